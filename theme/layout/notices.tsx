// The places of notices that few pages have: about an old version, about drafts and unlisted pages. Their code comes with the first
// page that has one.
import type { ReactNode } from 'react'
import type { PageVersion, RouteData } from '../../build/shared/routeData.ts'

type Visibility = { readonly draft: boolean; readonly unlisted: boolean }

export interface Notices {
  readonly VersionBanner: (props: { readonly version: PageVersion }) => ReactNode
  readonly VisibilityBanner: (props: { readonly route: Visibility }) => ReactNode
}

let notices: Notices | null = null

export function registerNotices(loaded: Notices): void {
  notices = loaded
}

/** To be waited for before the page is shown. */
export async function loadNotices(route: RouteData): Promise<void> {
  if (isOld(route) || isUncommon(route)) registerNotices(await import('./VersionNotice.tsx'))
}

const isOld = (route: RouteData): boolean => 'version' in route && !!route.version?.banner
const isUncommon = (route: Partial<Visibility>): boolean => !!(route.draft || route.unlisted)

export const VersionPlace = ({ version }: { readonly version: PageVersion }) =>
  version.banner && notices && <notices.VersionBanner version={version} />

export const VisibilityPlace = ({ route }: { readonly route: Visibility }) =>
  isUncommon(route) && notices && <notices.VisibilityBanner route={route} />
