// Runs the file with which a site adds languages to Prism, `src/theme/prism-include-languages.js`, as the
// client code of Docusaurus does: once, with a Prism of its own.
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { openModules, type SiteModules } from '../../config/modules/siteModules.ts'
import { syncInTime } from '../../io/inTime.ts'
import { configLimit } from '../../io/limits.ts'
import { type Grammar, openPrism, type Prism, type PrismInstance } from './prismInstance.ts'
import { provider } from './provideModules.ts'

/** The data that a thread needs to run the file. */
export interface GrammarSource {
  readonly root: string
  readonly engineRoot: string
  readonly cacheFolder: string
  /** Folder of the package `prismjs`. */
  readonly prismFolder: string
  /** Absolute; null when the configuration alone names languages. */
  readonly file: string | null
  /** Names of Prism's languages in the configuration. */
  readonly languages: readonly string[]
  /** The value that the file imports as the configuration of the site. */
  readonly siteConfig: Readonly<Record<string, unknown>>
}

export interface GrammarRun {
  readonly prism: Prism
  /** Language in lower case → its grammar: the languages that the site added or changed. */
  readonly changed: ReadonlyMap<string, Grammar>
  /** All languages that Prism has now. */
  readonly all: ReadonlyMap<string, Grammar>
  /** Files that the result depends on, and variables, with the names of recordReads.ts. */
  readonly reads: readonly string[]
  /** Why the file did not run to its end; null when it did. */
  readonly error: unknown
  /** Languages that the file wanted from Prism, which does not have them. */
  readonly missing: readonly string[]
}

/** Never throws what code of the site throws. */
export function runGrammars(source: GrammarSource): GrammarRun {
  const { file, languages, prismFolder } = source
  const instance = openPrism(prismFolder)
  const missing = new Set<string>()
  const add = (name: string): void => {
    if (!instance.add(name)) missing.add(name)
  }
  const ran = file === null ? notRun : runFile(file, source, { instance, add })
  if (file === null) for (const name of languages) instance.add(name)
  const all = grammarsOf(instance.prism)
  return {
    prism: instance.prism,
    all,
    changed: file === null ? new Map() : changedGrammars(all, instance, prismFolder),
    reads: ran.reads,
    error: ran.error,
    missing: [...missing],
  }
}

const notRun = { reads: [], error: null }

interface Host {
  readonly instance: PrismInstance
  readonly add: (name: string) => void
}

function runFile(file: string, source: GrammarSource, host: Host): Pick<GrammarRun, 'reads' | 'error'> {
  const packages = new Set<string>()
  const modules: SiteModules = openModules({
    ...source,
    provide: provider({ ...source, ...host, packages, modules: () => modules }),
  })
  const { prism } = host.instance
  let error: unknown = null
  try {
    withGlobals({ Prism: prism, window: globalThis }, () =>
      syncInTime(() => {
        const exports = modules.run(file)
        const include = functionOf(exports)
        include?.(prism)
      }, configLimit()),
    )
  } catch (thrown) {
    error = thrown ?? new Error('It threw nothing')
  }
  return { reads: [...modules.inputs.keys(), ...modules.reads, ...packages], error }
}

/** The default export, or that of CommonJS. */
function functionOf(exports: unknown): ((prism: Prism) => unknown) | null {
  const value = (exports as { readonly default?: unknown } | null)?.default ?? exports
  return typeof value === 'function' ? (value as (prism: Prism) => unknown) : null
}

/** Code of the site may set these names and delete them. */
function withGlobals(values: Readonly<Record<string, unknown>>, run: () => void): void {
  const before = Object.keys(values).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: true })
  try {
    run()
  } finally {
    for (const [name, descriptor] of before) {
      Reflect.deleteProperty(globalThis, name)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    }
  }
}

function grammarsOf({ languages }: Prism): ReadonlyMap<string, Grammar> {
  const grammars = Object.entries(languages).filter(
    (entry): entry is [string, Grammar] =>
      typeof entry[1] === 'object' && entry[1] !== null && Object.keys(entry[1]).length > 0,
  )
  return new Map(grammars.map(([name, grammar]) => [name.toLowerCase(), grammar]))
}

/** Those that another Prism does not have after it has added the same languages of its package. */
function changedGrammars(
  all: ReadonlyMap<string, Grammar>,
  { added }: PrismInstance,
  prismFolder: string,
): ReadonlyMap<string, Grammar> {
  const reference = openPrism(prismFolder)
  for (const name of added) reference.add(name)
  const before = grammarsOf(reference.prism)
  return new Map([...all].filter(([name, grammar]) => !isDeepStrictEqual(grammar, before.get(name))))
}

/** The file with which a site adds languages, without its ending. */
export const includeFile = (root: string): string => join(root, 'src/theme/prism-include-languages')
