// The contract between the watch server and the pages it serves: paths and events.

/** Path of the event stream on the host. */
export const eventsPath = '/__troodon/events'
/** Path of the script that every page gets. */
export const clientPath = '/__troodon/client.js'
/** Its name in the folder of the bundled engine. */
export const clientFile = 'devClient.js'

/** Server-sent events, with their data. */
export interface LiveEvents {
  /** Paths below the site's base whose content is new; `all` when any page may be another one. */
  readonly built: { readonly changed: readonly string[] | 'all' }
  readonly problems: ShownProblems
}

/** The errors and warnings of the last build. */
export interface ShownProblems {
  /** Nothing could be built: the pages are those of an earlier build. */
  readonly isStale: boolean
  readonly problems: readonly ShownProblem[]
}

export interface ShownProblem {
  /** From the root of the site; null when the problem belongs to no file. */
  readonly file: string | null
  /** From 1; 0 stands for the file as a whole. */
  readonly line: number
  readonly column: number
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly hint: string | null
  /** Opens the place in an editor: `vscode://file/home/me/site/docs/a.md:3:15`. */
  readonly editor: string | null
  /** The link or image that is broken, as the page has it. */
  readonly href: string | null
  /** URLs of the pages made from the file; null when any page may show it. */
  readonly pages: readonly string[] | null
}
