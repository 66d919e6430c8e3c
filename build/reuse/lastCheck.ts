// The record of the last `check`: `check.bin` in the cache. It has what was found in each file by itself, so
// that a check after an edit of words looks at the edited files alone.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readSealed, writeSealed } from '../io/cacheFiles/sealed.ts'
import type { Diagnostic, LocalDiagnostic } from '../model/diagnostics.ts'
import type { EscapeFact } from '../model/page.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { LastBuild } from './lastBuild.ts'

/** What parsing found in one file. */
export interface OwnFindings {
  readonly diagnostics: readonly LocalDiagnostic[]
  readonly hints: readonly LocalDiagnostic[]
  /** The comments that excuse problems by their codes. */
  readonly escapes: readonly EscapeFact[]
}

/** The findings of a whole site, before they get severities. */
export interface SiteCheck extends Pick<LastBuild, 'notes' | 'summary'> {
  /** Those that need more than one file. Their places are found when they are judged. */
  readonly found: readonly Diagnostic[]
  /** Files with findings or comments of their own. Sorted by path. */
  readonly own: ReadonlyMap<SourcePath, OwnFindings>
}

export interface LastCheck extends SiteCheck {
  /** Hash of everything that the check depended on (buildKey.ts). */
  readonly buildKey: string
  /** Files outside the content folders that it read. */
  readonly outside: readonly SourcePath[]
  /** Files whose words count elsewhere; null when those of every file may. */
  readonly shared: readonly SourcePath[] | null
  /** The ids that links lead to (linkedIds.ts). */
  readonly ids: string | null
  /** The commit that was checked out, if it counts. */
  readonly commit: string | null
}

/** Raised when the record changes its shape: others are not read. */
const format = 3

type Stored = Omit<LastCheck, 'own'> & {
  readonly format: number
  readonly own: readonly (readonly [SourcePath, OwnFindings])[]
}

const fileOf = (cacheFolder: string): string => join(cacheFolder, 'check.bin')

export const hasLastCheck = (cacheFolder: string): boolean => existsSync(fileOf(cacheFolder))

/** Null when there is none that can be read. */
export function readLastCheck(cacheFolder: string): LastCheck | null {
  try {
    const read = JSON.parse(String(readSealed(fileOf(cacheFolder)))) as Stored | null
    return read?.format === format ? { ...read, own: new Map(read.own) } : null
  } catch {
    return null
  }
}

export function saveLastCheck(cacheFolder: string, check: LastCheck): void {
  const stored: Stored = { ...check, format, own: [...check.own] }
  mkdirSync(cacheFolder, { recursive: true })
  writeSealed(fileOf(cacheFolder), JSON.stringify(stored))
}
