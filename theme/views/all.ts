// Every view, for rendering on the server. The compiler lists a view that has none.
import { blogViews } from './blog/index.ts'
import { firstViews, registerViews, type Views } from './index.tsx'
import { moreViews } from './more.ts'

export const allViews: Views = { ...firstViews, ...blogViews, ...moreViews }

registerViews(allViews)
