// Loads a module of the site: the configuration or a sidebars file, in TypeScript, JavaScript or JSON.
import { hashOf } from '../io/hash.ts'
import { type RunOptions, runModule } from './modules/siteModules.ts'

export interface LoadedModule {
  /** The default export; `module.exports` of CommonJS. */
  readonly value: unknown
  /** All exports. */
  readonly exports: unknown
  /** Identity of the module's code and of all files of the site that it imports. */
  readonly hash: string
}

/** `file` is absolute. `locateFailure` explains what it throws. */
export function loadModule(file: string, options: RunOptions): LoadedModule {
  const { exports, inputs } = runModule(file, options)
  return { value: defaultOf(exports), exports, hash: hashOf(...inputs.values()) }
}

const defaultOf = (exports: unknown): unknown =>
  typeof exports === 'object' && exports !== null && '__esModule' in exports
    ? (exports as { readonly default?: unknown }).default
    : exports
