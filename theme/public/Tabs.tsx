// Tabs in pages with code: the HTML that the build prints for Markdown; widgets/tabs.ts makes it
// work.
import {
  Children,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import {
  panelMarkup,
  readTabs,
  type TabList,
  tabsMarkup,
  valueOfTab,
} from '../../build/shared/components/tabs.ts'
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
  /** Labels of the tabs that have none, in their order. */
  readonly items?: readonly string[]
  /** Renders only the panel of the chosen tab. A link to a heading in another one chooses that tab. */
  readonly lazy?: boolean
  readonly children?: ReactNode
}

export default function Tabs({ children, ...props }: TabsProps) {
  const items = Children.toArray(children)
    .filter((child): child is ReactElement<TabItemProps> => isValidElement(child))
    .map((item, index) => {
      const value = valueOfTab(item.props) === '' ? props.items?.[index] : undefined
      return value === undefined ? item : cloneElement(item, { value })
    })
  if (items.some((item) => valueOfTab(item.props) === ''))
    throw new Error('Bad <Tabs> child: all children of <Tabs> must be <TabItem> with a "value".')
  const { list, problems } = readTabs<ReactNode>(
    props,
    items.map((item) => item.props),
  )
  const [problem] = problems
  if (problem) throw new Error(`${problem.message} ${problem.hint}`)
  const panels = items.map((item) => ({ value: valueOfTab(item.props), content: item }))
  if (props.lazy)
    return elementOf(tabsMarkup(list), [<ChosenPanel key="chosen" list={list} panels={panels} />])
  return elementOf(
    tabsMarkup(list),
    panels.map(({ value, content }) => elementOf(panelMarkup(value, list), content)),
  )
}

interface ChosenPanelProps {
  readonly list: TabList<ReactNode>
  readonly panels: readonly { readonly value: string; readonly content: ReactNode }[]
}

/**
 * Only the panel of the chosen tab. widgets/tabs.ts says which one that is, and asks for all panels to find
 * the one that a link leads into.
 */
function ChosenPanel({ list, panels }: ChosenPanelProps) {
  const [{ selected, all }, choose] = useState({ selected: list.selected, all: false })
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const box = place.current?.parentElement
    if (!box) return
    const chosen = box.querySelector<HTMLElement>(':scope > [role="tablist"] > [aria-selected="true"]')
    // The widget may have been there before.
    const value = chosen?.dataset['value'] ?? null
    choose((before) => (before.selected === value ? before : { selected: value, all: false }))
    const heard = ({ detail }: CustomEventInit<string | null>) =>
      choose((before) => (detail ? { selected: detail, all: false } : { ...before, all: true }))
    box.addEventListener('troodon-tab', heard as EventListener)
    return () => box.removeEventListener('troodon-tab', heard as EventListener)
  }, [])
  const isFirst = useRef(true)
  // Code blocks and other widgets in a new panel begin to work.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the panels change
  useEffect(() => {
    if (!isFirst.current) document.dispatchEvent(new Event('troodon-patched'))
    isFirst.current = false
  }, [selected, all])
  const shown = panels.filter(({ value }) => all || value === selected)
  return (
    <>
      <span ref={place} data-lazy hidden />
      {shown.map(({ value, content }) => elementOf(panelMarkup(value, { ...list, selected }), content))}
    </>
  )
}
