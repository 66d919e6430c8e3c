// A tab in its panel, which `Tabs` shows and hides.
import type { ReactNode } from 'react'

export interface TabPanelProps {
  readonly value: string
  readonly children: ReactNode
}

export const TabPanel = ({ children }: TabPanelProps) => <>{children}</>
