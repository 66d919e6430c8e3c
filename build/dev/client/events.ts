// The contract between the watch server and the pages it serves: paths and events.

/** Path of the event stream on the host. */
export const eventsPath = '/__troodon/events'
/** Path of the script that every page gets. */
export const clientPath = '/__troodon/client.js'
/** The file name of the script in the folder of the bundled engine. */
export const clientFile = 'devClient.js'

/** Server-sent events, with their data. */
export interface LiveEvents {
  /** Paths below the base URL whose content changed; `all` if any page may have changed. */
  readonly built: { readonly changed: readonly string[] | 'all' }
  readonly problems: ShownProblems
}

/** The errors and warnings of the last build. */
export interface ShownProblems {
  /** The build failed: the pages come from an earlier build. */
  readonly isStale: boolean
  readonly problems: readonly ShownProblem[]
}

export interface ShownProblem {
  /** From the root of the site; null when the problem belongs to no file. */
  readonly file: string | null
  /** Counted from 1. 0 is the whole file. */
  readonly line: number
  readonly column: number
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly hint: string | null
  /** Opens the place in an editor: `vscode://file/home/me/site/docs/a.md:3:15`. */
  readonly editor: string | null
  /** The broken link or image, as it is in the page. */
  readonly href: string | null
  /** URLs of the pages made from the file; null when any page may show it. */
  readonly pages: readonly string[] | null
}
