// Loads pages ahead: at a hover or touch, and a few when their link comes into view.
import type { Loader } from './load.ts'
import { dataHref, isPageUrl, type Place, pageKey } from './pageUrls.ts'

/** Links in view that are fetched per page; more would cost data that nobody reads. */
const maxVisible = 30
const maxAtOnce = 4

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** No fetching ahead on slow or metered connections. */
const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')

export interface Prefetch {
  /** Watches the links of a page that was just shown. */
  readonly watch: () => void
}

export function startPrefetch(loader: Loader, place: Place): Prefetch {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!mayPrefetch(connection)) return { watch() {} }
  const done = new Set<string>([pageKey(window.location.pathname)])

  const pathOf = (target: EventTarget | null): string | null => {
    const link = (target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
    if (link?.target !== '') return null
    const url = new URL(link.href, document.baseURI)
    return isPageUrl(url, place) && !done.has(pageKey(url.pathname)) ? url.pathname : null
  }
  const intent = ({ target }: Event) => {
    const path = pathOf(target)
    if (path === null) return
    done.add(pageKey(path))
    loader.preload(path)
  }
  document.addEventListener('mouseover', intent, { passive: true })
  document.addEventListener('touchstart', intent, { passive: true })

  let observer: IntersectionObserver | null = null
  return {
    watch() {
      observer?.disconnect()
      if (!('IntersectionObserver' in window)) return
      const queue: string[] = []
      let left = maxVisible
      let running = 0
      const next = () => {
        while (running < maxAtOnce && queue.length > 0) {
          running++
          void hint(queue.shift() as string).finally(() => {
            running--
            next()
          })
        }
      }
      observer = new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) {
          const path = isIntersecting && left > 0 ? pathOf(target) : null
          if (path === null) continue
          done.add(pageKey(path))
          left--
          queue.push(path)
        }
        next()
      })
      for (const link of document.querySelectorAll('main a[href], .pagination-nav a[href], .menu a[href]'))
        observer.observe(link)
    },
  }
}

/** Fetches a page's data into the browser's cache, at low priority. */
async function hint(path: string): Promise<void> {
  await fetch(dataHref(path), { priority: 'low', credentials: 'same-origin' } as RequestInit).catch(() => {})
}
