// `@theme/TabItem`: one tab of `<Tabs>`. `<Tabs>` reads its properties and renders its panel.
import type { ReactNode } from 'react'
import { TabContent } from '../markup/TabContent.tsx'

export interface TabItemProps {
  readonly value: string
  readonly label?: ReactNode
  /** Open when the page loads. */
  readonly default?: boolean
  readonly className?: string
  /** Attributes of the tab's button. */
  readonly attributes?: { readonly className?: string }
  /** For tabs of the site that show and hide their panels themselves. */
  readonly hidden?: boolean
  readonly children?: ReactNode
}

export default function TabItem({ value, className, hidden, children }: TabItemProps) {
  return (
    <TabContent value={value} className={className} hidden={hidden}>
      {children}
    </TabContent>
  )
}
