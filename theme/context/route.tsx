// The page that is shown: its data, its sidebar, its component. Changes on navigation.
import { type ComponentType, createContext, use } from 'react'
import type { RouteData, SidebarData } from '../../build/shared/routeData.ts'

/** What a Markdown text with code is given; React pages are given nothing. */
export interface PageProps {
  /** Shows the text up to its truncation mark. */
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
