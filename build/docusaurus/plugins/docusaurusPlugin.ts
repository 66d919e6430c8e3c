// The interface of Docusaurus' plugins, as far as a build uses it.
import type { ContentHost, contentHost } from '../../config/modules/contentPackages.ts'
import type { PostcssOptions } from '../../model/pluginOutcome.ts'

export interface PluginContext {
  readonly siteDir: string
  readonly generatedFilesDir: string
  /** Plugins of a language share it, and may change it. */
  readonly siteConfig: Record<string, unknown>
  readonly siteConfigPath: string
  readonly outDir: string
  readonly baseUrl: string
  readonly i18n: Readonly<Record<string, unknown>>
  readonly codeTranslations: Readonly<Record<string, string>>
  readonly localizationDir: string
  readonly siteVersion: string | undefined
  readonly siteStorage: object
  readonly [contentHost]: ContentHost
}

export interface DocusaurusRoute {
  readonly path: string
  readonly component: string
  readonly modules?: Readonly<Record<string, unknown>>
  readonly props?: Readonly<Record<string, unknown>>
  readonly routes?: readonly DocusaurusRoute[]
  readonly [attribute: string]: unknown
}

export interface HtmlTag {
  readonly tagName: string
  readonly attributes?: Readonly<Record<string, string | boolean>>
  readonly innerHTML?: string
}

export type HtmlTags = string | HtmlTag | readonly (string | HtmlTag)[]

export interface TranslationFile {
  readonly path: string
  readonly content: Readonly<Record<string, { readonly message: string; readonly description?: string }>>
}

export interface Actions {
  readonly addRoute: (route: DocusaurusRoute) => void
  readonly createData: (name: string, data: unknown) => Promise<string>
  readonly setGlobalData: (data: unknown) => void
}

type Maybe<T> = T | undefined | null | Promise<T | undefined | null>

export interface DocusaurusPlugin {
  readonly name: string
  readonly loadContent?: () => unknown
  readonly contentLoaded?: (input: { content: unknown; actions: Actions; allContent: object }) => unknown
  readonly allContentLoaded?: (input: { allContent: object; actions: Actions }) => unknown
  readonly getPathsToWatch?: () => readonly string[]
  readonly getClientModules?: () => readonly string[]
  readonly injectHtmlTags?: (input: { content: unknown }) => Maybe<{
    readonly headTags?: HtmlTags
    readonly preBodyTags?: HtmlTags
    readonly postBodyTags?: HtmlTags
  }>
  readonly getThemePath?: () => string
  readonly getTypeScriptThemePath?: () => string
  readonly getTranslationFiles?: (input: { content: unknown }) => Maybe<readonly TranslationFile[]>
  readonly translateContent?: (input: {
    content: unknown
    translationFiles: readonly TranslationFile[]
  }) => unknown
  /** Returns the keys of `themeConfig` that it translates. */
  readonly translateThemeConfig?: (input: {
    themeConfig: object
    translationFiles: readonly TranslationFile[]
  }) => object
  /** Texts of its components in the current language, by id. */
  readonly getDefaultCodeTranslationMessages?: () => Maybe<Readonly<Record<string, string>>>
  readonly postBuild?: (props: Readonly<Record<string, unknown>>) => unknown
  /** Adds commands to a `Command` of the package commander. */
  readonly extendCli?: (program: object) => unknown
  readonly configureWebpack?: unknown
  readonly configurePostCss?: (options: PostcssOptions) => PostcssOptions | undefined
}

export interface StartedPlugin {
  readonly plugin: DocusaurusPlugin
  /** As the configuration names it. */
  readonly module: string
  /** The folder that its relative paths start from. */
  readonly folder: string
  readonly id: string
  readonly options: Readonly<Record<string, unknown>>
  readonly context: PluginContext
  readonly locale: string
  /** Its place in the list of such plugins of the configuration. */
  readonly place: number
  /** Of its routes: empty, or `/de`. */
  readonly prefix: string
}

/** A plugin that runs, with what it loaded in one language. */
export interface RunningPlugin extends StartedPlugin {
  /** Hooks can change it. */
  readonly content: unknown
  /** The content before hooks have changed it. */
  readonly loaded: unknown
}
