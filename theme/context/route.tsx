// The page that is shown: its data, its sidebar, its component. Changes on navigation.
import { type ComponentType, createContext, use } from 'react'
import type { RouteData, SidebarData } from '../../build/shared/routeData.ts'

export interface Shown {
  readonly route: RouteData
  readonly sidebar: SidebarData | null
  /** Component of a page module; null for every other view. */
  readonly page: ComponentType | null
}

export const ShownContext = createContext<Shown | null>(null)

export function useShown(): Shown {
  const shown = use(ShownContext)
  if (!shown) throw new Error('Unexpected: no Docusaurus route context found')
  return shown
}
