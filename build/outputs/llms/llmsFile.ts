// One `llms.txt`: what it lists.
import type { PageList } from '../../kinds/contentKind.ts'

export type LlmsPage = PageList['pages'][number]

export interface LlmsSection {
  readonly title: string
  /** Route above its pages, without a slash at the end: `/docs`, or empty. */
  readonly folder: string
  readonly pages: readonly LlmsPage[]
  /** Pages that only list others: programs can do without them. */
  readonly isOptional: boolean
}

export interface LlmsFile {
  readonly locale: string
  /** Without a slash at the end; the name of the file follows. */
  readonly folder: string
  /** What it lists of the site; null for the file of a language, which has everything. */
  readonly title: string | null
  readonly sections: readonly LlmsSection[]
  /** Files with further pages, by their folders. */
  readonly more: readonly Pick<LlmsFile, 'folder' | 'title' | 'locale'>[]
}
