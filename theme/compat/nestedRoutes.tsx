// The routes of documentation that a plugin adds: which one is shown, and its sidebar.
import { type ReactElement, use } from 'react'
import renderRoutes, { type NestedRoute } from '../public/renderRoutes.tsx'
import { matchPath, useLocation } from '../public/router.tsx'
import { Nested } from './nestedDocs.ts'
import type { PropSidebarItem } from './sidebarItems.ts'

export interface NestedProps {
  readonly route?: NestedRoute | undefined
}

/** The route of the page and its sidebar; null for pages that are not nested. */
export function useDocRootMetadata({ route }: NestedProps): {
  readonly docElement: ReactElement | null
  readonly sidebarName: string | undefined
  readonly sidebarItems: readonly PropSidebarItem[] | undefined
} | null {
  const { pathname } = useLocation()
  const version = use(Nested)?.version
  const shown = route?.routes?.find((one) => matchPath(pathname, one))
  if (!shown) return null
  const { sidebar } = shown
  const sidebarName = typeof sidebar === 'string' ? sidebar : undefined
  const sidebarItems = sidebarName === undefined ? undefined : version?.docsSidebars?.[sidebarName]
  return { docElement: renderRoutes(route?.routes), sidebarName, sidebarItems }
}
