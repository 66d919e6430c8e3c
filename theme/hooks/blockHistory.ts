// Code that asks before the reader leaves: `history.block` and `Prompt`. Links, navigation from code, and the
// buttons of the browser are stopped before anything else handles them.
import type { GoDetail } from '../router/goDetail.ts'
import type { PageLocation } from './location.ts'

type Action = 'POP' | 'PUSH' | 'REPLACE'

/** A question for the reader, or what gives one. False stays, and true or nothing goes on. */
export type Blocker =
  | string
  | boolean
  // biome-ignore lint/suspicious/noConfusingVoidType: functions that return nothing go on
  | ((location: PageLocation, action: Action) => string | boolean | undefined | void)

/** Returns a function that ends it. */
export function blockHistory(blocker: Blocker): () => void {
  const until = new AbortController()
  const first = { capture: true, signal: until.signal }
  const stays = (url: URL, action: Action) => !mayLeave(blocker, url, action)

  document.addEventListener(
    'troodon-go',
    (event) => {
      const { detail, cancelable } = event as CustomEvent<GoDetail>
      const url = new URL(`${detail}`, document.baseURI)
      if (stays(url, cancelable ? 'REPLACE' : 'PUSH')) event.stopImmediatePropagation()
    },
    first,
  )
  // After the components, and before the listener of all links.
  document.body.addEventListener(
    'click',
    (event) => {
      const url = leftFor(event)
      if (url && stays(url, 'PUSH')) event.preventDefault()
    },
    until,
  )

  let entry = currentEntry()
  let isReturning = false
  document.addEventListener(
    'troodon-url',
    (event) => {
      // A cancelable one comes before the page is shown.
      if (!event.cancelable || (!isReturning && !stays(new URL(window.location.href), 'POP'))) {
        entry = currentEntry()
        return
      }
      event.preventDefault()
      isReturning = !isReturning
      // Where the browser does not number its entries, most readers go back.
      if (isReturning) window.history.go(entry - currentEntry() || 1)
    },
    until,
  )
  return () => until.abort()
}

function mayLeave(blocker: Blocker, { pathname, search, hash }: URL, action: Action): boolean {
  const answer = typeof blocker === 'function' ? blocker({ pathname, search, hash }, action) : blocker
  return typeof answer === 'string' ? window.confirm(answer) : answer !== false
}

/** The page of the site that a click on a link leads to. */
function leftFor(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
  if (!link || link.hasAttribute('download') || link.target !== '') return null
  const url = new URL(link.href, document.baseURI)
  return url.origin === window.location.origin ? url : null
}

/** The place of the shown entry in the history of the browser; 0 where the browser does not tell. */
const currentEntry = (): number =>
  (window as { navigation?: { currentEntry?: { index: number } } }).navigation?.currentEntry?.index ?? 0
