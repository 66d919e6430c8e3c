// The types of the configuration as written, which sites import from `troodon`.
import type * as v from 'valibot'
import type { blog } from './options/blog.ts'
import type { docs } from './options/docs.ts'
import type { pages } from './options/pages.ts'
import type { themeConfig } from './options/theme.ts'
import type { schema } from './schema.ts'

/** The whole configuration, in `site.config.*`. */
export type SiteConfig = v.InferInput<typeof schema>
/** One docs instance. */
export type DocsOptions = v.InferInput<typeof docs>
/** One blog. */
export type BlogOptions = v.InferInput<typeof blog>
/** One folder of pages. */
export type PagesOptions = v.InferInput<typeof pages>
/** `themeConfig`. */
export type ThemeOptions = v.InferInput<typeof themeConfig>
