// Hooks of Docusaurus' themes about scrolling, and providers whose data Troodon has anyway.
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import { activeHeading } from '../layout/activeHeading.ts'
import { prefersReducedMotion } from '../layout/slide.ts'
import { useHiddenOnScroll } from '../layout/useHiddenOnScroll.ts'
import { useScroll } from '../layout/useScroll.ts'
import { useEvent } from './react.ts'

const Through = ({ children }: { readonly children: ReactNode }) => <>{children}</>
export const AnnouncementBarProvider = Through
export const ColorModeProvider = Through
export const ScrollControllerProvider = Through

interface Position {
  readonly scrollX: number
  readonly scrollY: number
}

/** Calls the effect when the page is scrolled, and once at first. */
export function useScrollPosition(effect: (now: Position, last: Position | null) => void): void {
  const last = useRef<Position | null>(null)
  const newest = useEvent(effect as (...args: never[]) => unknown) as unknown as typeof effect
  useEffect(() => {
    const measure = () => {
      const now = { scrollX: window.scrollX, scrollY: window.scrollY }
      newest(now, last.current)
      last.current = now
    }
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    return () => window.removeEventListener('scroll', measure)
  }, [newest])
}

export function useScrollController() {
  const scrollEventsEnabledRef = useRef(true)
  return useMemo(
    () => ({
      scrollEventsEnabledRef,
      enableScrollEvents: () => {
        scrollEventsEnabledRef.current = true
      },
      disableScrollEvents: () => {
        scrollEventsEnabledRef.current = false
      },
    }),
    [],
  )
}

/** Keeps an element at its place on the screen while the page above it changes. */
export const useScrollPositionBlocker = () => ({
  blockElementScrollPositionUntilNextRender(element: HTMLElement) {
    const before = element.getBoundingClientRect().top
    requestAnimationFrame(() => window.scrollBy(0, element.getBoundingClientRect().top - before))
  },
})

const scrollTo = (top: number) =>
  window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })

export const useSmoothScrollTo = () => ({ startScroll: scrollTo, cancelScroll: () => {} })

/** Shown while the reader scrolls up below `threshold` pixels. */
export function useBackToTopButton({ threshold }: { readonly threshold: number }) {
  const [shown, setShown] = useState(false)
  useScroll((now, last, jumped) => setShown(jumped === undefined && now > threshold && now < last))
  return { shown, scrollToTop: () => scrollTo(0) }
}

/** Hides the navbar while the reader scrolls down. */
export function useHideableNavbar(hideOnScroll: boolean) {
  const isHidden = useHiddenOnScroll(hideOnScroll)
  return { navbarRef: useCallback((_: HTMLElement | null) => {}, []), isNavbarVisible: !isHidden }
}

/** Whether lines of a code block are wrapped, and whether some are wider than the block. */
export function useCodeWordWrap() {
  const codeBlockRef = useRef<HTMLPreElement>(null)
  const [isEnabled, setEnabled] = useState(false)
  const [isCodeScrollable, setScrollable] = useState(false)
  useEffect(() => {
    const block = codeBlockRef.current
    if (!block) return
    const lines = block.querySelector('code')
    lines?.style.setProperty('white-space', isEnabled ? 'pre-wrap' : null)
    lines?.style.setProperty('overflow-wrap', isEnabled ? 'anywhere' : null)
    // Blocks in closed tabs have no width yet.
    const observer = new ResizeObserver(() => setScrollable(block.scrollWidth > block.clientWidth))
    observer.observe(block)
    return () => observer.disconnect()
  }, [isEnabled])
  return { codeBlockRef, isEnabled, isCodeScrollable, toggle: () => setEnabled((now) => !now) }
}

export interface TOCHighlightConfig {
  readonly linkClassName: string
  readonly linkActiveClassName: string
  readonly minHeadingLevel: number
  readonly maxHeadingLevel: number
}

/** Marks the link of the current heading, in a table of contents whose links have the class. */
export function useTOCHighlight(config: TOCHighlightConfig | undefined): void {
  const { linkClassName, linkActiveClassName } = config ?? {}
  // A navbar that stays covers this much.
  const offset = useSite().navbar.hideOnScroll ? 0 : 60
  useEffect(() => {
    if (!linkClassName || !linkActiveClassName) return
    const mark = () => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(`a.${CSS.escape(linkClassName)}`)]
      const ids = links.map(({ hash }) => decodeURIComponent(hash.slice(1)))
      const places = ids.flatMap((id) => {
        const heading = document.getElementById(id)
        return heading ? [{ id, top: heading.getBoundingClientRect().top }] : []
      })
      const active = activeHeading(places, offset, window.innerHeight)
      for (const [index, link] of links.entries())
        link.classList.toggle(linkActiveClassName, ids[index] === active)
    }
    mark()
    document.addEventListener('scroll', mark, { passive: true })
    return () => document.removeEventListener('scroll', mark)
  }, [linkClassName, linkActiveClassName, offset])
}

/** The page at the root of the site; undefined when there is none. */
export function useHomePageRoute(): { readonly path: string; readonly exact: true } | undefined {
  const { hasHomePage, homeHref } = useSite()
  return hasHomePage ? { path: homeHref, exact: true } : undefined
}

/** The path without the base URL. */
export function useLocalPathname(): string {
  const { baseUrl } = useSite()
  const { href } = useShown().route
  return href.startsWith(baseUrl) ? `/${href.slice(baseUrl.length)}` : href
}
