// Imports that load much code later: `import('./Editor')`. Pages are rendered without it, because it is in an
// effect, in an event handler or inside of <BrowserOnly>.
import type { Metafile } from 'esbuild'

/** In bytes of the files that no page loads in any other way. */
const large = 1_000_000

/** Whether the import of `path` in `importer`, as esbuild names it, loads much code. */
export type IsLargeImport = (importer: string, path: string) => boolean

/** `metafile` is that of a run in which nothing was left out. */
export function largeImports({ inputs }: Pick<Metafile, 'inputs'>): IsLargeImport {
  const imported = new Set(Object.values(inputs).flatMap(({ imports }) => imports.map(({ path }) => path)))
  const entries = Object.keys(inputs).filter((input) => !imported.has(input))
  const atOnce = reached(entries, inputs, new Set())
  const sizes = new Map<string, number>()
  const sizeOf = (target: string): number => {
    const known = sizes.get(target)
    if (known !== undefined) return known
    const later = [...reached([target], inputs, atOnce)]
    const size = later.reduce((sum, input) => sum + (inputs[input]?.bytes ?? 0), 0)
    sizes.set(target, size)
    return size
  }
  const found = new Set<string>()
  for (const [importer, { imports }] of Object.entries(inputs))
    for (const { path, kind, original, external } of imports)
      if (kind === 'dynamic-import' && !external && original !== undefined && sizeOf(path) >= large)
        found.add(keyOf(importer, original))
  return (importer, path) => found.has(keyOf(importer, path))
}

const keyOf = (importer: string, path: string): string => `${importer}\0${path}`

/** Modules and all that they import, except for what they import later and what is in `without`. */
function reached(
  from: readonly string[],
  inputs: Metafile['inputs'],
  without: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set(from.filter((input) => !without.has(input)))
  for (const input of found)
    for (const { path, kind, external } of inputs[input]?.imports ?? [])
      if (kind !== 'dynamic-import' && !external && !without.has(path)) found.add(path)
  return found
}
