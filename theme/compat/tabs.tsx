// The tabs of `<Tabs>` as state, for sites with their own look of tabs.
import { Children, createContext, isValidElement, type ReactNode, use, useMemo, useState } from 'react'
import { useQueryString } from './query.ts'
import { useStorageSlot } from './storage.ts'

export interface TabValue {
  readonly value: string
  readonly label?: ReactNode
  readonly attributes?: Readonly<Record<string, unknown>>
  readonly default?: boolean
}

export interface TabsProps {
  readonly lazy?: boolean
  readonly block?: boolean
  readonly children?: ReactNode
  readonly defaultValue?: string | null
  readonly values?: readonly TabValue[]
  readonly groupId?: string
  readonly className?: string
  readonly queryString?: string | boolean
}

export interface TabsContextValue {
  readonly selectedValue: string | null
  readonly selectValue: (value: string) => void
  readonly tabValues: readonly TabValue[]
  readonly lazy: boolean
  readonly block: boolean
}

/** The children without empty ones. Throws for a child that is not a tab. */
export function sanitizeTabsChildren(children: ReactNode): ReactNode {
  const all = Children.toArray(children).filter((child) => child !== '\n')
  for (const child of all)
    if (!isValidElement<TabValue>(child) || typeof child.props.value !== 'string')
      throw new Error('Bad <Tabs> child: all children of <Tabs> must be <TabItem> with a "value".')
  return all
}

/** Remembers the choice by `groupId`, and in the query with `queryString`. */
export function useTabsContextValue(props: TabsProps): TabsContextValue {
  const { children, values, defaultValue, groupId, queryString = false, lazy = false, block = false } = props
  const tabValues = useMemo(() => values ?? tabsIn(children), [values, children])
  const first =
    defaultValue === null
      ? null
      : (defaultValue ?? tabValues.find((tab) => tab.default)?.value ?? tabValues[0]?.value ?? null)
  const [chosen, setChosen] = useState(first)
  const [stored, slot] = useStorageSlot(groupId === undefined ? null : `docusaurus.tab.${groupId}`)
  const name = typeof queryString === 'string' ? queryString : (groupId ?? 'tab')
  const [asked, ask] = useQueryString(name)
  const isTab = (value: string | null) => tabValues.some((tab) => tab.value === value)
  const fromQuery = queryString !== false && isTab(asked) ? asked : null
  return {
    tabValues,
    lazy,
    block,
    selectedValue: fromQuery ?? (groupId !== undefined && isTab(stored) ? stored : chosen),
    selectValue(value) {
      if (!isTab(value)) throw new Error(`There is no tab with the value "${value}".`)
      setChosen(value)
      if (groupId !== undefined) slot.set(value)
      if (queryString !== false) ask(value)
    },
  }
}

const tabsIn = (children: ReactNode): readonly TabValue[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<TabValue>(child)) return []
    const { value, label, attributes, default: isDefault } = child.props
    return [
      {
        value,
        ...(label === undefined ? {} : { label }),
        ...(attributes === undefined ? {} : { attributes }),
        ...(isDefault === undefined ? {} : { default: isDefault }),
      },
    ]
  })

const TabsContext = /* @__PURE__ */ createContext<TabsContextValue | null>(null)

export const TabsProvider = ({
  value,
  children,
}: {
  readonly value: TabsContextValue
  readonly children: ReactNode
}) => <TabsContext value={value}>{children}</TabsContext>

/** Null outside of a site's own `Tabs`. */
export const useTabsAround = (): TabsContextValue | null => use(TabsContext)

/**
 * The tabs around the caller; with the props of `<Tabs>`, as in Docusaurus 3.9 and earlier, those tabs.
 * Throws outside `<Tabs>`.
 */
export function useTabs(props?: TabsProps): TabsContextValue {
  const own = useTabsContextValue(props ?? {})
  const around = use(TabsContext)
  const value = props ? own : around
  if (!value) throw new Error('The hook useTabs is called outside of <Tabs>.')
  return value
}
