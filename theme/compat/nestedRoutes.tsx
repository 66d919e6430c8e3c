// The routes of documentation: which document is shown, and its sidebar. A plugin gives nested routes; in
// documentation of the site itself, the slots of the theme give the document.
import { createContext, type ReactNode, use } from 'react'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import renderRoutes, { type NestedRoute } from '../public/renderRoutes.tsx'
import { matchPath, useLocation } from '../public/router.tsx'
import { Nested } from './nestedDocs.ts'
import { type PropSidebarItem, propItems } from './sidebarItems.ts'
import { useWholeSidebar } from './wholeSidebar.ts'

export interface NestedProps {
  readonly route?: NestedRoute | undefined
}

/** What is beside the sidebar on a page of the site's own documentation; null on other pages. */
export const OwnDoc = /* @__PURE__ */ createContext<ReactNode>(null)

interface DocRootMetadata {
  readonly docElement: ReactNode
  readonly sidebarName: string | undefined
  readonly sidebarItems: readonly PropSidebarItem[] | undefined
}

/** The route of the page and its sidebar; null for pages that are no documents. */
export function useDocRootMetadata({ route }: NestedProps): DocRootMetadata | null {
  const { pathname } = useLocation()
  const version = use(Nested)?.version
  const own = useOwnMetadata()
  if (own) return own
  const shown = route?.routes?.find((one) => matchPath(pathname, one))
  if (!shown) return null
  const { sidebar } = shown
  const sidebarName = typeof sidebar === 'string' ? sidebar : undefined
  const sidebarItems = sidebarName === undefined ? undefined : version?.docsSidebars?.[sidebarName]
  return { docElement: renderRoutes(route?.routes), sidebarName, sidebarItems }
}

function useOwnMetadata(): DocRootMetadata | null {
  const docElement = use(OwnDoc)
  const { route } = useShown()
  const sidebar = useWholeSidebar()
  const site = useSite()
  if (!docElement || !('version' in route)) return null
  return {
    docElement,
    sidebarName: route.version?.sidebarName ?? undefined,
    sidebarItems: sidebar ? propItems(sidebar.items, site) : undefined,
  }
}
