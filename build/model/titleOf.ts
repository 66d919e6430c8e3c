// The title of a page, for its head and for links to it.
import type { PageFacts } from './page.ts'

/** Null where neither the front matter nor a heading names the page. */
export const titleOf = ({ frontMatter, contentTitle, lateTitle }: PageFacts): string | null =>
  frontMatter.title ?? (lateTitle ? null : contentTitle)
