// The current page: its data, sidebar and component. It changes on navigation.
import { type ComponentType, createContext, use } from 'react'
import type { HeadElement, RouteData, SidebarData } from '../../build/shared/routeData.ts'

/** Props of the component of a Markdown page with code. React pages receive none. */
export interface PageProps {
  /** Renders only the part before the truncation marker. */
  readonly excerpt?: boolean
}

export interface Shown {
  readonly route: RouteData
  readonly sidebar: SidebarData | null
  /** The page's component; null for pages without code. */
  readonly page: ComponentType<PageProps> | null
  /** As in `RoutePayload`. */
  readonly generated?: readonly HeadElement[] | undefined
}

export const ShownContext = createContext<Shown | null>(null)

export function useShown(): Shown {
  const shown = use(ShownContext)
  if (!shown) throw new Error('Unexpected: no Docusaurus route context found')
  return shown
}
