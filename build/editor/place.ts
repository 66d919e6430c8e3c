// A place in a text of the editor, with what is needed to answer questions about it.
import type { SourcePath } from '../shared/paths.ts'
import type { EditedSite } from './editedSite.ts'

export interface Place {
  readonly source: SourcePath
  /** The whole text. */
  readonly text: string
  /** Number of the line, from 0, and its text. */
  readonly lineNumber: number
  readonly line: string
  /** How many characters of the line are before the cursor. */
  readonly column: number
  /** The text of a file in the editor or on the disk; null when it cannot be read. */
  readonly textOf: (file: SourcePath) => string | null
  readonly uriOf: (file: SourcePath) => string
  readonly headings: EditedSite['headings']
}
