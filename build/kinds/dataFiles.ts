// Data files by their names.
import type { DiagnosticCode } from '../model/rules.ts'
import { fileNameOf, type SourcePath } from '../shared/paths.ts'
import type { DataFile } from './contentKind.ts'

const dataFile = (code: DiagnosticCode): DataFile => ({ code, isModule: false })

/** The first row whose pattern matches the path, or whose names contain the file's name. */
export function findDataFile(
  file: SourcePath,
  rows: readonly (readonly [match: RegExp | ReadonlySet<string>, code: DiagnosticCode])[],
): DataFile | null {
  const row = rows.find(([match]) =>
    match instanceof RegExp ? match.test(file) : match.has(fileNameOf(file)),
  )
  return row ? dataFile(row[1]) : null
}

/** Names of the files in options, which may be off (`false`) or left out (`null`). */
export const fileNames = (paths: readonly (string | false | null)[]): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => (path ? [fileNameOf(path)] : [])))
