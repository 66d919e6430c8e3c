// The resolved options of `llms.txt`.
export interface LlmsConfig {
  /** Patterns of paths. Without any, all pages are listed. */
  readonly include: readonly string[]
  /** Patterns of paths that are left out. */
  readonly exclude: readonly string[]
  /** Patterns of paths that come first. */
  readonly order: readonly string[]
  /** Markdown between the summary and the lists. */
  readonly before: string
}
