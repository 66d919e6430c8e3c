// The theme as code that other code is linked to.
import type { Input } from './freshBundle.ts'
import type { ImportGraph } from './importGraph.ts'

/** Export of a module → the name under which a file exports it. */
export type Symbols = Readonly<Record<string, string>>

/** Inputs are named as the bundler names them: `theme/App.tsx`, `node_modules/react@19.2.0/index.js`. */
export interface LinkableCode {
  /** Names of the files, from the folder of the theme, with `/`. */
  readonly files: readonly string[]
  /** The file that exports all names. */
  readonly entry: string
  readonly modules: Readonly<Record<string, Symbols>>
  /** What modules of the theme import. */
  readonly graph: ImportGraph
  /** Constants of the configuration, and the modules that read them. */
  readonly constants: Readonly<
    Record<string, { readonly value: string; readonly readers: readonly string[] }>
  >
}

/** All paths are absolute. */
export interface LinkableTheme {
  /** Hash of the files. */
  readonly key: string
  /** Folder of the files: `server/`. */
  readonly folder: string
  readonly server: LinkableCode
  /** Sources of the theme → hash of their content. */
  readonly sources: Readonly<Record<string, string>>
  readonly inputs: readonly Input[]
}
