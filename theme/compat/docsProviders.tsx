// Providers of the documentation that components of Docusaurus put around their children. The data of the
// page has what they provide, except for which category is open.
import { createContext, type ReactNode, use, useMemo, useState } from 'react'

interface Children {
  readonly children: ReactNode
}

export const DocsVersionProvider = ({ children }: Children & { readonly version: unknown }) => <>{children}</>

export const DocsSidebarProvider = ({
  children,
}: Children & { readonly name: string | undefined; readonly items: unknown }) => <>{children}</>

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

/** Null: the pages of Troodon are not nested routes. */
export const useDocRootMetadata = (_props: unknown): null => null
