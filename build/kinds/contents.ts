// The headings of a page as its data has them: the table of contents, and all of them for `<TOCInline>`.
import type { Page } from '../model/page.ts'
import type { ThemeConfig } from '../model/project.ts'
import { type Heading, type TocItem, tocTree } from '../shared/toc.ts'

type Levels = ThemeConfig['tableOfContents']

/**
 * The table of contents; null when the page hides it. The front matter narrows or widens the theme's levels.
 */
export function tocOf({ facts: { frontMatter, headings } }: Page, levels: Levels): readonly TocItem[] | null {
  if (frontMatter.hide_table_of_contents === true) return null
  return tocTree(
    headings,
    frontMatter.toc_min_heading_level ?? levels.minHeadingLevel,
    frontMatter.toc_max_heading_level ?? levels.maxHeadingLevel,
  )
}

/** Headings from the level in the front matter on, even when the theme's levels end above it. */
export function tocOfDoc(page: Page, { minHeadingLevel, maxHeadingLevel }: Levels) {
  const first = page.facts.frontMatter.toc_min_heading_level ?? 0
  return tocOf(page, { minHeadingLevel, maxHeadingLevel: Math.max(maxHeadingLevel, first) })
}

/** For `<TOCInline>`, only on pages that have one. */
export const inlineHeadings = ({ facts }: Page): { readonly headings?: readonly Heading[] } =>
  facts.widgets?.includes('TOCInline')
    ? { headings: facts.headings.map(({ isWritten: _, ...heading }) => heading) }
    : {}
