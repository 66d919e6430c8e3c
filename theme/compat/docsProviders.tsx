// Providers of the documentation that components of Docusaurus put around their children. In documentation
// of the site itself, the data of the page has what most of them provide.
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useShown } from '../context/route.tsx'
import { useLocation } from '../public/router.tsx'
import { Nested, type VersionMetadata } from './nestedDocs.ts'
import { isActiveSidebarItem, type PropSidebarItem } from './sidebarItems.ts'

interface Children {
  readonly children: ReactNode
}

export function DocsVersionProvider({ children, version }: Children & { readonly version: VersionMetadata }) {
  const value = useMemo(() => ({ version, sidebar: null, trail: [] }), [version])
  return <Nested value={useIsOwn() ? null : value}>{children}</Nested>
}

/** Whether the page is in documentation of the site itself. */
const useIsOwn = (): boolean => 'version' in useShown().route

export function DocsSidebarProvider({
  children,
  name,
  items,
}: Children & { readonly name: string | undefined; readonly items: readonly PropSidebarItem[] | undefined }) {
  const { pathname } = useLocation()
  const version = use(Nested)?.version ?? null
  const value = useMemo(
    () => ({
      version,
      sidebar: name && items ? { name, items } : null,
      trail: itemsTo(pathname, items ?? []),
    }),
    [version, name, items, pathname],
  )
  return <Nested value={useIsOwn() ? null : value}>{children}</Nested>
}

function itemsTo(path: string, items: readonly PropSidebarItem[]): readonly PropSidebarItem[] {
  const found = items.find((item) => isActiveSidebarItem(item, path))
  if (!found) return []
  return found.type === 'category' ? [found, ...itemsTo(path, found.items)] : [found]
}

export const DocsPreferredVersionContextProvider = ({ children }: Children) => <>{children}</>

interface ExpandedState {
  /** Index of the category that was opened last; null when there is none. */
  readonly expandedItem: number | null
  readonly setExpandedItem: (index: number | null) => void
}

const Expanded = /* @__PURE__ */ createContext<ExpandedState>({
  expandedItem: null,
  setExpandedItem: () => {},
})

export function DocSidebarItemsExpandedStateProvider({ children }: Children) {
  const [expandedItem, setExpandedItem] = useState<number | null>(null)
  const state = useMemo(() => ({ expandedItem, setExpandedItem }), [expandedItem])
  return <Expanded value={state}>{children}</Expanded>
}

export const useDocSidebarItemsExpandedState = (): ExpandedState => use(Expanded)
