// Which names of the frame the other modules of the theme import: they are what code of sites needs of it.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type ImportGraph, loadedWith } from '../importGraph.ts'

interface Modules {
  /** All modules that sites can import, and what these import. */
  readonly inputs: readonly string[]
  readonly graph: ImportGraph
  /** Modules that every page loads. */
  readonly frame: ReadonlySet<string>
  readonly work: string
}

/** Module of the frame → names; null for all names of a module that sites import themselves. */
export function namesForSites({
  inputs,
  graph,
  frame,
  work,
}: Modules): ReadonlyMap<string, ReadonlySet<string> | null> {
  const starts = inputs.filter((input) => /^theme\/(?:(?:public|compat|mdx)\/|clientApi\.ts$)/.test(input))
  const found = new Map<string, Set<string> | null>(
    starts.filter((input) => frame.has(input)).map((input) => [input, null]),
  )
  const isOther = (input: string) => /^theme\/.*\.tsx?$/.test(input) && !frame.has(input)
  const others = new Set(
    starts.flatMap((start) => [...loadedWith(start, graph)]).filter((input) => isOther(input)),
  )
  for (const importer of others)
    for (const { from, names } of importsIn(readFileSync(join(work, importer), 'utf8'))) {
      const target = posix.join(posix.dirname(importer), from)
      if (!frame.has(target) || found.get(target) === null) continue
      found.set(target, names && new Set([...(found.get(target) ?? []), ...names]))
    }
  return found
}

const statement = /^(?:import|export) (?!type\b)([^'"]*?)\s*from '(\.[^']+)'/gm

/** Relative imports of values; `names` is null where all are imported. */
function importsIn(
  code: string,
): readonly { readonly from: string; readonly names: readonly string[] | null }[] {
  return [...code.matchAll(statement)].map(([, what = '', from = '']) => {
    if (what.includes('*')) return { from, names: null }
    const [, alone = '', list = ''] = /^(\w*)[\s,]*(?:\{([^}]*)\})?/.exec(what) ?? []
    const named = list
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '' && !one.startsWith('type '))
      .map((one) => one.split(' as ')[0] as string)
    return { from, names: alone === '' ? named : ['default', ...named] }
  })
}
