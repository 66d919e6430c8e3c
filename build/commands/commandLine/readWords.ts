// Reads the words after the name of a command: its options with their values, and the rest.
import { parseArgs } from 'node:util'
import { nearest } from '../../model/text/nearest.ts'
import { type Arguments, allFlags, type Usage } from '../command.ts'
import { type Flag, type FlagName, findFlag, flagOf, flags } from './flags.ts'

type Words =
  | { readonly values: Arguments['values']; readonly positional: readonly string[] }
  | { readonly message: string }

/** `parseArgs` splits the words; the messages are ours. */
export function readWords(words: readonly string[], command: Usage): Words {
  const { tokens } = parseArgs({
    args: [...words],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values: Partial<Record<FlagName, string>> = {}
  const positional: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional' && isBlank(token.value))
      return { message: `An argument of "${command.name}" is empty. ${isItSet}` }
    if (token.kind === 'positional') positional.push(token.value)
    if (token.kind !== 'option') continue
    const { rawName, value, inlineValue } = token
    const flag = findFlag(rawName)
    if (flag === undefined || !accepts(command, flag)) return { message: unknownFlag(rawName, command) }
    const message = wrongValue(rawName, flagOf(flag), value, inlineValue ?? false)
    if (message !== null) return { message }
    const before = repeats(flagOf(flag)) ? values[flag] : undefined
    values[flag] = before === undefined ? (value ?? 'true') : `${before},${value}`
  }
  return { values, positional }
}

const options = Object.fromEntries(
  (Object.keys(flags) as FlagName[]).map((name) => {
    const { value, short } = flagOf(name)
    const type = value === null ? ('boolean' as const) : ('string' as const)
    return [name.slice(2), { type, ...(short ? { short: short.slice(1) } : {}) }]
  }),
)

/** `given` is the name as it was written. A value after a space cannot look like an option. */
function wrongValue(given: string, flag: Flag, value: string | undefined, isInline: boolean): string | null {
  if (flag.value === null) return isInline ? `${given} takes no value.` : null
  if (value === undefined || (!isInline && (value.startsWith('--') || findFlag(value))))
    return `${given} needs a value.`
  if (isBlank(value) && !flag.canBeEmpty) return `The value of ${given} is empty. ${isItSet}`
  if (flag.choices && !flag.choices.includes(value))
    return `${given} needs one of ${flag.choices.join(', ')}, not ${value}.`
  return null
}

/** `--out "$FOLDER"` in a script. An empty path would mean the current folder. */
const isBlank = (word: string): boolean => word.trim() === ''
const isItSet = 'Is a variable of the script not set?'

const repeats = (flag: Flag): boolean => flag.value !== null && flag.repeats === true

const accepts = (command: Usage, flag: FlagName): boolean =>
  flag === '--help' || allFlags(command).includes(flag)

function unknownFlag(flag: string, command: Usage): string {
  const known = allFlags(command)
  // `--out-dir` of other tools is `--out`. A real option of another command is no misspelling.
  const similar =
    known.find((one) => flag.startsWith(`${one}-`)) ?? (findFlag(flag) ? null : nearest(flag, known))
  return `"${command.name}" has no option ${flag}.${similar ? ` Did you mean ${similar}?` : ''}`
}
