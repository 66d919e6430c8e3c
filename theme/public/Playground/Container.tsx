// `@theme/Playground/Container`: the box around a playground.
import type { ReactNode } from 'react'

export default function PlaygroundContainer({ children }: { readonly children: ReactNode }) {
  return <div className="live-code">{children}</div>
}
