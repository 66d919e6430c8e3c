// The browser and server code of a site, as the bundler delivers it.
import type { OutputPath, SourcePath } from '../shared/paths.ts'
import type { Diagnostic } from './diagnostics.ts'

export interface Bundle {
  /** Identity of the theme's browser and server code, which every page has. */
  readonly key: string
  /** Browser files: output path → file in the cache and its hash. */
  readonly files: readonly { readonly path: OutputPath; readonly file: string; readonly hash: string }[]
  readonly script: OutputPath
  readonly styles: readonly OutputPath[]
  readonly pages: Readonly<Record<SourcePath, PageModule>>
  /** The theme's server module; the pages' modules are beside it. */
  readonly serverBundle: string
  /** Whether pages without code can be made from templates (bundle/prebuilt/isStock.ts). */
  readonly isStock: boolean
  /** Whether code of the site or of a plugin is on every page. */
  readonly hasOwnParts: boolean
  readonly boot: string
  /** Files of the theme, the site's own included, by their names: identity of the content. */
  readonly inputs: Readonly<Record<string, string>>
  /** Of a theme for Docusaurus: which code a page is rendered with. */
  readonly code?: ThemeCode
  /** The service worker's code; null when the site has none, or Workbox is not installed. */
  readonly worker: string | null
  /** Hosts that style sheets load other style sheets and fonts from. */
  readonly styleHosts: readonly string[]
  /** Hosts that code of the site sends requests to. */
  readonly connectHosts: readonly string[]
  /** Pages whose code cannot be bundled, with the reason. */
  readonly failed: Readonly<Record<SourcePath, string>>
  /** Files in static folders that style sheets name. */
  readonly styleUrls: readonly StyleUrl[]
  /** Whether the site's code asks for all documents of the site. */
  readonly asksForDocs: boolean
  /** Whether code of the site shows a component for authors. */
  readonly usesBlocks: boolean
  /** Problems that did not stop the bundler: imports of modules that do not exist. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Keys of the server's code. */
export interface ThemeCode {
  /** Of the modules that all pages have. */
  readonly common: string
  /** By the requests of routes and texts: of the other modules that each of them loads. */
  readonly modules: Readonly<Record<string, string>>
  /** By these requests: the Markdown files in what they load, if there are any. */
  readonly markdown?: Readonly<Record<string, readonly SourcePath[]>>
}

/** The code of one React page or one Markdown file with code. */
export interface PageModule {
  readonly script: OutputPath
  readonly styles: readonly OutputPath[]
  readonly hasDefaultExport: boolean
  readonly serverFile: string
  /** Identity of the page's browser and server code. */
  readonly key: string
  /** Files of the site in it: identity of the content. */
  readonly inputs: Readonly<Record<SourcePath, string>>
  /** Markdown files in it, whose links must be resolved. */
  readonly markdown: readonly SourcePath[]
}

/**
 * A URL in a style sheet that starts at the root of the site, without its query, and the style sheet as the
 * bundler names it.
 */
export interface StyleUrl {
  readonly importer: string
  readonly href: string
  /** As written in the style sheet. */
  readonly written: string
}
