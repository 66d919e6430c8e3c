// The state that Docusaurus' parts of a playground share: the code as the reader has changed it.
import { createContext, type ReactNode, use } from 'react'

export interface LiveState {
  readonly code: string
  readonly change: (code: string) => void
  /** Whether the code calls `render` itself. */
  readonly noInline: boolean
  /** Names that the code can use. */
  readonly scope: Readonly<Record<string, unknown>>
  readonly transformCode: ((code: string) => string) | null
}

export const LiveContext = createContext<LiveState | null>(null)

export function useLive(): LiveState {
  const state = use(LiveContext)
  if (!state) throw new Error('This part of a playground needs @theme/Playground/Provider around it.')
  return state
}

export interface PlaygroundValue {
  /** Brings the first code back. */
  readonly reset: () => void
}

const PlaygroundContext = createContext<PlaygroundValue | null>(null)

/** `PlaygroundProvider` of `@docusaurus/theme-live-codeblock/client`. */
export const PlaygroundProvider = ({
  value,
  children,
}: {
  readonly value: PlaygroundValue
  readonly children?: ReactNode
}) => <PlaygroundContext value={value}>{children}</PlaygroundContext>

export function usePlayground(): PlaygroundValue {
  const value = use(PlaygroundContext)
  if (!value) throw new Error('usePlayground needs @theme/Playground/Provider around it.')
  return value
}
