// `@theme/Tabs` in pages with code: the HTML that the build prints for Markdown; widgets/tabs.ts makes it
// work.
import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { panelMarkup, readTabs, tabsMarkup } from '../../build/shared/components/tabs.ts'
import { elementOf } from '../markup/elementOf.ts'
import { TabPanel } from '../markup/TabPanel.tsx'
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
  /** Renders a panel when it is opened for the first time. A link to a heading in it renders it, too. */
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
    items.map((item) => {
      const { value } = item.props
      const panel = <TabPanel value={value}>{item}</TabPanel>
      return elementOf(
        panelMarkup(value, list),
        props.lazy && value !== list.selected ? <LazyPanel>{panel}</LazyPanel> : panel,
      )
    }),
  )
}

/** widgets/tabs.ts opens panels, and tells each that is open. */
function LazyPanel({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // Code blocks and other widgets in the panel begin to work.
    if (isOpen) document.dispatchEvent(new Event('troodon-patched'))
    const panel = place.current?.parentElement
    if (!panel) return
    const open = () => setOpen(true)
    if (!panel.hasAttribute('data-inactive')) open()
    panel.addEventListener('troodon-tab', open)
    return () => panel.removeEventListener('troodon-tab', open)
  }, [isOpen])
  return isOpen ? children : <span ref={place} data-lazy hidden />
}
