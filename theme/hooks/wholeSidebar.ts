// The sidebar of the page with all its items, as components of Docusaurus expect it. In the browser, the
// first component that asks for it waits for it; the HTML of the server stays until then.
import { use } from 'react'
import type { SidebarData } from '../../build/shared/routeData.ts'
import { useShown } from '../context/route.tsx'
import { loadWhole } from '../router/wholeSidebar.ts'

/** Null when the page has no sidebar. */
export function useWholeSidebar(): SidebarData | null {
  const { sidebar } = useShown()
  return sidebar?.whole === undefined ? sidebar : use(loadWhole(sidebar))
}
