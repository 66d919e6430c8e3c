// Facts of a text file that is published as it is. They depend on its name and content alone.
import type { LocalDiagnostic } from './diagnostics.ts'

export interface PublishedText {
  readonly secrets: readonly LocalDiagnostic[]
  /** A description of the code in a document that browsers open; null for none. */
  readonly script: string | null
}
