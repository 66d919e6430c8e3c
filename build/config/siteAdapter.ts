// Sites that were made for another generator. `build/docusaurus/` has the one adapter that exists, and
// `build/main.ts` names it: nothing else of the engine imports that folder, and the engine works without it.
import type { DataContext, PlannedSite } from '../kinds/contentKind.ts'
import type { Behaviors } from '../model/behaviors.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { baseUrlOf, urlOf } from '../model/locales.ts'
import type { BuiltSite, PluginOutcome } from '../model/pluginOutcome.ts'
import type { Config, Project } from '../model/project.ts'
import type { SetupNote } from '../model/setupNote.ts'
import type { RunOptions, SiteModules } from './modules/siteModules.ts'
import type { SiteConfig } from './siteConfig.ts'

type Values = Readonly<Record<string, unknown>>

/** A configuration for the other generator, converted. */
export interface AdaptedConfig {
  /** The equivalent of a `site.config`. */
  readonly value: SiteConfig
  /** The configuration itself. */
  readonly given: Values
  /** The equivalent with changes of plugins that have run. */
  readonly convertAgain?: (changes: Values) => SiteConfig
  readonly hash: string
  readonly notes: readonly SetupNote[]
  /** Files and variables that the configuration has read so far. */
  readonly reads: () => ReadonlySet<string>
  readonly onRead: SiteModules['onRead']
}

/** The content of the site: all files are read and planned, without the pages of plugins. */
export interface PlannedContents {
  readonly site: PlannedSite
  readonly history: DataContext['history']
}

export interface PluginRun {
  readonly project: Project
  readonly outDir: string
  readonly cacheFolder: string
  readonly engineRoot: string
  /** For plugins that ask for the content. Called again, it reads files that plugins have written since. */
  readonly plan?: () => Promise<PlannedContents>
}

/** What plugins for the other generator have made. */
export interface AdaptedPlugins {
  readonly outcome: PluginOutcome
  /** Hashes of the files that their code was loaded from. */
  readonly inputs: readonly string[]
}

export interface CommandRun {
  /** False when no plugin has a command of this name: then nothing was run. */
  readonly found: boolean
  /** The commands that the site's plugins have. */
  readonly names: readonly string[]
  /** Plugins that failed. */
  readonly problems: readonly Diagnostic[]
}

export interface Migration {
  /** The text of a `site.config.ts`. */
  readonly text: string
  readonly config: Values
  /** Keys whose functions the text does not have. */
  readonly lost: readonly string[]
}

export interface SiteAdapter {
  /** How the content of a site is read. `data` is what its configuration has for components. */
  readonly behaviors: (data: Values) => Behaviors
  /** Its configuration in a folder, absolute; undefined without one. */
  readonly findConfig: (root: string) => string | undefined
  readonly isConfig: (file: string) => boolean
  /** `file` is absolute. Throws a UsageError for mistakes in it. */
  readonly loadConfig: (file: string, root: string, options: RunOptions) => Promise<AdaptedConfig>
  /** `theme` is the one that the author asked for. Throws a UsageError if it cannot show the site. */
  readonly migrate: (
    site: { readonly file: string; readonly root: string; readonly theme: string | undefined },
    options: RunOptions,
  ) => Promise<Migration>
  /** The packages that the name of a plugin or theme in a configuration can mean. */
  readonly packageNames: (name: string, kind: 'plugin' | 'theme') => readonly string[]
  /** The configuration as components read it. `ofPlugins` are values that plugins have set. */
  readonly componentConfig: (config: Config, ofPlugins?: Values) => Values
  /** The versions of the site and its plugins as components read them. */
  readonly siteMetadata: (root: string, config: Config, outcome: Pick<PluginOutcome, 'versions'>) => object
  /** The configuration as functions of the site receive it, in one language. */
  readonly functionConfig: (config: Config, locale: string) => Values
  /** `report` receives plugins that fail. The others run. */
  readonly runPlugins: (run: PluginRun, report: (problem: Diagnostic) => void) => Promise<AdaptedPlugins>
  /** A command that a plugin adds. Throws what the command throws. */
  readonly runCommand: (run: PluginRun, words: readonly string[]) => Promise<CommandRun>
  /** The content as plugins read it once the site is published. */
  readonly contents: (planned: PlannedContents, project: Project) => Promise<BuiltSite['contents']>
  /** Calls `act` while the site is in the folder where its plugins look for it. */
  readonly whilePublished: (root: string, outDir: string, act: () => Promise<void>) => Promise<void>
}

let known: Partial<SiteAdapter> = {}

/** An entry of the engine gives the functions that its code calls. */
export function addToAdapter(functions: Partial<SiteAdapter>): void {
  known = { ...known, ...functions }
}

/** Empty without an adapter. */
export const siteAdapter = (): Partial<SiteAdapter> => known

/** Throws when there is none: for what a configuration for the other generator asks for. */
export function neededAdapter(): SiteAdapter {
  if (!known.runPlugins) throw new Error('This build of Troodon has no adapter for such a site.')
  return known as SiteAdapter
}

/** The configuration as components read it; empty without an adapter. */
export const componentConfig = (config: Config, ofPlugins: Values = {}): Values =>
  known.componentConfig?.(config, ofPlugins) ?? {}

export const siteMetadata: SiteAdapter['siteMetadata'] = (root, config, outcome) =>
  known.siteMetadata?.(root, config, outcome) ?? {}

/** The values that functions of a configuration can read. */
export const functionConfig = (config: Config, locale: string): Values =>
  known.functionConfig?.(config, locale) ?? {
    title: config.title,
    tagline: config.tagline,
    trailingSlash: config.trailingSlash,
    customFields: config.customFields,
    url: urlOf(locale, config),
    baseUrl: baseUrlOf(locale, config),
  }
