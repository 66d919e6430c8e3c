// Reads esbuild's metafile about the files it wrote: which file belongs to an entry, and what each was
// made from.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { hashOf, shortHash } from '../io/hash.ts'
import { type OutputPath, outputPath, type SourcePath } from '../shared/paths.ts'
import { sourceName } from './workFolder/workNames.ts'
import { nameOf, type WrittenFile } from './workFolder/writeFiles.ts'

/** An entry point of the bundler and its output. */
interface Entry {
  readonly path: OutputPath
  readonly file: string
  readonly styles: readonly OutputPath[]
  readonly exports: readonly string[]
  /** Hash of the file and of everything it imports. */
  readonly closure: string
}

export interface ModuleGraph {
  readonly entry: (entryPoint: string) => Entry
  /** Sources of an output and of all that it imports, as esbuild names them. */
  readonly inputsOf: (path: string) => readonly string[]
  /** Markdown files among them. */
  readonly markdownIn: (path: string) => readonly SourcePath[]
}

/** `linked` is the identity of the code that all outputs import from elsewhere. */
export function moduleGraph({ outputs }: Metafile, files: readonly WrittenFile[], linked = ''): ModuleGraph {
  const byPath = new Map(files.map((file) => [file.path as string, file]))
  const named = new Map(Object.entries(outputs).map(([path, output]) => [nameOf(path), output]))
  const entries = new Map(
    [...named].reverse().map(([path, output]) => [output.entryPoint ?? '', [path, output] as const]),
  )
  const reached = (path: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(path)) return seen
    seen.add(path)
    for (const { path: next, external } of named.get(path)?.imports ?? [])
      if (!external) reached(nameOf(next), seen)
    return seen
  }
  const inputsOf = (path: string): readonly string[] =>
    [...reached(path)].flatMap((one) => Object.keys(named.get(one)?.inputs ?? {}))
  return {
    entry(entryPoint) {
      const found = entries.get(entryPoint)
      if (!found) throw new Error(`esbuild made no file for ${entryPoint}.`)
      const [path, { cssBundle, exports }] = found
      const closure = hashOf(
        linked,
        ...[...reached(path)].sort().flatMap((one) => [one, byPath.get(one)?.hash ?? '']),
      )
      return {
        path: outputPath(path),
        file: byPath.get(path)?.file ?? '',
        styles: cssBundle === undefined ? [] : [outputPath(nameOf(cssBundle))],
        exports,
        closure,
      }
    },
    inputsOf,
    markdownIn(path) {
      const inputs = inputsOf(path)
      return [
        ...new Set(
          inputs.filter((input) => /\.mdx?$/i.test(input)).flatMap((input) => sourceName(input) ?? []),
        ),
      ].sort()
    },
  }
}

/** Of inputs: source → hash of its content. Those that are not `wanted` are left out. */
export type SourceHashes = (
  inputs: readonly string[],
  wanted?: (input: string) => boolean,
) => Record<string, string>

/**
 * For sources below the work folder; `site/src/a.jsx` is `src/a.jsx`. Packages do not count. Each file is
 * read once: pages share most of their sources, such as the data of a plugin.
 */
export function sourceHashesIn(work: string): SourceHashes {
  const hashes = new Map<string, string | null>()
  const hashOfSource = (name: string): string | null => {
    const known = hashes.get(name)
    if (known !== undefined) return known
    const file = join(work, name)
    const hash = existsSync(file) ? shortHash(readFileSync(file, 'latin1')) : null
    hashes.set(name, hash)
    return hash
  }
  return (inputs, wanted = () => true) => {
    const names = new Set(inputs.map((input) => input.replace(/^[\w-]+:|\?.*$/g, '')))
    const found = [...names].sort().flatMap((name) => {
      const isSource = /^(?:site|theme|above\d+)\//.test(name) && wanted(name)
      const hash = isSource ? hashOfSource(name) : null
      return hash === null ? [] : [[sourceName(name) ?? name, hash] as const]
    })
    return Object.fromEntries(found)
  }
}
