// Reads esbuild's metafile about the files it wrote: which file belongs to an entry, and what each was
// made from.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { hashOf, shortHash } from '../io/hash.ts'
import { type OutputPath, outputPath, type SourcePath } from '../shared/paths.ts'
import { sourceName } from './workNames.ts'
import { nameOf, type WrittenFile } from './writeFiles.ts'

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
      const found = [...named].find(([, output]) => output.entryPoint === entryPoint)
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

/**
 * Sources below the work folder → hash of their content; `site/src/a.jsx` is `src/a.jsx`. Packages do not
 * count, nor do those that are not `wanted`.
 */
export function sourceHashes(
  inputs: readonly string[],
  work: string,
  wanted: (input: string) => boolean = () => true,
): Record<string, string> {
  const names = [...new Set(inputs.map((input) => input.replace(/^[\w-]+:|\?.*$/g, '')))]
    .filter(
      (input) => /^(?:site|theme|above\d+)\//.test(input) && wanted(input) && existsSync(join(work, input)),
    )
    .sort()
  return Object.fromEntries(
    names.map((name) => [sourceName(name) ?? name, shortHash(readFileSync(join(work, name), 'latin1'))]),
  )
}
