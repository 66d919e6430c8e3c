// In place of layout/notices.tsx.
import type { PageVersion, RouteData } from '../../build/shared/routeData.ts'
import { UntranslatedBanner } from '../layout/VersionNotice.tsx'
import ContentVisibility from '../public/ContentVisibility.tsx'
import DocVersionBanner from '../public/DocVersionBanner.tsx'

type Visibility = Pick<RouteData, 'unlisted' | 'untranslated'> & { readonly draft: boolean }

export function registerNotices(_loaded: unknown): void {}

/** All banners are part of the first load. */
export const loadNotices = async (_route: RouteData): Promise<void> => {}

export const VersionPlace = (_: { readonly version: PageVersion }) => <DocVersionBanner />

export const VisibilityPlace = ({ route }: { readonly route: Visibility }) => (
  <>
    {route.untranslated && <UntranslatedBanner />}
    <ContentVisibility metadata={{ ...route, frontMatter: {} }} />
  </>
)
