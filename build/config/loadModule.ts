// Loads a module of the site: the configuration or a sidebars file, in TypeScript, JavaScript or JSON.
import { inTime, syncInTime } from '../io/inTime.ts'
import { configLimit } from '../io/limits.ts'
import { type AwaitedModule, runAwaiting, waitsAtTop } from './modules/runAwaiting.ts'
import { openModules, type RunOptions, type SiteModules } from './modules/siteModules.ts'

export interface LoadedModule {
  /** The default export; `module.exports` of CommonJS. */
  readonly value: unknown
  /** All exports. */
  readonly exports: unknown
  /** Files of the site that ran, absolute, with the hash of their content. */
  readonly inputs: ReadonlyMap<string, string>
  /** Runs further modules of the site beside it. */
  readonly modules: SiteModules
}

/** `file` is absolute. `locateFailure` explains what it rejects with. */
export async function loadModule(file: string, options: RunOptions): Promise<LoadedModule> {
  const modules = openModules(options)
  const { exports, inputs } = await run(file, modules, options)
  return { value: defaultOf(exports), exports, inputs, modules }
}

async function run(file: string, modules: SiteModules, options: RunOptions): Promise<AwaitedModule> {
  try {
    return { exports: syncInTime(() => modules.run(file), configLimit()), inputs: modules.inputs }
  } catch (error) {
    if (waitsAtTop(error)) return inTime(() => runAwaiting(file, options), configLimit(), file)
    throw error
  }
}

/** A configuration, which can be a function, and that function can be asynchronous. */
export const resultOf = (value: unknown, file: string): Promise<unknown> =>
  inTime(() => (typeof value === 'function' ? (value() as unknown) : value), configLimit(), file)

const defaultOf = (exports: unknown): unknown =>
  typeof exports === 'object' && exports !== null && '__esModule' in exports
    ? (exports as { readonly default?: unknown }).default
    : exports
