// Renders its children only in the browser, after hydration.
import type { ReactNode } from 'react'
import { useHydrated } from '../context/hydrated.ts'

export interface BrowserOnlyProps {
  readonly children: () => ReactNode
  /** Shown before hydration, and in the HTML. */
  readonly fallback?: ReactNode
}

export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  const hydrated = useHydrated()
  if (typeof children !== 'function')
    throw new Error('The children of <BrowserOnly> must be a function that returns elements.')
  return <>{hydrated ? children() : fallback}</>
}
