// In place of markup/TabPanel.tsx, where the site has its own `TabItem`: it asks whether it is selected, and
// always is inside of its panel.
import { TabsProvider } from '../compat/tabs.tsx'
import type { TabPanelProps } from '../markup/TabPanel.tsx'

export type { TabPanelProps } from '../markup/TabPanel.tsx'

export const TabPanel = ({ value, children }: TabPanelProps) => (
  <TabsProvider
    value={{ selectedValue: value, selectValue: () => {}, tabValues: [{ value }], lazy: false, block: false }}
  >
    {children}
  </TabsProvider>
)
