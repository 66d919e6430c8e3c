// `@theme/TabItem`: one tab of `<Tabs>`, which reads its properties.
import type { ReactNode } from 'react'

export interface TabItemProps {
  readonly value: string
  readonly label?: ReactNode
  /** Open at first. */
  readonly default?: boolean
  readonly className?: string
  /** For the tab's button. */
  readonly attributes?: { readonly className?: string }
  readonly children?: ReactNode
}

export default function TabItem({ children }: TabItemProps) {
  return <>{children}</>
}
