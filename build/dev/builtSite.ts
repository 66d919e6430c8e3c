// The files of a site for a build of `watch`. After edits, it reads only the stats of the edited files.
import { type Scan, scan } from '../read/scan.ts'
import { canContinue } from '../stages/continuedBuild.ts'
import type { Session } from '../workers/session.ts'
import { editedScan } from './changes/editedScan.ts'

export interface BuiltSite {
  readonly scan: Scan
  /** The time of the last complete scan, in milliseconds. */
  readonly wholeSince: number
  /** Whether only edited files were checked since then. */
  readonly isEdit: boolean
  readonly session: Session
}

interface Changes {
  /** The previous build; null if its files are unknown. */
  readonly before: BuiltSite | null
  /** Absolute paths; null if other files may have changed too. */
  readonly edited: readonly string[] | null
}

/** Null for a site with code that can write files before the scan. Then the build scans. */
export function builtSite(session: Session, outDir: string, { before, edited }: Changes): BuiltSite | null {
  const { root, config } = session.project
  if (!canContinue(config)) return null
  const known = before?.session === session && edited ? editedScan(before.scan, edited, root) : null
  if (before && known) return { ...before, scan: known, isEdit: true }
  const found = scan(root, config, outDir)
  return { scan: found, wholeSince: found.startedAt, isEdit: false, session }
}
