// Which pages need a module that cannot be bundled, and through which imports.
import type { Metafile } from 'esbuild'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { SourcePath } from '../../shared/paths.ts'
import { sourceName, workName } from '../workFolder/workNames.ts'
import { type Failure, importKey, type Repairs } from './repairs.ts'

/** Modules from an entry to one that cannot be bundled. */
interface Chain {
  readonly names: readonly string[]
  readonly failure: Failure
}

type Graph = Metafile['inputs']

/** The shortest path from an entry to each such module. */
function chainsFrom(entry: string, graph: Graph, repairs: Repairs, dynamic: boolean): readonly Chain[] {
  const found: Chain[] = []
  const seen = new Set([entry])
  let ways: readonly (readonly string[])[] = [[entry]]
  while (ways.length > 0) {
    const next: (readonly string[])[] = []
    for (const way of ways) {
      const name = way.at(-1) as string
      const failure = failureAt(way, repairs)
      if (failure) found.push({ names: way, failure })
      else
        for (const { path, kind, external } of graph[name]?.imports ?? []) {
          if (external || seen.has(path) || (kind === 'dynamic-import' && !dynamic)) continue
          seen.add(path)
          next.push([...way, path])
        }
    }
    ways = next
  }
  return found
}

function failureAt(way: readonly string[], { files, imports }: Repairs): Failure | undefined {
  const name = way.at(-1) as string
  if (!name.startsWith('broken:')) return files.get(name)
  return imports.get(importKey(way.at(-2) ?? '', name.slice('broken:'.length)))
}

export interface FrameOptions {
  /** Entries of the theme itself. */
  readonly frame: string
  readonly pages: readonly SourcePath[]
  /** Folder of the site's components in place of the theme's, from the root. */
  readonly themePath: string
}

/**
 * Modules to leave out of the next run: a component of the site that replaces one of the theme, or what the
 * configuration adds to all pages. Null when the theme cannot be bundled for another reason.
 */
export function sharedFailures(
  graph: Graph,
  repairs: Repairs,
  { frame, pages, themePath }: FrameOptions,
): ReadonlyMap<string, Failure> | null {
  const left = new Map<string, Failure>()
  const isReplacement = (name: string) => name.startsWith(`site/${themePath}/`)
  for (const { names, failure } of chainsFrom(frame, graph, repairs, true)) {
    const first = names.find((name) => sourceName(name) !== null && !repairs.without.has(name))
    if (first === undefined) return null
    left.set(first, failure)
  }
  for (const page of pages)
    for (const { names, failure } of chainsFrom(workName(page), graph, repairs, false)) {
      const first = names.find(isReplacement)
      if (first !== undefined && !repairs.without.has(first)) left.set(first, failure)
    }
  return left
}

export interface Failures {
  /** Page → the text of its notice. */
  readonly failed: Readonly<Record<SourcePath, string>>
  readonly diagnostics: readonly Diagnostic[]
}

/** `graphs` are those of the browser's and the server's code. */
export function failedPages(
  graphs: readonly Graph[],
  repairs: Repairs,
  pages: readonly SourcePath[],
): Failures {
  const failed: Record<SourcePath, string> = {}
  /** Failure → the pages that need it, with the files between. */
  const uses = new Map<string, { readonly failure: Failure; readonly pages: Map<SourcePath, string> }>()
  const pagesOf = (failure: Failure) => {
    const key = JSON.stringify([failure.message, failure.hint ?? failure])
    const known = uses.get(key) ?? { failure, pages: new Map() }
    uses.set(key, known)
    return known.pages
  }
  for (const failure of [...repairs.files.values(), ...repairs.imports.values()]) pagesOf(failure)
  for (const graph of graphs)
    for (const page of pages)
      for (const { names, failure } of chainsFrom(workName(page), graph, repairs, false)) {
        const files = names.flatMap((name) => sourceName(name) ?? [])
        const way = files.slice(1).join(' → ')
        failed[page] ??= way === '' ? failure.message : `${failure.message} (${files.join(' → ')})`
        const known = pagesOf(failure)
        if (!known.has(page)) known.set(page, way)
      }
  return {
    failed,
    diagnostics: [
      ...[...uses.values()].map(({ failure, pages: users }) => reported(failure, repairs, users)),
      ...missingNames(repairs),
    ],
  }
}

function reported(
  failure: Failure,
  { without }: Repairs,
  users: ReadonlyMap<SourcePath, string>,
): Diagnostic {
  const left = [...without].filter(([, one]) => one === failure).map(([name]) => sourceName(name) ?? name)
  const outcome = [
    left.length > 0 ? `It is left out: ${left.join(', ')}.` : '',
    users.size > 0 ? `${shownInstead(users, failure)}.` : '',
  ]
  return { ...failure, message: [failure.message, ...outcome].filter(Boolean).join(' ') }
}

/** The number of pages that are listed. The others are counted. */
const mostListed = 5

function shownInstead(users: ReadonlyMap<SourcePath, string>, { code }: Failure): string {
  const listed = [...users]
    .slice(0, mostListed)
    .map(([page, way]) => (way === '' ? page : `${page} → ${way}`))
  const more = users.size - listed.length
  const names = `${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  if (code === 'missingModule')
    return users.size === 1 ? `A page needs it: ${names}` : `${users.size} pages need it: ${names}`
  return users.size === 1
    ? `A page shows a notice instead: ${names}`
    : `${users.size} pages show a notice instead: ${names}`
}

/** Names of the theme's modules fail when they are used; others are undefined, as with webpack. */
export const missingNames = ({ names }: Repairs): readonly Diagnostic[] =>
  [...names.values()].flatMap((one) =>
    [...one.names.values()].map((failure) => ({
      ...failure,
      code: 'missingModule' as const,
      severity: 'warning' as const,
    })),
  )
