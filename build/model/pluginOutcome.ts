// The results of a site's plugins.
import type { RoutePath, SourcePath } from '../shared/paths.ts'
import type { HeadElement } from '../shared/routeData.ts'
import type { SiteData } from '../shared/siteData.ts'
import type { FileRule, Loader } from './config/moduleLoader.ts'
import { type ContentChanges, noChanges } from './contentChanges.ts'
import type { Diagnostic } from './diagnostics.ts'
import type { SetupNote } from './setupNote.ts'

/** A page whose code a plugin names. */
export interface PluginRoute {
  readonly plugin: string
  readonly id: string
  readonly locale: string
  /** Without the base URL, with the language: `/fr/team`. */
  readonly path: string
  /** The module with the page, which the build wrote. */
  readonly source: SourcePath
  /** The file of the site with its component; null for one of a package or a theme. */
  readonly component: SourcePath | null
  /** As the configuration names the plugin. */
  readonly module: string
  /** Whether the page is shown for other URLs too: those that fit its pattern, or those below it. */
  readonly open?: boolean
}

/** A file of the output. */
export interface PluginFile {
  /** Below the output folder: `api/spec.json`. */
  readonly path: string
  readonly content: string | Uint8Array
}

/** A file that a plugin copies to the output. */
export interface CopiedFile {
  /** Below the output folder. */
  readonly path: string
  /** From the root of the site. */
  readonly from: string
  readonly hash: string
  readonly transform?: (
    content: Uint8Array,
    file: string,
  ) => string | Uint8Array | Promise<string | Uint8Array>
}

/** The facts about the site that outputs and `postBuild` receive. */
export interface BuiltPages {
  readonly routes: readonly {
    readonly path: RoutePath
    readonly locale: string
    /** `docs`, `blog`, `pages` or `plugin`. */
    readonly kind: string
    /** The role of the page within its kind: `doc`, `blogPost`. */
    readonly type: string
    /** The id of the docs that the page is in; `default` for other kinds. */
    readonly instance: string
    readonly source: string | null
  }[]
}

export interface BuiltSite extends BuiltPages {
  /** Their URLs as plugins made for Docusaurus receive them. */
  readonly urlOf: (path: RoutePath) => string
  /** Name of the sidebar of a document; undefined for other pages. */
  readonly sidebarOf: (path: RoutePath) => string | undefined
  /** What the posts of a list have in common; undefined for a list of all, and for other pages. */
  readonly listOf: (path: RoutePath) => 'tag' | 'author' | undefined
  /** Whether search engines are asked to leave out a page. */
  readonly isHidden: (path: RoutePath) => boolean
  /** Docs, blogs and pages of a language in the words of Docusaurus: plugin → instance → content. */
  readonly contents: (locale: string) => Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A module or file, the first that exists of several, or nothing. */
export type AliasTarget = string | false | readonly string[]

/** The equivalent of a plugin's webpack configuration. */
export interface ModuleRules {
  /** Module → another one, a file (absolute), or nothing. A `$` at the end: not what is below it. */
  readonly aliases: Readonly<Record<string, AliasTarget>>
  /** Modules of Node → what browsers get in their place. */
  readonly fallbacks: Readonly<Record<string, AliasTarget>>
  /** Expression → JavaScript that replaces it. */
  readonly define: Readonly<Record<string, string>>
  /** Files whose text or URL is the module, or the result of loaders. */
  readonly files: readonly FileRule[]
  /** Name before a file (`ideal-img!./a.png`) → its loader. */
  readonly loaders: Readonly<Record<string, Loader>>
  /** Module → the global variable that has it in browsers: `jQuery`. */
  readonly globals: Readonly<Record<string, string>>
  /** Global variable → the module that it stands for, or a member of it; an expression. */
  readonly provided: Readonly<Record<string, ProvidedModule | { readonly code: string }>>
  readonly replacements: readonly ModuleReplacement[]
  /** Endings that imports leave out, in their order; `...` is the usual ones. */
  readonly extensions: readonly string[]
}

interface ProvidedModule {
  readonly module: string
  readonly member: string | null
}

/** The target of matching imports: another module, the result of a function, or nothing. */
export interface ModuleReplacement {
  readonly test: RegExp
  /** Decides, with the folder of the importing file, in addition to `test`. */
  readonly isWanted?: (request: string, folder: string) => boolean
  readonly to: string | false | ((request: { request: string; context: string; contextInfo: object }) => void)
}

export const noRules: ModuleRules = {
  aliases: {},
  fallbacks: {},
  define: {},
  files: [],
  loaders: {},
  globals: {},
  provided: {},
  replacements: [],
  extensions: ['...'],
}

/** Later ones win. */
export const joinRules = (all: readonly ModuleRules[]): ModuleRules => ({
  aliases: Object.assign({}, ...all.map((one) => one.aliases)),
  fallbacks: Object.assign({}, ...all.map((one) => one.fallbacks)),
  define: Object.assign({}, ...all.map((one) => one.define)),
  files: all.flatMap((one) => one.files),
  loaders: Object.assign({}, ...all.map((one) => one.loaders)),
  globals: Object.assign({}, ...all.map((one) => one.globals)),
  provided: Object.assign({}, ...all.map((one) => one.provided)),
  replacements: all.flatMap((one) => one.replacements),
  extensions: all.reduce(
    (before: readonly string[], { extensions }) => placed(extensions, before),
    noRules.extensions,
  ),
})

/** A list with `usual` in the place of `...`. */
export const placed = (extensions: readonly string[], usual: readonly string[]): readonly string[] => [
  ...new Set(extensions.flatMap((one) => (one === '...' ? usual : [one]))),
]

/** The options of postcss-loader that plugins of the site read and change. */
export interface PostcssOptions {
  readonly plugins?: unknown
  readonly [key: string]: unknown
}

export type ChangePostcss = (options: PostcssOptions) => PostcssOptions

/** File below `i18n/` → key → text. */
export type TranslationTexts = Readonly<
  Record<string, Readonly<Record<string, { readonly message: string; readonly description?: string }>>>
>

/** Where a plugin comes from: a package, a file of the site, or one of no package. */
export type PluginVersion =
  | { readonly type: 'package'; readonly name: string; readonly version: string }
  | { readonly type: 'project' | 'local' }

export interface InjectedHtml {
  readonly headTags: readonly HeadElement[]
  /** HTML at the start and at the end of the body. */
  readonly body: { readonly start: string; readonly end: string }
}

/** A plugin that ran in a language, with what it has loaded. */
export interface RanPlugin {
  readonly locale: string
  /** Absolute: the folder that its relative paths start from. */
  readonly folder: string
  readonly id: string
  /** Its place in the list of such plugins of the configuration. */
  readonly place: number
  /** As its function returned it. */
  readonly plugin: object
  /** As it was loaded: who changes it makes a copy. */
  readonly content: unknown
}

export interface PluginOutcome {
  /** Identity of everything here: part of the key of a build. */
  readonly key: string
  readonly routes: readonly PluginRoute[]
  /** Plugin → instance → data that components read. */
  readonly globalData: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The changes of plugins that wrap docs, blogs and pages to their content. */
  readonly contentChanges: ContentChanges
  /** Keys of a configuration for Docusaurus that plugins have changed while they ran. */
  readonly siteChanges: Readonly<Record<string, unknown>>
  /** Values of `themeConfig` for components that plugins have checked or set, as plain data. */
  readonly themeConfig: Readonly<Record<string, unknown>>
  /** Name of a plugin → its version. */
  readonly versions: Readonly<Record<string, PluginVersion>>
  /** Language → what components get there instead, where it differs. */
  readonly ofLocales: Readonly<Record<string, NonNullable<SiteData['plugins']>>>
  /** Language → texts of the plugins that can be translated. */
  readonly translations: Readonly<Record<string, TranslationTexts>>
  /** Language → texts of the plugins' components by id. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Absolute paths, or names of modules. */
  readonly clientModules: readonly string[]
  /** Absolute folders of components; the last one wins. */
  readonly themes: readonly string[]
  /** Language → elements and HTML that plugins add to its pages. */
  readonly injected: Readonly<Record<string, InjectedHtml>>
  /** The settings of webpack for browsers, and for the pages that the build renders. */
  readonly browser: ModuleRules
  readonly server: ModuleRules
  readonly postcss: ChangePostcss | null
  /** Files and folders that `watch` follows, absolute. */
  readonly watched: readonly string[]
  readonly copies: readonly CopiedFile[]
  readonly outputs: readonly ((pages: BuiltPages) => Promise<readonly PluginFile[]>)[]
  /** Called with the folder of a published build. Resolves with its problems. */
  readonly afterBuild: readonly ((outDir: string, site: BuiltSite) => Promise<readonly Diagnostic[]>)[]
  readonly diagnostics: readonly Diagnostic[]
  /** The plugins made for Docusaurus, for a theme that shows what they add. */
  readonly ran: readonly RanPlugin[]
  /** Commands of the plugins, and their methods that Troodon does not call. */
  readonly notes: readonly SetupNote[]
}

export const noPlugins: PluginOutcome = {
  key: '',
  routes: [],
  globalData: {},
  contentChanges: noChanges,
  siteChanges: {},
  themeConfig: {},
  versions: {},
  ofLocales: {},
  translations: {},
  messages: {},
  clientModules: [],
  themes: [],
  injected: {},
  browser: noRules,
  server: noRules,
  postcss: null,
  watched: [],
  copies: [],
  outputs: [],
  afterBuild: [],
  diagnostics: [],
  ran: [],
  notes: [],
}
