// `--locale`: the languages to build, where not all are wanted.
import { UsageError } from '../../model/usageError.ts'
import type { Arguments, Usage } from '../command.ts'

/** Null for all. Throws a UsageError for an empty list. */
export function builtLocales({
  command,
  values,
}: Pick<Arguments<Usage>, 'command' | 'values'>): readonly string[] | null {
  const given = values['--locale']
  // This command writes texts of a language, and reads the whole site for them.
  if (given === undefined || command.name === 'write-translations') return null
  const names = given.split(',').map((name) => name.trim())
  if (names.includes(''))
    throw new UsageError(`--locale needs a language, or several with commas: --locale en,de.`)
  return names
}
