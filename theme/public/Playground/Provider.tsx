// `@theme/Playground/Provider`: the code of a playground, for the parts inside.
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { LiveContext, type LiveState, PlaygroundProvider } from '../../compat/live.tsx'
import ReactLiveScope from '../ReactLiveScope.ts'

export interface PlaygroundProviderProps {
  readonly code: string | undefined
  readonly children?: ReactNode
  /** Words of a fence: `noInline`. */
  readonly metastring?: string
  readonly noInline?: boolean
  readonly scope?: Readonly<Record<string, unknown>>
  readonly transformCode?: (code: string) => string
  readonly [option: string]: unknown
}

export default function Provider({ code = '', children, ...options }: PlaygroundProviderProps) {
  const { metastring, scope = ReactLiveScope, transformCode } = options
  const noInline = options.noInline ?? metastring?.includes('noInline') ?? false
  const first = code.replace(/\n$/, '')
  const [changed, change] = useState<string | null>(null)
  const reset = useCallback(() => change(null), [])
  const live = useMemo<LiveState>(
    () => ({ code: changed ?? first, change, noInline, scope, transformCode: transformCode ?? null }),
    [changed, first, noInline, scope, transformCode],
  )
  const value = useMemo(() => ({ reset }), [reset])
  return (
    <PlaygroundProvider value={value}>
      <LiveContext value={live}>{children}</LiveContext>
    </PlaygroundProvider>
  )
}
