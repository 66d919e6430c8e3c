// `<Tabs groupId queryString>` and `<TabItem>`. Without scripts every panel is shown under its label; theme/widgets/tabs.ts
// makes tabs of them.
import { escapeHtml } from '../../shared/escape.ts'
import type { MdxElement } from '../mdx/element.ts'
import { type ResolvedElement, resolvedOf } from '../mdx/element.ts'
import type { PrintContext, Printer } from './printer.ts'

export interface TabFact {
  readonly value: string
  readonly label: string
  readonly className: string
}

export interface TabsMarkup {
  readonly tabs: readonly TabFact[]
  /** Value of the tab that is open at first; null for none. */
  readonly selected: string | null
  readonly groupId: string | null
  /** Name of the query parameter, or null. */
  readonly query: string | null
  readonly className: string
}

/** The bar of tabs and the box around the panels. */
export function tabsHtml({ tabs, selected, groupId, query, className }: TabsMarkup): {
  readonly open: string
  readonly close: string
} {
  const places = `${groupId === null ? '' : ` data-group="${escapeHtml(groupId)}"`}${query === null ? '' : ` data-query="${escapeHtml(query)}"`}`
  const focusable = selected ?? tabs[0]?.value
  const buttons = tabs.map(
    (tab) =>
      `<button type="button" role="tab" class="tabs__item${tab.value === selected ? ' tabs__item--active' : ''}${classPart(tab.className)}" data-value="${escapeHtml(tab.value)}" aria-selected="${tab.value === selected}" tabindex="${tab.value === focusable ? 0 : -1}">${escapeHtml(tab.label)}</button>`,
  )
  return {
    open: `<div class="tabs-container theme-tabs-container${classPart(className)}" data-tabs${places}><div class="tabs" role="tablist">${buttons.join('')}</div>\n`,
    close: '</div>\n',
  }
}

/** One panel; `label` is shown while scripts are off. */
export function panelHtml({
  value,
  label,
  selected,
}: {
  readonly value: string
  readonly label: string
  readonly selected: boolean
}): {
  readonly open: string
  readonly close: string
} {
  return {
    open: `<div class="tabs__panel" role="tabpanel" tabindex="0" data-value="${escapeHtml(value)}"${selected ? '' : ' data-inactive'}><p class="tabs__label">${escapeHtml(label)}</p>\n`,
    close: '</div>\n',
  }
}

const classPart = (className: string): string => (className === '' ? '' : ` ${escapeHtml(className)}`)

export const tabs: Printer = (resolved, context) => {
  const facts = factsOf(resolved, context)
  if (typeof facts === 'string') return { code: facts }
  return tabsHtml(facts)
}

export const tabItem: Printer = ({ element, props }, context) => {
  const parent = element.parent ? resolvedOf(element.parent.open) : undefined
  if (parent?.meaning.kind !== 'theme' || parent.meaning.name !== 'Tabs') {
    report(context, '<TabItem> stands outside of <Tabs>.', 'Put it directly into <Tabs>.')
    return { open: '', close: '' }
  }
  const facts = factsOf(parent, context)
  if (typeof facts === 'string') return { code: facts }
  const value = String(props['value'] ?? '')
  return panelHtml({
    value,
    label: facts.tabs.find((tab) => tab.value === value)?.label ?? value,
    selected: facts.selected === value,
  })
}

const known = new WeakMap<ResolvedElement, TabsMarkup | string>()

/** The tabs of a `<Tabs>`, or the reason why only code can tell. */
function factsOf(resolved: ResolvedElement, context: PrintContext): TabsMarkup | string {
  const found = known.get(resolved) ?? readTabs(resolved, context)
  known.set(resolved, found)
  return found
}

function readTabs({ element, props }: ResolvedElement, context: PrintContext): TabsMarkup | string {
  const items = element.children.flatMap((child) => resolvedOf(child.open) ?? [])
  const wrong = items.find(({ meaning }) => meaning.kind !== 'theme' || meaning.name !== 'TabItem')
  if (wrong) return `<Tabs> holds <${wrong.element.tag.name}>`
  if (element.expressions.some(({ meta }) => meta?.['text'] !== '')) return '<Tabs> holds an expression'
  const listed = Array.isArray(props['values'])
    ? (props['values'] as { value?: unknown; label?: unknown; attributes?: { className?: unknown } }[])
    : null
  const labels = new Map((listed ?? []).map(({ value, label }) => [String(value), String(label ?? value)]))
  const found = items.map(({ props: own }): TabFact => {
    const value = String(own['value'] ?? '')
    const attributes = own['attributes'] as { className?: unknown } | undefined
    return {
      value,
      label: labels.get(value) ?? String(own['label'] ?? value),
      className: String(attributes?.className ?? ''),
    }
  })
  // `values` gives the order of the bar.
  const all = listed
    ? listed.flatMap(({ value }) => found.find((tab) => tab.value === String(value)) ?? [])
    : found
  checkTabs(all, element, context)
  const marked = items.find(({ props: own }) => own['default'] === true)?.props['value']
  const wanted =
    props['defaultValue'] === null ? null : (props['defaultValue'] ?? marked ?? all[0]?.value ?? null)
  if (wanted !== null && !all.some(({ value }) => value === String(wanted)))
    report(
      context,
      `<Tabs> has no tab "${String(wanted)}" to open first; it has ${all.map(({ value }) => `"${value}"`).join(', ')}.`,
      'Set defaultValue to one of them, or to null for none.',
    )
  const query = props['queryString'] === true ? props['groupId'] : props['queryString']
  if (props['queryString'] === true && props['groupId'] === undefined)
    report(context, '<Tabs queryString> needs a groupId or a name.', 'Write queryString="name".')
  return {
    tabs: all,
    selected: wanted === null ? null : String(wanted),
    groupId: typeof props['groupId'] === 'string' ? props['groupId'] : null,
    query: typeof query === 'string' ? query : null,
    className: String(props['className'] ?? ''),
  }
}

function checkTabs(all: readonly TabFact[], element: MdxElement, context: PrintContext): void {
  if (element.hasText)
    report(context, '<Tabs> may hold nothing but <TabItem>.', 'Move the text out of it or into a <TabItem>.')
  const values = all.map(({ value }) => value)
  const twice = values.find((value, index) => values.indexOf(value) !== index)
  if (twice !== undefined)
    report(context, `<Tabs> has two tabs with the value "${twice}".`, 'Give each its own value.')
}

const report = ({ reading, place }: PrintContext, message: string, hint: string): void => {
  if (
    !reading.diagnostics.some(
      (one) => one.line === place.line && one.column === place.column && one.message === message,
    )
  )
    reading.diagnostics.push({ code: 'componentUse', ...place, message, hint })
}

/** Tabs made of finished panels, for package managers. */
export function tabsOf(
  markup: TabsMarkup,
  panels: readonly { readonly value: string; readonly html: string }[],
): string {
  const { open, close } = tabsHtml(markup)
  const shown = panels.map(({ value, html }) => {
    const panel = panelHtml({
      value,
      label: markup.tabs.find((tab) => tab.value === value)?.label ?? value,
      selected: markup.selected === value,
    })
    return panel.open + html + panel.close
  })
  return open + shown.join('') + close
}
