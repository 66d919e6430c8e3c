// Which names a version can have. A name is part of URLs and of folder names on every system.
import { UsageError } from '../../model/usageError.ts'
import { inOneForm } from '../../shared/paths.ts'

/** Returns the name; throws a UsageError that says what is wrong with it. */
export function versionName(name: string | undefined): string {
  const problem = nameProblem(name)
  if (problem !== null || name === undefined)
    throw new UsageError(`version needs a name such as 1.0${problem ? `: ${problem}` : ''}.`)
  return inOneForm(name)
}

/** Empty for a missing name, null for a good one. */
function nameProblem(name: string | undefined): string | null {
  if (name === undefined || name.trim() === '') return ''
  if (/[/\\]/.test(name)) return 'a name cannot be a path'
  if (name !== name.trim() || /[?#%:*"<>|]/.test(name))
    return 'a name is part of URLs and of folders on every system'
  if (/^\.+$/.test(name) || name === 'current') return `"${name}" is not a name for a version`
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
  return /[\u0000-\u001f]/.test(name) || name.length > 64 ? 'a name has up to 64 visible characters' : null
}
