// `@theme/Playground/Header`: the title of a part of a playground, with buttons beside it.
import type { ReactNode } from 'react'

export interface PlaygroundHeaderProps {
  readonly children: ReactNode
  readonly buttons?: ReactNode
}

export default function PlaygroundHeader({ children, buttons }: PlaygroundHeaderProps) {
  return (
    <div className="live-code__bar">
      <div>{children}</div>
      {buttons && <div>{buttons}</div>}
    </div>
  )
}
