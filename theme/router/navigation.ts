// Navigation without a full load: history, scroll position, focus, title, progress bar.
import { flushSync } from 'react-dom'
import type { Shown } from '../context/route.tsx'
import { createStore, type Store } from '../state/store.ts'
import { here } from '../state/url.ts'
import { announceJump } from './jump.ts'
import type { Loader } from './load.ts'
import { PolicyError } from './pageCode.ts'
import { isPageUrl, type Place, pageKey } from './pageUrls.ts'

export interface Navigation {
  readonly shown: Store<Shown>
  /** The URL without the origin: `/docs/cli/?x=1#build`. */
  readonly location: Store<string>
  /** True when loading takes longer than 200 ms. */
  readonly slow: Store<boolean>
  /** `state` is what the entry of the history keeps. */
  readonly go: (url: URL, how?: 'push' | 'replace', state?: unknown) => Promise<void>
  /** Shows the page as it is now; scroll and focus stay. */
  readonly refresh: () => Promise<void>
}

/** The steps of a navigation, in this order, for the site's client modules. */
export interface Lifecycle {
  readonly begin: (url: URL) => void
  /** The page has loaded and is shown next. */
  readonly ready: () => void
  readonly shown: () => void
}

/** The progress bar starts this many milliseconds after a change of the path. */
const slowAfter = 200

export function createNavigation(
  first: Shown,
  loading: Promise<Loader>,
  place: Place,
  lifecycle: Lifecycle | null = null,
): Navigation {
  const shown = createStore(first)
  const location = createStore(here())
  const slow = createStore(false)
  const positions = new Map<string, number>()
  let current = historyKey()
  let turn = 0

  async function go(url: URL, how: 'push' | 'replace' | 'pop' = 'push', state?: unknown): Promise<void> {
    const mine = ++turn
    const old = window.location
    const samePage = pageKey(url.pathname) === pageKey(old.pathname) && how !== 'pop'
    const stays = samePage && url.hash === old.hash && url.search !== old.search
    const timer = setTimeout(() => slow.set(true), slowAfter)
    lifecycle?.begin(url)
    try {
      const loader = samePage ? null : await loading
      const next = loader ? await loader.page(url.pathname) : shown.get()
      if (mine !== turn) return
      positions.set(current, window.scrollY)
      if (how !== 'pop') {
        const key = how === 'push' ? crypto.randomUUID() : current
        window.history[how === 'push' ? 'pushState' : 'replaceState']({ key, state }, '', url)
      }
      current = historyKey()
      lifecycle?.ready()
      show(next, url, loader)
      lifecycle?.shown()
      if (!stays) settle(url, how)
    } catch (error) {
      if (mine !== turn) return
      if (!(error instanceof PolicyError))
        console.warn(`${url.pathname} could not be loaded. The browser requests the whole page.`, error)
      if (how === 'pop') window.location.reload()
      else window.location.assign(url)
    } finally {
      clearTimeout(timer)
      if (mine === turn) slow.set(false)
    }
  }

  function show(next: Shown, url: URL, loader: Loader | null): void {
    flushSync(() => shown.set(next))
    loader?.applyHead(next)
    // Listeners of the URL see the new page and its title.
    location.set(url.pathname + url.search + url.hash)
  }

  /** Sets scroll position and focus after a navigation, unless only the query changed. */
  function settle(url: URL, how: 'push' | 'replace' | 'pop'): void {
    if (how === 'pop') {
      announceJump(false)
      window.scrollTo(0, positions.get(current) ?? 0)
    } else if (url.hash !== '') scrollToId(url.hash)
    else {
      window.scrollTo(0, 0)
      const start = document.getElementById('__troodon-skip')
      start?.focus({ preventScroll: true })
    }
  }

  window.history.scrollRestoration = 'manual'
  window.addEventListener('beforeunload', () => {
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('popstate', () => {
    // Code of the site may keep the page (theme/hooks/blockHistory.ts).
    if (document.dispatchEvent(new Event('troodon-url', { cancelable: true }))) void popped()
  })

  async function popped(): Promise<void> {
    const url = new URL(window.location.href)
    if (pageKey(url.pathname) === pageKey(location.get().replace(/[?#].*$/, ''))) {
      current = historyKey()
      lifecycle?.begin(url)
      lifecycle?.ready()
      location.set(here())
      lifecycle?.shown()
      if (url.hash !== '') scrollToId(url.hash)
      return
    }
    if (isPageUrl(url, place)) await go(url, 'pop')
    else window.location.reload()
  }

  async function refresh(): Promise<void> {
    try {
      const loader = await loading
      show(await loader.fresh(window.location.pathname), new URL(window.location.href), loader)
    } catch {
      window.location.reload()
    }
  }

  return { shown, location, slow, go, refresh }
}

const historyKey = (): string => (window.history.state as { key?: string } | null)?.key ?? 'first'

function scrollToId(hash: string): void {
  const id = hash.slice(1)
  const target = document.getElementById(id) ?? document.getElementById(decode(id))
  if (!target) return
  announceJump(true)
  target.scrollIntoView()
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
