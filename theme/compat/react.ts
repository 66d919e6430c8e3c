// Small React helpers of `@docusaurus/theme-common`.
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

/**
 * A function that stays the same between renders and calls the newest one. For event handlers and effects.
 */
export function useEvent<F extends (...args: never[]) => unknown>(callback: F): F {
  const newest = useRef(callback)
  const useCommitEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
  useCommitEffect(() => {
    newest.current = callback
  }, [callback])
  return useCallback(((...args: never[]) => newest.current(...args)) as F, [])
}

/** The value of the render before; undefined on the first one. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const last = useRef<Value | undefined>(undefined)
  useEffect(() => {
    last.current = value
  })
  return last.current
}

/** The same object as long as its fields are equal. */
export function useShallowMemoObject<Value extends object>(value: Value): Value {
  const entries = Object.entries(value).flat()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are the dependencies
  return useMemo(() => value, entries)
}

/** Thrown by a hook that is called outside its provider. */
export class ReactContextError extends Error {
  constructor(providerName: string, additionalInfo = '') {
    super(`The hook is called outside of <${providerName}>. ${additionalInfo}`.trim())
    this.name = 'ReactContextError'
  }
}

type Provider = ComponentType<{ readonly children: ReactNode }>

/** One component around which all given ones wrap, the first outermost. */
export const composeProviders = (providers: readonly Provider[]): Provider =>
  function Composed({ children }) {
    return providers.reduceRight<ReactNode>((inner, One) => createElement(One, null, inner), children)
  }

export type WindowSize = 'desktop' | 'mobile' | 'ssr'

/** `ssr` on the server and until hydration; then by the width of the window, in pixels. */
export const useWindowSize = ({ desktopBreakpoint = 996 } = {}): WindowSize =>
  useSyncExternalStore(
    onResize,
    () => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr',
  )

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Stops scrolling of the page while `lock` is true. */
export function useLockBodyScroll(lock = true): void {
  useEffect(() => {
    document.body.style.overflow = lock ? 'hidden' : 'visible'
    return () => {
      document.body.style.overflow = 'visible'
    }
  }, [lock])
}

/** State of something that opens and closes; it starts closed. */
export function useCollapsible({
  initialState = true,
}: {
  readonly initialState?: boolean | (() => boolean)
} = {}) {
  const [collapsed, setCollapsed] = useState(initialState)
  const toggleCollapsed = useCallback(() => setCollapsed((now) => !now), [])
  return { collapsed, setCollapsed, toggleCollapsed }
}
