// `<Tabs>` and `<TabItem>`: which tabs there are, which is open, and their markup. Without scripts every
// panel is shown under its label; theme/widgets/tabs.ts makes them work.
import { classNames, Markup, newline, slot } from '../markup.ts'

/** One tab; `C` is what a label can be. */
interface Tab<C> {
  readonly value: string
  readonly label: C
  /** Of the button; empty for none. */
  readonly className: string
}

export interface TabList<C> {
  readonly tabs: readonly Tab<C>[]
  /** Value of the tab that is open at first; null for none. */
  readonly selected: string | null
  readonly groupId: string | null
  /** Name of the query parameter that keeps the choice, or null. */
  readonly query: string | null
  readonly className: string
}

/** The bar of tabs and the box around the panels. */
export function tabsMarkup<C>({ tabs, selected, groupId, query, className }: TabList<C>): Markup<C> {
  const focusable = selected ?? tabs[0]?.value
  const buttons = tabs.map(
    (tab) =>
      new Markup<C>(
        'button',
        {
          key: tab.value,
          type: 'button',
          role: 'tab',
          className: classNames('tabs__item', tab.value === selected && 'tabs__item--active', tab.className),
          'data-value': tab.value,
          'aria-selected': String(tab.value === selected),
          tabIndex: tab.value === focusable ? 0 : -1,
        },
        [tab.label],
      ),
  )
  return new Markup<C>(
    'div',
    {
      className: classNames('tabs-container theme-tabs-container', className),
      'data-tabs': true,
      'data-group': groupId ?? undefined,
      'data-query': query ?? undefined,
    },
    [new Markup<C>('div', { className: 'tabs', role: 'tablist' }, buttons), newline, slot],
  )
}

/** The panel of a tab; its label is shown while scripts are off. */
export function panelMarkup<C>(value: string, { tabs, selected }: TabList<C>): Markup<C> {
  const label = labelsOf(tabs).get(value) ?? value
  const isText = typeof label === 'string'
  return new Markup<C>(
    'div',
    {
      key: value,
      className: 'tabs__panel',
      role: 'tabpanel',
      tabIndex: 0,
      'data-value': value,
      // Printed by CSS: it is not a text of the page, where scripts show the bar.
      'data-label': isText ? label : undefined,
      'data-inactive': value === selected ? undefined : true,
    },
    isText ? [slot] : [new Markup<C>('div', { className: 'tabs__label' }, [label as C]), newline, slot],
  )
}

const knownLabels = new WeakMap<readonly Tab<unknown>[], ReadonlyMap<string, unknown>>()

/** Each panel asks for its label. */
function labelsOf<C>(tabs: readonly Tab<C>[]): ReadonlyMap<string, C> {
  const labels = knownLabels.get(tabs) ?? new Map(tabs.toReversed().map(({ value, label }) => [value, label]))
  knownLabels.set(tabs, labels)
  return labels as ReadonlyMap<string, C>
}

/** Properties of `<Tabs>`, as written. */
export interface TabsInput<C> {
  readonly groupId?: unknown
  readonly queryString?: unknown
  readonly defaultValue?: unknown
  readonly className?: unknown
  /** The tabs in the order of the bar, when not every `<TabItem>` names its label. */
  readonly values?: readonly TabInput<C>[] | undefined
}

/** Properties of `<TabItem>`, as written. */
export interface TabInput<C> {
  readonly value?: unknown
  readonly label?: C | undefined
  readonly default?: unknown
  readonly attributes?: { readonly className?: unknown } | undefined
}

export interface TabsProblem {
  readonly message: string
  readonly hint: string
}

/** A tab that only has a label is named by it. */
export const valueOfTab = ({ value, label }: TabInput<unknown>): string =>
  String(value ?? (typeof label === 'string' ? label : ''))

/** The tabs of `<Tabs>`, and problems with them. */
export function readTabs<C>(
  input: TabsInput<C>,
  items: readonly TabInput<C>[],
): { readonly list: TabList<C>; readonly problems: readonly TabsProblem[] } {
  const tabs = tabsOf(items, input.values)
  const values = tabs.map(({ value }) => value)
  const chosen = items.find((item) => item.default === true)
  const first = (chosen && valueOfTab(chosen)) ?? values[0] ?? null
  const wanted = input.defaultValue === undefined ? first : input.defaultValue
  const selected = wanted === null ? null : String(wanted)
  const query = input.queryString === true ? input.groupId : input.queryString
  return {
    list: {
      tabs,
      selected,
      groupId: typeof input.groupId === 'string' ? input.groupId : null,
      query: typeof query === 'string' && query !== '' ? query : null,
      className: String(input.className ?? ''),
    },
    problems: [...problemsOf(input, values, selected), ...unlisted(input, items, values)],
  }
}

function tabsOf<C>(items: readonly TabInput<C>[], listed: TabsInput<C>['values']): readonly Tab<C>[] {
  const tabOf = (item: TabInput<C>, named?: TabInput<C>): Tab<C> => {
    const value = valueOfTab(item)
    return {
      value,
      label: named?.label ?? item.label ?? (value as C),
      className: String((named?.attributes ?? item.attributes)?.className ?? ''),
    }
  }
  if (!listed) return items.map((item) => tabOf(item))
  const byValue = new Map(items.toReversed().map((item) => [valueOfTab(item), item]))
  return listed.flatMap((named) => {
    const item = byValue.get(String(named.value))
    return item ? [tabOf(item, named)] : []
  })
}

/** Panels that no button opens, or no panels at all. */
function unlisted<C>(
  { values: listed }: TabsInput<C>,
  items: readonly TabInput<C>[],
  values: readonly string[],
): readonly TabsProblem[] {
  if (items.length === 0)
    return [{ message: '<Tabs> has no tabs.', hint: 'Put a <TabItem> into it, or remove it.' }]
  const shown = new Set(values)
  const hidden = listed && items.map(valueOfTab).find((value) => !shown.has(value))
  return hidden === undefined
    ? []
    : [
        {
          message: `values of <Tabs> does not list the tab "${hidden}", so readers cannot open it.`,
          hint: `Add { label: …, value: '${hidden}' } to values.`,
        },
      ]
}

function problemsOf<C>(
  { queryString, groupId }: TabsInput<C>,
  values: readonly string[],
  selected: string | null,
): readonly TabsProblem[] {
  const problems: TabsProblem[] = []
  const seen = new Set<string>()
  const twice = values.find((value) => seen.size === seen.add(value).size)
  if (twice !== undefined)
    problems.push({
      message: `<Tabs> has two tabs with the value "${twice}".`,
      hint: 'Give each its own value.',
    })
  const all = values.map((value) => `"${value}"`).join(', ')
  if (selected !== null && !values.includes(selected))
    problems.push({
      message: `<Tabs> has no tab "${selected}" to open first. Its tabs are ${all}.`,
      hint: 'Set defaultValue to one of them, or to null for none.',
    })
  if (queryString === true && groupId === undefined)
    problems.push({
      message: '<Tabs queryString> needs a groupId or a name.',
      hint: 'Write queryString="name".',
    })
  return problems
}
