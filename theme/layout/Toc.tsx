// The table of contents: a column with the current heading marked on wide screens, a collapsed list on narrow
// ones.
import { useEffect, useState } from 'react'
import type { TocItem } from '../../build/shared/toc.ts'
import { useOnText } from '../context/onText.ts'
import { markedRows } from '../context/rows.ts'
import { useTexts } from '../text/translate.tsx'
import { activeHeading } from './activeHeading.ts'
import './Toc.css'

export function Toc({ items }: { readonly items: readonly TocItem[] }) {
  const active = useActiveHeading(items)
  const t = useTexts()
  return (
    <nav
      className="toc-column theme-doc-toc-desktop"
      aria-label={t('theme.TOCCollapsible.toggleButtonLabel', 'On this page')}
    >
      <p className="toc-column__title">{t('theme.TOCCollapsible.toggleButtonLabel', 'On this page')}</p>
      <TocList items={items} active={active} />
    </nav>
  )
}

export function MobileToc({ items }: { readonly items: readonly TocItem[] }) {
  const t = useTexts()
  return (
    <details className="toc-mobile theme-doc-toc-mobile">
      <summary>{t('theme.TOCCollapsible.toggleButtonLabel', 'On this page')}</summary>
      <TocList items={items} active={null} />
    </details>
  )
}

function TocList({ items, active }: { readonly items: readonly TocItem[]; readonly active: string | null }) {
  return (
    <ul className="table-of-contents">
      {(process.env['TROODON_SSR'] !== '' && markedRows(items, TocEntry, { active })) ||
        items.map((item) => <TocEntry key={item.id} {...item} active={active} />)}
    </ul>
  )
}

function TocEntry({ id, html, children, active }: TocItem & { readonly active: string | null }) {
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

function useActiveHeading(items: readonly TocItem[]): string | null {
  const [active, setActive] = useState<string | null>(null)
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
      setActive(activeHeading(places, 80, window.innerHeight))
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
  }, [items])
  return active
}
