// Whether the current entry of the history was added, replaced or visited again.
import { here, onUrlChange } from '../state/url.ts'
import { historyState } from './location.ts'

export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE'

/** How the reader came to the current entry, from now on. Always POP on the server. */
export function followHistory(): () => HistoryAction {
  if (typeof window === 'undefined') return () => 'POP'
  const next = actions()
  let last: HistoryAction = 'POP'
  const read = (event?: Event) => {
    last = next(event) ?? last
    return last
  }
  onUrlChange(read)
  // Components ask before the event of their page.
  return () => read()
}

/** Calls the listener after every change of the URL, and returns a function that ends it. */
export function listenToHistory(listener: (action: HistoryAction) => void): () => void {
  const next = actions()
  return onUrlChange((event) => {
    const action = next(event)
    if (action) listener(action)
  })
}

/** Returns what tells the action since the last call; null without one. Several events can report one. */
function actions(): (event?: Event) => HistoryAction | null {
  let [url, key, state] = [here(), historyKey(), historyState()]
  const seen = new Set([key])
  return (event) => {
    const [newUrl, newKey, newState] = [here(), historyKey(), historyState()]
    if (url === newUrl && key === newKey && state === newState) return null
    const isReplaced = newKey !== undefined && newKey === (key ?? 'first')
    const isVisited = seen.has(newKey) || newKey === undefined || event?.type === 'popstate'
    ;[url, key, state] = [newUrl, newKey, newState]
    seen.add(key)
    return isReplaced ? 'REPLACE' : isVisited ? 'POP' : 'PUSH'
  }
}

/** Navigation gives each new entry of the history a key; a replaced one keeps it, or has `first`. */
export const historyKey = (): string | undefined => (window.history.state as { key?: string } | null)?.key
