// What the code of a Docusaurus theme gets of the site, in one language: its routes and what they load, and
// data.

/** A module, a value or a text by its name; or a list or an object of them. */
export type Loads = string | readonly Loads[] | { readonly [name: string]: Loads }

export interface ClientRoute {
  readonly path: string
  readonly exact?: boolean
  readonly loads: Readonly<Record<string, Loads>>
  readonly routes?: readonly ClientRoute[]
  readonly [attribute: string]: unknown
}

export interface SiteData {
  /** The base URL of scripts and data, which all languages share. */
  readonly assetBase: string
  readonly config: Readonly<Record<string, unknown>>
  readonly i18n: Readonly<Record<string, unknown>>
  readonly globalData: Readonly<Record<string, unknown>>
  readonly codeTranslations: Readonly<Record<string, string>>
  readonly siteMetadata: object
  readonly siteStorage: object
  readonly routes: readonly ClientRoute[]
  /** Short values by name. */
  readonly values: Readonly<Record<string, unknown>>
}
