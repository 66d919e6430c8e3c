// `@theme/Tabs` in pages with code: the HTML that the build prints for Markdown; widgets/tabs.ts makes it
// work.
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { panelMarkup, readTabs, tabsMarkup } from '../../build/shared/components/tabs.ts'
import { elementOf } from '../markup/elementOf.ts'
import type { TabItemProps } from './TabItem.tsx'

export interface TabsProps {
  /** Tabs with the same group switch together, on every page. The choice is remembered. */
  readonly groupId?: string
  /** Keeps the choice in the URL, as the parameter of this name; true uses the name of the group. */
  readonly queryString?: string | boolean
  /**
   * The tab that is open when the page loads; null for none. Default: the first tab, or the one with
   * `default`.
   */
  readonly defaultValue?: string | null
  readonly values?: readonly {
    readonly value: string
    readonly label?: ReactNode
    readonly attributes?: { readonly className?: string }
  }[]
  readonly className?: string
  /** Has no effect: every panel is in the page. */
  readonly lazy?: boolean
  readonly children?: ReactNode
}

export default function Tabs({ children, ...props }: TabsProps) {
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  )
  if (items.some((item) => typeof item.props.value !== 'string'))
    throw new Error('Bad <Tabs> child: all children of <Tabs> must be <TabItem> with a "value".')
  const { list, problems } = readTabs<ReactNode>(
    props,
    items.map((item) => item.props),
  )
  const [problem] = problems
  if (problem) throw new Error(`${problem.message} ${problem.hint}`)
  return elementOf(
    tabsMarkup(list),
    items.map((item) => elementOf(panelMarkup(item.props.value, list), item)),
  )
}
