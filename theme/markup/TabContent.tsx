// What a tab shows, inside of its panel.
import type { ReactNode } from 'react'

export interface TabContentProps {
  readonly value: string
  readonly className?: string | undefined
  /** Set by tabs of a site that show and hide the panels themselves. */
  readonly hidden?: boolean | undefined
  readonly children?: ReactNode
}

export function TabContent({ className, hidden, children }: TabContentProps) {
  if (hidden === undefined) return <>{children}</>
  return (
    <div role="tabpanel" className={className} hidden={hidden}>
      {children}
    </div>
  )
}
