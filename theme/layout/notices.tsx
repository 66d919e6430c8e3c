// Renders the banners that few pages have: old version, draft, unlisted, behind the original. Their code
// loads with the first page that has one.
import type { ReactNode } from 'react'
import type { PageVersion, RouteData } from '../../build/shared/routeData.ts'
import type { Visibility } from './VersionNotice.tsx'

export interface Notices {
  readonly VersionBanner: (props: { readonly version: PageVersion }) => ReactNode
  readonly VisibilityBanner: (props: { readonly route: Visibility }) => ReactNode
}

let notices: Notices | null = null

export function registerNotices(loaded: Notices): void {
  notices = loaded
}

/** Resolves when the banners that the page needs are loaded. Await it before you show the page. */
export async function loadNotices(route: RouteData): Promise<void> {
  if (isOld(route) || isUncommon(route)) registerNotices(await import('./VersionNotice.tsx'))
}

const isOld = (route: RouteData): boolean => 'version' in route && !!route.version?.banner
const isUncommon = (route: Partial<Visibility>): boolean =>
  !!(route.draft || route.unlisted || route.untranslated || route.changedOriginal)

export const VersionPlace = ({ version }: { readonly version: PageVersion }) =>
  version.banner && notices && <notices.VersionBanner version={version} />

export const VisibilityPlace = ({ route }: { readonly route: Visibility }) =>
  isUncommon(route) && notices && <notices.VisibilityBanner route={route} />
