// The table of contents: a column with the current heading marked on wide screens, a collapsed list on narrow
// ones.
import { useEffect, useState } from 'react'
import type { TocItem } from '../../build/shared/toc.ts'
import { useOnText } from '../context/onText.ts'
import { useShown } from '../context/route.tsx'
import { markedRows } from '../context/rows.ts'
import { useSite } from '../context/site.tsx'
import { useTexts } from '../text/translate.tsx'
import { activeHeading } from './activeHeading.ts'
import './Toc.css'

export function Toc({ items }: { readonly items: readonly TocItem[] }) {
  const active = useActiveHeading(items)
  const label = useLabel()
  return (
    <nav className="toc-column theme-doc-toc-desktop" aria-label={label}>
      <p className="toc-column__title">{label}</p>
      <TocList items={items} active={active} />
    </nav>
  )
}

export function MobileToc({ items }: { readonly items: readonly TocItem[] }) {
  return (
    <details className="toc-mobile theme-doc-toc-mobile">
      <summary>{useLabel()}</summary>
      <TocList items={items} active={undefined} />
    </details>
  )
}

const useLabel = () => useTexts()('theme.TOCCollapsible.toggleButtonLabel', 'On this page')

function TocList({
  items,
  active,
}: {
  readonly items: readonly TocItem[]
  readonly active: string | undefined
}) {
  const { textLanguage } = useShown().route
  return (
    <ul className="table-of-contents" {...textLanguage}>
      {(process.env['TROODON_SSR'] !== '' && markedRows(items, TocEntry, { active })) ||
        items.map((item) => <TocEntry key={item.id} {...item} active={active} />)}
    </ul>
  )
}

function TocEntry({ id, html, children, active }: TocItem & { readonly active: string | undefined }) {
  const href = useOnText((name) => `#${name.replaceAll(' ', '%20')}`)(id)
  return (
    <li>
      <a
        className={`table-of-contents__link${id === active ? ' table-of-contents__link--active' : ''}`}
        href={href}
        aria-current={id === active ? 'true' : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {children.length > 0 && <TocList items={children} active={active} />}
    </li>
  )
}

const idsOf = (items: readonly TocItem[]): string[] =>
  items.flatMap(({ id, children }) => [id, ...idsOf(children)])

function useActiveHeading(items: readonly TocItem[]): string | undefined {
  const [active, setActive] = useState<string>()
  // A navbar that stays covers this much.
  const offset = useSite().navbar.hideOnScroll ? 0 : 60
  useEffect(() => {
    const ids = idsOf(items)
    let frame = 0
    const measure = () => {
      frame = 0
      const places = ids.flatMap((id) => {
        let element = document.getElementById(id)
        // A heading inside a collapsed element counts as being at the position of that element.
        while (element?.checkVisibility?.() === false) element = element.parentElement
        return element ? [{ id, top: element.getBoundingClientRect().top }] : []
      })
      setActive(activeHeading(places, offset, window.innerHeight))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    document.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      document.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [items, offset])
  return active
}
