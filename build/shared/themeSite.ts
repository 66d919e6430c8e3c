// What the code of a Docusaurus theme gets of the site, in one language: its routes and what they load, and
// data.

import type { SearchData } from './siteData.ts'

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
  /** Troodon's search; missing where the site has none, or one of its theme. */
  readonly search?: { readonly data: SearchData; readonly messages: Readonly<Record<string, string>> }
  /** Short values by name. */
  readonly values: Readonly<Record<string, unknown>>
}
