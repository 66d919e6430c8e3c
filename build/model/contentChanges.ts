// Changes that plugins made for Docusaurus make to the content of docs, blogs and pages that they wrap.
import type { SourcePath } from '../shared/paths.ts'
import type { FrontMatter } from './frontMatter.ts'

export interface ContentChanges {
  /** Files that get no page. */
  readonly removed: readonly SourcePath[]
  /** File → front matter in the place of its own. */
  readonly fields: Readonly<Record<SourcePath, FrontMatter>>
  /** Id of a blog and language (`default en`) → its posts in another order. */
  readonly orders: Readonly<Record<string, readonly SourcePath[]>>
  /** Id of docs, language and version (`default en current`) → other sidebars, as sidebars.js has them. */
  readonly sidebars: Readonly<Record<string, unknown>>
}

export const noChanges: ContentChanges = { removed: [], fields: {}, orders: {}, sidebars: {} }

/** Later ones win. */
export const joinChanges = (all: readonly ContentChanges[]): ContentChanges => ({
  removed: [...new Set(all.flatMap(({ removed }) => removed))],
  fields: Object.assign({}, ...all.map(({ fields }) => fields)),
  orders: Object.assign({}, ...all.map(({ orders }) => orders)),
  sidebars: Object.assign({}, ...all.map(({ sidebars }) => sidebars)),
})
