// The page that is shown: its data, sidebar and component. Changes on navigation.
import { type ComponentType, createContext, use } from 'react'
import type { RouteData, SidebarData } from '../../build/shared/routeData.ts'

/** Props of a Markdown page with code; React pages get none. */
export interface PageProps {
  /** Renders only the part before the truncation marker. */
  readonly excerpt?: boolean
}

export interface Shown {
  readonly route: RouteData
  readonly sidebar: SidebarData | null
  /** The page's own component; null for pages without code. */
  readonly page: ComponentType<PageProps> | null
}

export const ShownContext = createContext<Shown | null>(null)

export function useShown(): Shown {
  const shown = use(ShownContext)
  if (!shown) throw new Error('Unexpected: no Docusaurus route context found')
  return shown
}
