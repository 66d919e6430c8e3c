// Positions for problems of values that were read without them: front matter, data files, the configuration.
// They are searched for only when there is a problem.
import type { Diagnostic } from '../model/diagnostics.ts'
import { findInOrder } from '../model/text/findInOrder.ts'
import { type FindPath, openPaths } from '../model/text/findPath.ts'
import type { SourcePath } from '../shared/paths.ts'
import { openSourceTexts, type SourceTexts } from './sourceTexts.ts'

/**
 * Moves each problem with a `path` or a `find` to what it finds. A problem whose values are not found keeps
 * its position.
 */
export function locateValues(
  diagnostics: readonly Diagnostic[],
  root: string,
  unsaved?: ReadonlyMap<SourcePath, string>,
): readonly Diagnostic[] {
  const search = openSearch(openSourceTexts(root, unsaved))
  return diagnostics.map(({ find = [], path, ...found }) => {
    if ((find.length === 0 && path === undefined) || found.file === null) return found
    const { text, findPath } = search(found.file)
    const start = path === undefined ? null : findPath(path)
    const inside = find.length === 0 ? null : findInOrder(find, text, start?.at)
    return { ...found, ...(inside ?? start?.value) }
  })
}

/** Each file is read once, however many problems it has. */
function openSearch(texts: SourceTexts) {
  const files = new Map<SourcePath, { readonly text: string; readonly findPath: FindPath }>()
  return (file: SourcePath) => {
    const known = files.get(file)
    if (known) return known
    const text = texts(file) ?? ''
    const opened = { text, findPath: openPaths(text) }
    files.set(file, opened)
    return opened
  }
}
