// The files of a site, as outputs need them: their names, the identity of their content, and their place on
// the disk.
import type { SourcePath } from '../shared/paths.ts'

export interface SourceFiles {
  /** Every file of the content and static folders, sorted. */
  readonly names: ReadonlySet<SourcePath>
  /** Files outside of these folders that pages include: hash of the content. */
  readonly outside: ReadonlyMap<SourcePath, string>
  /** Hash of a file's content; throws when it cannot be read. */
  readonly hashOf: (source: SourcePath) => string
  /** The absolute path of a file. */
  readonly pathOf: (source: SourcePath) => string
}
