// A function of a plugin, with a limit: one that never ends is reported like one that throws.
import { inTime, syncInTime } from '../io/inTime.ts'
import { configLimit } from '../io/limits.ts'

/** Plugins may download their content, which takes longer than to load a configuration. */
const patience = 5

interface Named {
  readonly name: string
}

export const hookOf = <T>({ name }: Named, run: () => T | PromiseLike<T>): Promise<T> =>
  inTime(run, patience * configLimit(), `The plugin ${name}`)

/** For a function that is not asynchronous. */
export const syncHook = <T>(run: () => T): T => syncInTime(run, patience * configLimit())
