// The inputs of a page by names that a person understands, for `explain`.
import type { RouteData } from '../shared/routeData.ts'
import type { ThemePage } from './themePage.ts'

/** Name of an input → hash of its value: `docs/a.md`, `the next page`, `/docs/b/`. */
export type Inputs = Readonly<Record<string, string>>

interface Rendering {
  /** Key of all inputs together. */
  readonly id: string
  /** Number of the build that rendered it. */
  readonly build: number
  /**
   * Names of the inputs that were new, different or gone then. Null for the first time; empty when the file
   * in `dist/` was not as written.
   */
  readonly changed: readonly string[] | null
}

/** The record of what pages share: the theme, or the data of a language. */
export interface InputRecord extends Rendering {
  readonly inputs: Inputs
}

/** The inputs of a rendered page, apart from its words. */
export interface PageSource {
  readonly route: RouteData
  /** Finished attributes of its links and images. */
  readonly attributes: readonly string[]
  /** Other inputs by name: files, the site's data, the theme. */
  readonly named: Inputs
  /** A page with a text of its own, in a site that runs its own theme. */
  readonly theme?: ThemePage | undefined
}

/** The record of a page. With new words, the page can be rendered from it again (stages/editWords.ts). */
export interface PageRecord extends Rendering, PageSource {}
