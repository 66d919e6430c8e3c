// `@theme/Tabs` in pages with code. The same HTML as the build prints for Markdown; widgets/tabs.ts makes it work.
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { TabItemProps } from './TabItem.tsx'

export interface TabsProps {
  /** Tabs with one group id change together, on every page, and are remembered. */
  readonly groupId?: string
  /** Keeps the choice in the address: under this name, or under the group's when true. */
  readonly queryString?: string | boolean
  /** Null: none is open. */
  readonly defaultValue?: string | null
  readonly values?: readonly {
    readonly value: string
    readonly label?: ReactNode
    readonly attributes?: { readonly className?: string }
  }[]
  readonly className?: string
  /** Panels are always in the page: hidden ones cost no more than their HTML. */
  readonly lazy?: boolean
  readonly children?: ReactNode
}

export default function Tabs({
  groupId,
  queryString,
  defaultValue,
  values,
  className = '',
  children,
}: TabsProps) {
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  )
  const wrong = items.find(({ props }) => typeof props.value !== 'string')
  if (wrong) throw new Error('Bad <Tabs> child: all children of <Tabs> must be <TabItem> with a "value".')
  const tabs =
    values ??
    items.map(({ props }) => ({ value: props.value, label: props.label, attributes: props.attributes }))
  const twice = tabs.find(({ value }, index) => tabs.findIndex((other) => other.value === value) !== index)
  if (twice) throw new Error(`Duplicate value "${twice.value}" in <Tabs>: every value must be unique.`)
  const first = items.find(({ props }) => props.default)?.props.value ?? tabs[0]?.value ?? null
  const selected = defaultValue === undefined ? first : defaultValue
  if (selected !== null && !tabs.some(({ value }) => value === selected))
    throw new Error(
      `<Tabs> has no tab "${selected}" to open first; it has ${tabs.map(({ value }) => value).join(', ')}.`,
    )
  if (queryString === true && !groupId) throw new Error('<Tabs queryString> needs a groupId or a name.')
  const query = queryString === true ? groupId : queryString || undefined
  return (
    <div
      className={`tabs-container theme-tabs-container ${className}`.trim()}
      data-tabs
      data-group={groupId}
      data-query={query}
    >
      <div className="tabs" role="tablist">
        {tabs.map(({ value, label, attributes }) => (
          <button
            key={value}
            type="button"
            role="tab"
            className={`tabs__item${value === selected ? ' tabs__item--active' : ''} ${attributes?.className ?? ''}`.trim()}
            data-value={value}
            aria-selected={value === selected}
            tabIndex={value === (selected ?? tabs[0]?.value) ? 0 : -1}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.props.value}
          className="tabs__panel"
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: panels of tabs take focus, as the ARIA practices ask
          tabIndex={0}
          data-value={item.props.value}
          data-inactive={item.props.value === selected ? undefined : ''}
        >
          <p className="tabs__label">
            {tabs.find(({ value }) => value === item.props.value)?.label ?? item.props.value}
          </p>
          {item}
        </div>
      ))}
    </div>
  )
}
