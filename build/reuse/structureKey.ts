// The structure key of a build leaves out the words of the pages: where only it is that of the last build,
// most pages are the same (unchangedPages.ts).
import { hashOf } from '../io/hash.ts'
import { blogsIn } from '../kinds/blog/index.ts'
import type { PlannedSite } from '../kinds/contentKind.ts'
import { kindOf } from '../kinds/index.ts'
import type { PageFacts } from '../model/page.ts'
import type { SourcePath } from '../shared/paths.ts'
import { type BuildInputs, type KeyContext, keyOf } from './buildKey.ts'

interface StructureInputs extends BuildInputs {
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
  /** Markdown files that no page depends on. */
  readonly unread: ReadonlySet<SourcePath>
  readonly site: PlannedSite
  /**
   * Hash of what every page has: the data of each language, and what the configuration puts into all heads.
   */
  readonly shared: string
  /** Translations with a notice that their original has changed. */
  readonly behind: ReadonlySet<SourcePath>
}

/**
 * Null when it is not certain. What a front matter hook makes of a page is known by its result: the hook may
 * read anything.
 */
export function structureKey(
  { pages, unread, site, shared, behind, ...inputs }: StructureInputs,
  context: KeyContext,
): string | null {
  const hooked = context.project.config.frontMatterHook !== null
  const listed = new Set(
    site.routes.flatMap((route) => kindOf(route, site).excerpts(route)).map(({ source }) => source),
  )
  const key = keyOf(inputs, context, (source) => {
    const facts = pages.get(source)
    if (!facts) return unread.has(source) ? '' : null
    // Lists with excerpts show how long a page is.
    const words = listed.has(source) ? `${facts.words} ${facts.readingTime}` : ''
    return `${facts.structureKey} ${words} ${hooked ? JSON.stringify(facts.frontMatter) : ''}`
  })
  return key && hashOf(key, shared, JSON.stringify([...behind]), ...processedBlogs(site))
}

/** A function of the site decides what lists of posts show, perhaps by their words. */
const processedBlogs = ({ locales }: PlannedSite): readonly string[] =>
  locales
    .flatMap(blogsIn)
    .filter(({ config }) => config.processBlogPosts !== null)
    .map(({ posts }) => JSON.stringify(posts.map(({ page, ...post }) => ({ ...post, file: page.source }))))
