// What components of a page lead to, and the ids that they make: known once the page is rendered.
export interface ComponentLinks {
  /** As the components have given them, without those that are checked where they are written. */
  readonly links: readonly string[]
  readonly ids: readonly string[]
}
