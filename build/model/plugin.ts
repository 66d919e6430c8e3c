// Plugins as the configuration names them: Troodon's own, which are objects, and those made for Docusaurus,
// which are functions, or names of packages and files.

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
  /** What the site sets, as plain data. */
  readonly options?: unknown
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
