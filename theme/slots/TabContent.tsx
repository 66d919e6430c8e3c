// In place of markup/TabContent.tsx, where the site has its own `Tabs`: a tab knows from them whether it is
// selected.
import { useTabsAround } from '../compat/tabs.tsx'
import { TabContent as Original, type TabContentProps } from '../markup/TabContent.tsx'

export type { TabContentProps } from '../markup/TabContent.tsx'

export function TabContent(props: TabContentProps) {
  const tabs = useTabsAround()
  if (!tabs) return <Original {...props} />
  const isSelected = tabs.selectedValue === props.value
  return isSelected || !tabs.lazy ? <Original {...props} hidden={!isSelected} /> : null
}
