// What the client of Docusaurus gets of a site: its routes and what they load, and the data of the site, in
// one language.

import type { SourcePath } from '../shared/paths.ts'
import type { ClientRoute, SiteData } from '../shared/themeSite.ts'
import type { PluginOutcome } from './pluginOutcome.ts'
import type { SiteTemplate, ThemeContext } from './themePage.ts'

/** A page of a text: the file, and whether only what is before the mark is shown. */
export interface TextName {
  readonly source: SourcePath
  readonly isShort: boolean
}

/** A page. */
export interface ThemeRoute {
  /** Its route inside those around it. */
  readonly route: ClientRoute
  /** What all of them load. */
  readonly names: readonly string[]
}

/** The loader of SVGR and its options. */
export interface SvgRule {
  readonly loader: string
  readonly options: Readonly<Record<string, unknown>>
}

export interface ThemeContract {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly site: SiteData
  /** Long values, as JSON, by the names that they are loaded with. */
  readonly values: ReadonlyMap<string, string>
  /** Files of data that plugins make: absolute path → JSON. They are written only if code imports them. */
  readonly data: ReadonlyMap<string, string>
  /** Modules of code that routes name: `@theme/DocItem`. */
  readonly modules: ReadonlySet<string>
  /** Texts by the names that they are loaded with. */
  readonly texts: ReadonlyMap<string, TextName>
  /** The metadata of documents, posts and pages by their files. */
  readonly metadata: ReadonlyMap<SourcePath, object>
  /** HTML around the page. */
  readonly tags: { readonly head: string; readonly before: string; readonly after: string }
  /** The document around a page, where the site has its own. */
  readonly template: SiteTemplate | null
  readonly themes: readonly string[]
  readonly clientModules: readonly string[]
  /** Files of themes and plugins that all this depends on, absolute. */
  readonly files: readonly string[]
  /** What themes and plugins of content configure for webpack and PostCSS. */
  readonly rules: Pick<PluginOutcome, 'browser' | 'server' | 'postcss'>
  /** Null for a site that does not configure SVGR. */
  readonly svgr: SvgRule | null
  /** By the path of a page. */
  readonly pages: ReadonlyMap<string, ThemeRoute>
}

/** What the theme gets of the site, in all languages. */
export interface ThemeSite {
  /** By language. */
  readonly contracts: ReadonlyMap<string, ThemeContract>
  /** By language: the script that gives browsers the data of the site. */
  readonly data: ReadonlyMap<string, { readonly path: string; readonly text: string }>
  readonly context: ThemeContext
}
