// What a page was made from, by names that a person understands: what `explain` prints.

/** Name of an input → hash of its value: `docs/a.md`, `the next page`, `/docs/b/`. */
export type Inputs = Readonly<Record<string, string>>

export interface InputRecord {
  /** Key of all inputs together. */
  readonly id: string
  /** Number of the build that rendered it. */
  readonly build: number
  readonly inputs: Inputs
  /**
   * Names of the inputs that were new, different or gone then. Null for the first time; empty when the file
   * in `dist/` was not as written.
   */
  readonly changed: readonly string[] | null
}
