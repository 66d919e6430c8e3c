// The server's code of a site whose pages need what was left out: its names and hashes are those of the code
// without it. Whether an earlier build has learned what pages need makes no difference to what is written.
import { hashOf } from '../../io/hash.ts'
import { outOfDrive, relativePath } from '../../io/osPath.ts'
import { outputPath } from '../../shared/paths.ts'
import type { EsbuildRuns } from '../esbuildRuns.ts'
import { type ModuleGraph, moduleGraph } from '../moduleGraph.ts'

/** The files of `written`, with the closures of `lean`. */
export function leanGraph(
  lean: EsbuildRuns['server'],
  written: ModuleGraph,
  folder: string,
  linked = '',
): ModuleGraph {
  const out = outOfDrive(folder)
  const files = lean.outputFiles.map(({ path, contents }) => ({
    path: outputPath(relativePath(out, path)),
    file: '',
    hash: hashOf(contents),
  }))
  const graph = moduleGraph(lean.metafile, files, linked)
  return { ...graph, entry: (name) => ({ ...graph.entry(name), file: written.entry(name).file }) }
}

/**
 * A part of the key of code from which something was left out: a change there may concern the server alone.
 */
export const keyOfLeftOut = (
  inputs: readonly string[],
  sources: Readonly<Record<string, string>>,
): readonly string[] =>
  inputs.some((input) => input.startsWith('left-out:')) ? [JSON.stringify(sources)] : []
