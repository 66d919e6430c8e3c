// Facts of a page with code that are known only after React has rendered it: links, ids and text.
import type { LocalDiagnostic } from './diagnostics.ts'
import type { LinkFact, SectionText } from './page.ts'

export interface RenderedText {
  /** Text of the first level-1 heading. */
  readonly title: string | null
  /** Headings of level 2 to 6; the id is empty where a heading has none. */
  readonly headings: readonly { readonly text: string; readonly id: string }[]
  /** The text before the first heading, then that below each. */
  readonly sections: readonly SectionText[]
}

export interface PageText extends RenderedText {
  readonly description: string | null
}

export interface RenderedPage {
  readonly links: readonly LinkFact[]
  readonly ids: readonly string[]
  readonly text: PageText
  /** Whether its head asks search engines to stay away. */
  readonly noIndex: boolean
  /** What looks like a secret in it. */
  readonly secrets: readonly LocalDiagnostic[]
  readonly title: string | null
}
