// Which code a page is rendered with. The server has one script for all pages; a page depends on the modules
// that every page has, and on those that its routes and texts load.
import type { Metafile } from 'esbuild'
import { hashOf } from '../../io/hash.ts'
import type { ThemeCode } from '../../model/bundle.ts'
import { sourcePath } from '../../shared/paths.ts'

interface ServerScript {
  readonly metafile: Metafile
  readonly script: string
  /** The module that has a function for each request that routes and texts can make. */
  readonly table: string
}

type Codes = ReadonlyMap<string, string>

/** One key for all code where the script cannot be divided. */
export function moduleKeys({ metafile, script, table }: ServerScript): ThemeCode {
  const found = codesIn(metafile, script)
  const requests = metafile.inputs[table]?.imports ?? []
  const markdown = Object.fromEntries(
    requests.flatMap(({ path, original = path }) => {
      const files = [...closureOf(path, metafile, new Set([table]))].filter((name) => /\.mdx?$/i.test(name))
      return files.length > 0 ? [[original, files.sort().map(sourcePath)]] : []
    }),
  )
  const entry = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint)?.entryPoint
  if (!found || entry === undefined) return { common: hashOf(script), modules: {}, markdown }
  const { codes, start } = found
  const common = closureOf(entry, metafile, new Set([table]))
  // What the table has is known by the keys of its modules.
  common.delete(table)
  const keyOf = (names: Iterable<string>): string =>
    hashOf(...[...names].sort().flatMap((name) => [name, hashOf(codes.get(name) ?? '')]))
  const modules = requests.map(({ path, original = path }) => [
    original,
    keyOf(closureOf(path, metafile, new Set([...common, table]))),
  ])
  return { common: hashOf(start, keyOf(common)), modules: Object.fromEntries(modules), markdown }
}

/** A module and everything that it imports, now or later; not what `without` has. */
function closureOf(entry: string, { inputs }: Metafile, without: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const waiting = [entry]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name) || without.has(name)) continue
    found.add(name)
    for (const { path, external } of inputs[name]?.imports ?? []) if (!external) waiting.push(path)
  }
  return found
}

/**
 * The code of each module in the script, and what is before all of them. A comment with its name is before
 * each part of it. Null where a line of code is the same as such a comment: the sizes then differ.
 */
function codesIn(
  { outputs }: Metafile,
  script: string,
): { readonly codes: Codes; readonly start: string } | null {
  const { inputs = {} } = Object.values(outputs).find(({ entryPoint }) => entryPoint) ?? {}
  const codes = new Map<string, string>()
  const places = [...script.matchAll(/^\/\/ (.*)\n/gm)].filter(([, name = '']) => name in inputs)
  const last = places.at(-1)?.[1]
  for (const [at, { 0: comment, 1: name = '', index }] of places.entries()) {
    // An empty line follows each part.
    const code = script.slice(index + comment.length, places[at + 1]?.index).replace(/\n$/, '')
    codes.set(name, (codes.get(name) ?? '') + code)
  }
  const areWhole = Object.entries(inputs).every(
    ([name, { bytesInOutput }]) =>
      // What the bundler adds to the end is behind the last one.
      name === last || Buffer.byteLength(codes.get(name) ?? '') === bytesInOutput,
  )
  return areWhole ? { codes, start: script.slice(0, places[0]?.index) } : null
}
