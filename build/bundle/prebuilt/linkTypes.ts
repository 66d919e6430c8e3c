// The theme as code that other code is linked to.
import type { Input } from '../freshBundle.ts'
import type { ImportGraph } from '../importGraph.ts'

/** Export of a module → the name under which a file exports it. */
export type Symbols = Readonly<Record<string, string>>

/** Inputs are named as the bundler names them: `theme/App.tsx`, `node_modules/react@19.2.0/index.js`. */
export interface LinkableCode {
  /** Names of the files, from the folder of the theme, with `/`. */
  readonly files: readonly string[]
  /** The file that exports all names. */
  readonly entry: string
  readonly modules: Readonly<Record<string, Symbols>>
  /** Imports of the theme's modules. */
  readonly graph: ImportGraph
  readonly constants: ThemeConstants
}

/** Constants of the configuration, and the modules that read them. */
export type ThemeConstants = Readonly<
  Record<string, { readonly value: string; readonly readers: readonly string[] }>
>

/** A module, or a package of CommonJS. */
export interface LinkedModule {
  /** The script that contains it: `assets/chunks/….js`. */
  readonly file: string
  readonly names: Symbols
  /** Further names, which are properties of the default export. */
  readonly properties: readonly string[]
}

export interface LinkableBrowser extends Pick<LinkableCode, 'graph' | 'constants'> {
  /** Names of outputs. */
  readonly files: readonly string[]
  readonly script: string
  readonly styles: string
  /** Those that every page loads. */
  readonly modules: Readonly<Record<string, LinkedModule>>
  /** Files that every page loads, including style sheets. */
  readonly frame: readonly string[]
}

/** All paths are absolute. */
export interface LinkableTheme {
  /** Hash of the files. */
  readonly key: string
  /** Folder of the files: `server/` and `client/`. */
  readonly folder: string
  /** The files, as they are now. */
  readonly outputs: readonly Input[]
  readonly server: LinkableCode
  readonly browser: LinkableBrowser
  /** Sources of the theme → hash of their content. */
  readonly sources: Readonly<Record<string, string>>
  readonly inputs: readonly Input[]
}
