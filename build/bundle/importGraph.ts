// Which modules import which, as the bundler found them.
import type { Metafile } from 'esbuild'
import { addToList } from '../shared/addToList.ts'

interface ImportEdge {
  readonly path: string
  /** The name as written. */
  readonly original: string
  readonly isDynamic?: true
}

/** Module → its imports. */
export type ImportGraph = Readonly<Record<string, readonly ImportEdge[]>>

export const graphOf = ({ inputs }: Metafile): ImportGraph =>
  Object.fromEntries(
    Object.entries(inputs).map(([input, { imports }]) => [
      input,
      imports
        .filter(({ external }) => !external)
        .map(({ path, original = '', kind }) => ({
          path,
          original,
          // Written to a record of thousands: most imports have nothing to say.
          ...(kind === 'dynamic-import' ? { isDynamic: true } : {}),
        })),
    ]),
  )

/** A module, and all that are loaded with it. */
export function loadedWith(start: string, graph: ImportGraph): ReadonlySet<string> {
  const found = new Set([start])
  for (const input of found)
    for (const { path, isDynamic } of graph[input] ?? []) if (!isDynamic) found.add(path)
  return found
}

/** Modules that need one of `roots`, with these. */
export function importersOf(roots: ReadonlySet<string>, graph: ImportGraph): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  for (const [input, edges] of Object.entries(graph))
    for (const { path } of edges) addToList(importers, path, input)
  const found = new Set(roots)
  for (const input of found) for (const importer of importers.get(input) ?? []) found.add(importer)
  return found
}
