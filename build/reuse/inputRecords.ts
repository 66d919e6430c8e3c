// What each page was made from, by name, and which of it was new when it was last rendered: what `explain` tells. Kept in the store beside
// the parsed texts, written by the thread that renders the page, and never asked when a build decides what to do.
import type { Store } from './store.ts'

/** Name of an input → identity of its value: `docs/a.md`, `the next page`, `/docs/b/`. */
export type Inputs = Readonly<Record<string, string>>

export interface InputRecord {
  /** Identity of all inputs together. */
  readonly id: string
  /** Number of the build that rendered it. */
  readonly build: number
  readonly inputs: Inputs
  /** Names of the inputs that were new, other or gone then. Null for the first time; empty when the file in `dist/` was not as written. */
  readonly changed: readonly string[] | null
}

/** What a page's render job brings for its record; the worker adds the inputs that it finds in the job. */
export interface InputsToRecord {
  readonly name: string
  readonly id: string
  readonly build: number
  readonly isNew: boolean
  readonly named: Inputs
}

const keyOf = (name: string): string => `i:${name}`

/** `isNew`: the last build had no such page, whatever is remembered of one before it. */
export function recordInputs(
  store: Store,
  name: string,
  now: Omit<InputRecord, 'changed'>,
  isNew = false,
): void {
  const last = isNew ? null : readInputs(store, name)
  if (last?.id === now.id && last.build === now.build) return
  store.put(
    keyOf(name),
    JSON.stringify({ ...now, changed: last && difference(last.inputs, now.inputs) } satisfies InputRecord),
  )
}

export function readInputs(store: Store, name: string): InputRecord | null {
  const text = store.get(keyOf(name))
  return text === undefined ? null : (JSON.parse(text) as InputRecord)
}

const difference = (before: Inputs, after: Inputs): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .sort()
