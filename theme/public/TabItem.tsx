// One tab of `<Tabs>`, which reads its properties and renders its panel.
import type { ReactNode } from 'react'

export interface TabItemProps {
  /** Default: the label. */
  readonly value?: string
  readonly label?: ReactNode
  /** Open when the page loads. */
  readonly default?: boolean
  readonly className?: string
  /** Attributes of the tab's button. */
  readonly attributes?: { readonly className?: string }
  readonly children?: ReactNode
}

export default function TabItem({ children }: TabItemProps) {
  return <>{children}</>
}
