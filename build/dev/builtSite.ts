// The files of a site as a build of `watch` finds them. After edits, only the edited files are looked at.
import { type Scan, scan } from '../read/scan.ts'
import { canContinue } from '../stages/continuedBuild.ts'
import type { Session } from '../workers/session.ts'
import { editedScan } from './changes/editedScan.ts'

export interface BuiltSite {
  readonly scan: Scan
  /** When all files were looked at, in milliseconds. */
  readonly wholeSince: number
  /** Whether only edited files were looked at since. */
  readonly isEdit: boolean
  readonly session: Session
}

interface Changes {
  /** The build before; null when it is not known what it has found. */
  readonly before: BuiltSite | null
  /** Absolute paths; null when more may have changed than these. */
  readonly edited: readonly string[] | null
}

/** Null for a site with code that may write files before they are looked at: the build itself does it. */
export function builtSite(session: Session, outDir: string, { before, edited }: Changes): BuiltSite | null {
  const { root, config } = session.project
  if (!canContinue(config)) return null
  const known = before?.session === session && edited ? editedScan(before.scan, edited, root) : null
  if (before && known) return { ...before, scan: known, isEdit: true }
  const found = scan(root, config, outDir)
  return { scan: found, wholeSince: found.startedAt, isEdit: false, session }
}
