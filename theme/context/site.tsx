// The data that all pages of a locale share.
import { createContext, use } from 'react'
import type { SiteData } from '../../build/shared/siteData.ts'

export const SiteContext = createContext<SiteData | null>(null)

export function useSite(): SiteData {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite is called outside of <SiteContext>.')
  return site
}
