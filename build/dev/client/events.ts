// What the watch server and the pages it serves agree on: paths and events.

/** Path of the event stream on the host. */
export const eventsPath = '/__troodon/events'
/** Path of the script that every page gets. */
export const clientPath = '/__troodon/client.js'
/** Its name in the folder of the bundled engine. */
export const clientFile = 'devClient.js'

/** Server-sent events, with their data. */
export interface LiveEvents {
  /** Paths below the site's base whose content is new. */
  readonly built: { readonly changed: readonly string[] }
  /** The problems that stopped the last build; empty when it succeeded. */
  readonly problems: readonly ShownProblem[]
}

export interface ShownProblem {
  /** `docs/a.md:3:15`, or empty. */
  readonly place: string
  readonly text: string
}
