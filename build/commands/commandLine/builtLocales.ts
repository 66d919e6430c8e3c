// `--locale`: the languages to build, where not all are wanted.
import { UsageError } from '../../model/usageError.ts'
import type { Arguments, Usage } from '../command.ts'

/** Null for all. Throws a UsageError for an empty list. */
export function builtLocales({
  command,
  values,
}: Pick<Arguments<Usage>, 'command' | 'values'>): readonly string[] | null {
  const given = values['--locale']
  if (given === undefined || command.needsAllLocales) return null
  const names = given.split(',').map((name) => name.trim())
  if (names.includes(''))
    throw new UsageError(`--locale needs a language, or several with commas: --locale en,de.`)
  return names
}
