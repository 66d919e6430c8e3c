// The input of a rendered page: plain data, which the main thread makes and a worker renders.
import type { CodePlace, SourcePlace } from '../model/codePlace.ts'
import type { BodyRef } from '../model/page.ts'
import type { ThemePage } from '../model/themePage.ts'
import type { OutputPath } from '../shared/paths.ts'
import type { HeadElement, RouteData } from '../shared/routeData.ts'

/** The content of one page, without the document around it. */
export interface TextJob {
  readonly route: RouteData
  /** Null for pages without Markdown, and for pages with code. */
  readonly text: BodyRef | null
  /** Server code of the page; null when the theme alone shows it. */
  readonly serverFile: string | null
  /** Finished attributes for the placeholders of the body. */
  readonly attributes: readonly string[]
  /** The view prints the title that opens the body. */
  readonly withoutTitle?: boolean
  /** Markdown for agents alone, from the front matter. */
  readonly agents?: string
  /** Parts of the content are for agents or for people alone. */
  readonly hasAudiences?: true
  /** The page as the theme of a site for Docusaurus shows it. */
  readonly theme?: ThemePage
}

export interface PageJob extends TextJob {
  readonly locale: string
  /** Path of the page as Markdown below `dist/`; null or missing when it has none. */
  readonly markdown?: OutputPath | null
  /** Asks for what rules look at in the document, in place of the document. */
  readonly forRules?: true
  /** Asks for what agents find wrong, in place of the document: URLs of the site and of the page. */
  readonly forAgents?: readonly [site: string, page: string]
  /** Posts whose excerpts the page lists. */
  readonly posts?: readonly TextJob[]
}

/** The content of a page as plain HTML. */
export type TextResult = { readonly html: string } | { readonly error: string }

/** A page with code, to render its content alone. */
export interface ContentJob {
  readonly route: RouteData
  readonly locale: string
  /** Server code of the page. */
  readonly serverFile: string
}

/** The content and what its components declare for the head. */
export type ContentResult =
  | {
      readonly html: string
      readonly tags: readonly HeadElement[]
      readonly title: string | null
      readonly description: string | null
    }
  | { readonly error: string; readonly at?: CodePlace | null; readonly source?: SourcePlace | null }
