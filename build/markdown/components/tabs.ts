// `<Tabs groupId queryString>` and `<TabItem>`.
import {
  panelMarkup,
  readTabs,
  type TabInput,
  type TabList,
  type TabsInput,
  tabsMarkup,
  valueOfTab,
} from '../../shared/components/tabs.ts'
import { type MdxElement, type ResolvedElement, resolvedOf } from '../mdx/element.ts'
import type { PrintContext, Printer } from './printer.ts'
import { printAround } from './printMarkup.ts'

export const tabs: Printer = (resolved, context) => {
  const list = tabListOf(resolved, context)
  return typeof list === 'string' ? { code: list } : printAround(tabsMarkup(list))
}

export const tabItem: Printer = ({ element, props }, context) => {
  const parent = element.parent ? resolvedOf(element.parent.open) : undefined
  // A component around it may be tabs of its own, which read the properties of their items.
  if (parent?.meaning.kind === 'component')
    return { code: `<TabItem> is inside <${parent.element.tag.name}>` }
  if (parent?.meaning.kind !== 'theme' || parent.meaning.name !== 'Tabs') {
    report(context, '<TabItem> is not inside <Tabs>.', 'Put it directly into <Tabs>.')
    return { open: '', close: '' }
  }
  if (hasNoValue({ element, props }))
    report(context, '<TabItem> has no value.', 'Give it one that no other tab has: <TabItem value="npm">.')
  // The component reads the properties of its items: they stay components where it does.
  if (element.parent?.open.meta?.['dynamic']) return { code: 'the attributes of <Tabs> are computed' }
  const list = tabListOf(parent, context)
  if (typeof list === 'string') return { code: list }
  return printAround(panelMarkup(valueOfTab(props), list))
}

/** Tabs around panels of finished HTML. */
export function printTabs(
  list: TabList<string>,
  panels: readonly { readonly value: string; readonly html: string }[],
): string {
  const { open, close } = printAround(tabsMarkup(list))
  const shown = panels.map(({ value, html }) => {
    const panel = printAround(panelMarkup(value, list))
    return panel.open + html + panel.close
  })
  return open + shown.join('') + close
}

const hasNoValue = ({ element: { open }, props }: Pick<ResolvedElement, 'element' | 'props'>): boolean =>
  props['value'] === undefined && typeof props['label'] !== 'string' && !open.meta?.['dynamic']

const known = new WeakMap<ResolvedElement, TabList<string> | string>()

/** The tabs of a `<Tabs>`, or the reason why only the page's module can render them. */
function tabListOf(resolved: ResolvedElement, context: PrintContext): TabList<string> | string {
  const found = known.get(resolved) ?? listTabs(resolved, context)
  known.set(resolved, found)
  return found
}

function listTabs({ element, props }: ResolvedElement, context: PrintContext): TabList<string> | string {
  if (props['lazy'] === true) return '<Tabs lazy> renders a panel when it is opened'
  const items = element.children.flatMap((child) => resolvedOf(child.open) ?? [])
  const wrong = items.find(({ meaning }) => meaning.kind !== 'theme' || meaning.name !== 'TabItem')
  if (wrong) return `<Tabs> holds <${wrong.element.tag.name}>`
  nameByOrder(items, props['items'])
  const computed = element.children.some(({ open }) => open.meta?.['dynamic'])
  if (computed) return 'the attributes of a <TabItem> are computed'
  if (element.expressions.some(({ meta }) => meta?.['text'] !== '')) return '<Tabs> holds an expression'
  checkText(element, context)
  const { list, problems } = readTabs<string>(
    tabsInput(props),
    items.map((item) => tabInput(item.props)),
  )
  // Values that are missing are reported where they are.
  if (!items.some(hasNoValue)) for (const { message, hint } of problems) report(context, message, hint)
  return list
}

/** As in Nextra: `<Tabs items={['npm', 'pnpm']}>` has the labels of items without their own. */
function nameByOrder(items: readonly ResolvedElement[], labels: unknown): void {
  if (!Array.isArray(labels)) return
  for (const [index, { props }] of items.entries())
    if (props['value'] === undefined && props['label'] === undefined && typeof labels[index] === 'string')
      Object.assign(props, { value: labels[index] })
}

const tabsInput = (props: ResolvedElement['props']): TabsInput<string> => ({
  ...props,
  values: Array.isArray(props['values']) ? props['values'].map(tabInput) : undefined,
})

/** Only string labels are supported here. */
const tabInput = ({ label, ...props }: ResolvedElement['props']): TabInput<string> => ({
  ...props,
  label: label === undefined ? undefined : String(label),
})

function checkText(element: MdxElement, context: PrintContext): void {
  if (element.hasText)
    report(context, '<Tabs> can contain only <TabItem>.', 'Move the text out of it or into a <TabItem>.')
}

const report = ({ reading, place }: PrintContext, message: string, hint: string): void => {
  if (
    !reading.diagnostics.some(
      (one) => one.line === place.line && one.column === place.column && one.message === message,
    )
  )
    reading.diagnostics.push({ code: 'componentUse', ...place, message, hint })
}
