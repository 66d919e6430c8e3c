// Where the theme shows its components itself: an internal file, and the file that takes its place when the
// site replaces one of the components. That file shows the component of the site with the props of
// Docusaurus.

export interface ThemeSlot {
  /** Below `theme/`. */
  readonly file: string
  /** In place of it; same exports. */
  readonly slot: string
  /** Names of components that it shows; `Footer/*` are all below `Footer`. */
  readonly shows: readonly string[]
}

export const themeSlots: readonly ThemeSlot[] = []

/** Whether one of the names is replaced. */
export const isReplaced = (shows: readonly string[], replaced: ReadonlySet<string>): boolean =>
  shows.some((name) =>
    name.endsWith('/*') ? [...replaced].some((one) => one.startsWith(name.slice(0, -1))) : replaced.has(name),
  )
