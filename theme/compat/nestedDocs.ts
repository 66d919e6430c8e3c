// Documentation that a plugin adds as nested routes: its version and sidebar come from the routes, and not
// from the data of the page.
import { createContext } from 'react'
import type { PageVersion } from '../../build/shared/routeData.ts'
import type { PropSidebarItem } from './sidebarItems.ts'

export interface VersionMetadata extends PageVersion {
  readonly pluginId: string
  readonly version: string
  readonly isLast: boolean
  readonly noIndex: boolean
  readonly className: string
  readonly docsSidebars?: Readonly<Record<string, readonly PropSidebarItem[]>>
}

interface NestedDocs {
  readonly version: VersionMetadata | null
  readonly sidebar: { readonly name: string; readonly items: readonly PropSidebarItem[] } | null
  /** The items of the sidebar that lead to the page, its own last. */
  readonly trail: readonly PropSidebarItem[]
}

/** Null in the documentation of the site itself. */
export const Nested = /* @__PURE__ */ createContext<NestedDocs | null>(null)
