// Plugins as the configuration names them: Troodon's own, which are objects, and those made for Docusaurus,
// which are functions, or names of packages and files.
import type { HeadElement } from '../../shared/routeData.ts'
import type { BuiltPages, PluginFile } from '../pluginOutcome.ts'

/** A plugin made for Docusaurus: its function, or the name of its package or file. */
type DocusaurusPluginModule =
  | string
  // The types of Docusaurus are not known here.
  // biome-ignore lint/suspicious/noExplicitAny: any plugin function fits, whatever it takes and returns
  | ((context: any, options: any) => any)

/**
 * A plugin of Troodon. Its name, version and options are part of what decides whether pages are made again.
 * @value
 */
export interface TroodonPlugin {
  /** Unique among the plugins of a site. */
  readonly name: string
  /** Changes whenever the plugin makes something else from the same options and files. */
  readonly version: string
  /** The options that the site sets, as plain data. */
  readonly options?: unknown
  /** Pages from data: they become a docs instance of their own, with the id of the plugin's name. */
  readonly sources?: PluginSources
  /** Pages with a component of the plugin or of the site. */
  readonly routes?: (tools: PluginTools) => Eventually<readonly PluginPageRoute[]>
  /** Further files of the output. */
  readonly outputs?: (tools: PluginTools, pages: BuiltPages) => Eventually<readonly PluginFile[]>
  /** Elements for the head of every page. */
  readonly head?: (tools: PluginTools) => Eventually<readonly HeadElement[]>
}

type Eventually<T> = T | Promise<T>

export interface PluginSources {
  /** The first part of the pages' URLs: `api` for `/api/…`. */
  readonly routeBasePath: string
  readonly pages: (tools: PluginTools) => Eventually<readonly PluginPage[]>
}

/** A Markdown file. */
export interface PluginPage {
  /** Below the folder of the plugin's pages: `pets/list.md`. */
  readonly path: string
  /** With front matter. */
  readonly text: string
}

export interface PluginPageRoute {
  /** `/team`, without the base URL. */
  readonly path: string
  /** A module with a default export: `@site/src/Team`, `./plugins/Team.tsx`, a package or a whole path. */
  readonly component: string
  /** The component gets it as `data`. */
  readonly data?: unknown
}

/** Everything that plugins read with these functions is part of the key of the build. */
export interface PluginTools {
  /** Absolute folder of the site. */
  readonly root: string
  readonly options: unknown
  /** Paths are relative to the folder of the site. */
  readonly readText: (path: string) => string
  readonly readJson: (path: string) => unknown
  /** Dates stay strings. */
  readonly readYaml: (path: string) => unknown
  /** All files below a folder, sorted. */
  readonly listFiles: (folder: string) => readonly string[]
}

export type PluginEntry =
  | TroodonPlugin
  | DocusaurusPluginModule
  | readonly [DocusaurusPluginModule, unknown?]
  | false
  | null
  | undefined

/** The entries as the build uses them. */
export type PluginConfig =
  | { readonly type: 'own'; readonly plugin: TroodonPlugin }
  | {
      readonly type: 'docusaurus'
      readonly module: DocusaurusPluginModule
      readonly options: Readonly<Record<string, unknown>>
    }

/** Files that the build writes for plugins, from the root of the site. */
export const generatedFolder = '.cache/plugins'

/** As the name of a file or folder. */
export const safeName = (name: string): string => name.replaceAll(/[^\w.-]+/g, '_').replace(/^_+|_+$/g, '')

/** Folder of the pages that a plugin makes, from the root of the site. */
export const pluginPages = (name: string): string => `${generatedFolder}/${safeName(name)}/pages`
