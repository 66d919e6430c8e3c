// A function of a plugin, with a limit: one that never ends is reported like one that throws.
import { inTime } from '../io/inTime.ts'
import { configLimit } from '../io/limits.ts'

/** Plugins may download their content, which takes longer than to load a configuration. */
const patience = 5

export const hookOf = <T>({ name }: { readonly name: string }, run: () => T | PromiseLike<T>): Promise<T> =>
  inTime(run, patience * configLimit(), `The plugin ${name}`)
