// The query of the URL as React state.
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { onUrlChange } from '../state/url.ts'
import { goTo } from './goTo.ts'
import { type PageLocation, useLocation } from './location.ts'
import { useEvent } from './react.ts'

interface HistoryFacts {
  readonly location: PageLocation
}

/**
 * A value computed from the location, which updates with it. It must be a string, a number or the same
 * object.
 */
export function useHistorySelector<Value>(selector: (history: HistoryFacts) => Value): Value {
  const { pathname } = useLocation()
  return useSyncExternalStore(
    onUrlChange,
    () => selector({ location: hereNow(pathname) }),
    () => selector({ location: { pathname, search: '', hash: '' } }),
  )
}

const hereNow = (pathname: string): HistoryFacts['location'] => ({
  pathname,
  search: window.location.search,
  hash: window.location.hash,
})

/** Calls the handler when the reader goes back or forward. The navigation cannot be stopped. */
export function useHistoryPopHandler(handler: (location: PageLocation, action: 'POP') => unknown): void {
  const newest = useEvent(handler as (...args: never[]) => unknown)
  useEffect(() => {
    const popped = () => {
      const { pathname, search, hash } = window.location
      ;(newest as unknown as typeof handler)({ pathname, search, hash }, 'POP')
    }
    window.addEventListener('popstate', popped)
    return () => window.removeEventListener('popstate', popped)
  }, [newest])
}

export function useQueryStringValue(key: string | null): string | null {
  return useHistorySelector(({ location }) =>
    key === null ? null : new URLSearchParams(location.search).get(key),
  )
}

interface UpdateOptions {
  /** Adds an entry to the history. */
  readonly push: boolean
}

/** A parameter of the query, and a function that changes or (null) removes it. */
export function useQueryString(
  key: string,
): [string, (value: string | null, options?: UpdateOptions) => void] {
  const value = useQueryStringValue(key) ?? ''
  const set = useCallback(
    (next: string | null, options?: UpdateOptions) =>
      update((params) => (next ? params.set(key, next) : params.delete(key)), options),
    [key],
  )
  return [value, set]
}

type ListUpdate = readonly string[] | ((old: string[]) => readonly string[])

/** A parameter that occurs several times. */
export function useQueryStringList(
  key: string,
): [string[], (next: ListUpdate, options?: UpdateOptions) => void] {
  const joined = useHistorySelector(({ location }) =>
    JSON.stringify(new URLSearchParams(location.search).getAll(key)),
  )
  const set = useCallback(
    (next: ListUpdate, options?: UpdateOptions) =>
      update((params) => {
        const values = typeof next === 'function' ? next(params.getAll(key)) : next
        params.delete(key)
        for (const value of values) params.append(key, value)
      }, options),
    [key],
  )
  return [JSON.parse(joined) as string[], set]
}

/** A function that removes the whole query. */
export const useClearQueryString = (): (() => void) =>
  useCallback(() => goTo({ pathname: window.location.pathname, hash: window.location.hash }, 'replace'), [])

function update(change: (params: URLSearchParams) => void, options: UpdateOptions | undefined): void {
  const params = new URLSearchParams(window.location.search)
  change(params)
  const { pathname, hash } = window.location
  goTo({ pathname, search: params.toString(), hash }, options?.push ? 'push' : 'replace')
}

/** The words of the search page: the parameter `q`. */
export const useSearchQueryString = (): [string, (value: string) => void] => useQueryString('q')

/** Calls the function with the first location and after every change. */
export function useLocationChange(
  onChange: (event: { location: PageLocation; previousLocation: PageLocation | undefined }) => void,
): void {
  const location = useLocation()
  const last = useRef<PageLocation | undefined>(undefined)
  const { pathname, search, hash } = location
  const newest = useEvent(onChange as (...args: never[]) => unknown) as unknown as typeof onChange
  useEffect(() => {
    const now = { pathname, search, hash }
    newest({ location: now, previousLocation: last.current })
    last.current = now
  }, [pathname, search, hash, newest])
}
