// The parts of a site that a later process needs to render pages of it again, when nothing but words changed.
import type { OutputPath, RoutePath, SourcePath } from '../shared/paths.ts'
import type { RenderContext } from './renderRoute.ts'

/** Its pages and texts are stored apart: an edit needs few of them. */
export interface SiteRecord {
  /** Without the server code, whose path is that of the cache, and without the sidebars. */
  readonly context: Omit<RenderContext, 'serverBundle' | 'sidebars'>
  /** Parts of the pages' keys: the data of each language, and what the configuration puts into all heads. */
  readonly siteKeys: Readonly<Record<string, string>>
  readonly headKey: string
  /** Translations with a notice that their original has changed. */
  readonly behind: readonly SourcePath[]
}

/**
 * Some of the pages whose words nothing else shows, by source. A file may be the page of several languages.
 */
export type OwnPages = readonly (readonly [SourcePath, readonly OwnPage[]])[]

/** The pages of an `llms-full.txt`. */
export interface TextList {
  readonly path: OutputPath
  /** Markdown. */
  readonly title: string
  /** Markdown of each page below `dist/`, and the URL of the page. */
  readonly pages: readonly (readonly [OutputPath, url: string])[]
}

export interface OwnPage {
  readonly path: RoutePath
  readonly html: OutputPath
  readonly hasUrl: boolean
  readonly locale: string
  /** The `llms-full.txt` that has the text of the page, unless it is too large; null when none does. */
  readonly fullText: OutputPath | null
  /** The search index that lists the page, and its name there; null when no index does. */
  readonly search: { readonly manifest: OutputPath; readonly name: string } | null
}
