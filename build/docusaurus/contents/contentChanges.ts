// The parts of the content of Docusaurus' plugins that a plugin which wraps one may change, and the changes
// between two states of them.
import type { ContentChanges } from '../../model/contentChanges.ts'
import type { FrontMatter } from '../../model/frontMatter.ts'
import { type SourcePath, sourcePath } from '../../shared/paths.ts'

interface ContentState {
  /** File → its page. */
  readonly pages: ReadonlyMap<SourcePath, FrontMatter>
  /** Whether the order of the pages counts. */
  readonly isBlog: boolean
  /** Version → its sidebars as JSON. */
  readonly sidebars: ReadonlyMap<string, string>
}

type Raw = Readonly<Record<string, unknown>>

/** A copy: the content may be changed afterwards. */
export function contentState(content: unknown): ContentState {
  const { blogPosts, loadedVersions } = isObject(content) ? content : {}
  const versions = listOf(loadedVersions)
  const posts = listOf(blogPosts).map(({ metadata }) => (isObject(metadata) ? metadata : {}))
  const pages = [...posts, ...versions.flatMap(({ docs }) => listOf(docs)), ...listOf(content)]
  return {
    pages: new Map(
      pages.flatMap((page) => {
        const { source } = page
        return typeof source === 'string'
          ? [[sourcePath(source.replace(/^@site\//, '')), fieldsOf(page)] as const]
          : []
      }),
    ),
    isBlog: Array.isArray(blogPosts),
    sidebars: new Map(
      versions.map(({ versionName, sidebars }) => [String(versionName), JSON.stringify(sidebars ?? {})]),
    ),
  }
}

/** `place`: id and language of the instance. */
export function changesIn(before: ContentState, after: ContentState, place: string): ContentChanges {
  const kept = [...after.pages.keys()].filter((source) => before.pages.has(source))
  const sourcesBefore = [...before.pages.keys()]
  const isOrdered = sourcesBefore.filter((source) => after.pages.has(source)).join() === kept.join()
  return {
    removed: sourcesBefore.filter((source) => !after.pages.has(source)),
    fields: Object.fromEntries(
      kept.flatMap((source) => {
        const changed = changedFields(before.pages.get(source) ?? {}, after.pages.get(source) ?? {})
        return Object.keys(changed).length === 0 ? [] : [[source, changed]]
      }),
    ),
    orders: before.isBlog && !isOrdered ? { [place]: kept } : {},
    sidebars: Object.fromEntries(
      [...after.sidebars].flatMap(([version, sidebars]) =>
        before.sidebars.get(version) === sidebars
          ? []
          : [[`${place} ${version}`, JSON.parse(sidebars) as unknown]],
      ),
    ),
  }
}

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null

const listOf = (value: unknown): readonly Raw[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** The metadata of a page that front matter has too. */
const fieldsOf = ({ title, description, unlisted, date, sidebarPosition, tags }: Raw): FrontMatter => ({
  ...(typeof title === 'string' ? { title } : {}),
  ...(typeof description === 'string' ? { description } : {}),
  ...(typeof unlisted === 'boolean' ? { unlisted } : {}),
  ...(typeof sidebarPosition === 'number' ? { sidebar_position: sidebarPosition } : {}),
  ...(date === undefined || Number.isNaN(momentOf(date).getTime())
    ? {}
    : { date: momentOf(date).toISOString() }),
  ...(Array.isArray(tags)
    ? { tags: listOf(tags).flatMap(({ label }) => (typeof label === 'string' ? [label] : [])) }
    : {}),
})

const momentOf = (date: unknown): Date => new Date(date as string | number | Date)

const changedFields = (before: FrontMatter, after: FrontMatter): FrontMatter =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(before[name as keyof FrontMatter]) !== JSON.stringify(value),
    ),
  )
