// The error for a mistake in how a command was called or configured.
import type { Problem } from './diagnostics.ts'

/** Mistakes in the configuration of a site. */
export interface ConfigMistakes {
  /** Absolute folder of the site, which the files of the problems are relative to. */
  readonly root: string
  readonly problems: readonly Problem[]
}

/** Printed as a plain message, without a stack; the process exits with code 2. */
export class UsageError extends Error {
  /** Null for a mistake on the command line. */
  readonly mistakes: ConfigMistakes | null

  constructor(
    message: string,
    { mistakes, ...options }: ErrorOptions & { readonly mistakes?: ConfigMistakes } = {},
  ) {
    super(message, options)
    this.mistakes = mistakes ?? null
  }
}
