// Every view and notice, for rendering on the server. The type checker reports a view that is missing.
import { registerNotices } from '../layout/notices.tsx'
import { VersionBanner, VisibilityBanner } from '../layout/VersionNotice.tsx'
import { blogViews } from './blog/index.ts'
import { firstViews, registerViews, type Views } from './index.tsx'
import { moreViews } from './more.ts'

const allViews: Views = { ...firstViews, ...blogViews, ...moreViews }

registerViews(allViews)
registerNotices({ VersionBanner, VisibilityBanner })
