// The command line as data. An unknown flag or command is an error with a suggestion.
import { nearest } from '../model/nearest.ts'

export const commands = ['build', 'watch', 'serve', 'check', 'explain', 'version', 'clear', 'help'] as const
export type Command = (typeof commands)[number]

const aliases: Readonly<Record<string, Command>> = { dev: 'watch', start: 'watch', preview: 'serve' }

const flags = {
  '--out': 'value',
  '--config': 'value',
  '--cache': 'value',
  '--port': 'value',
  '--host': 'value',
  '--instance': 'value',
  '--no-cache': 'flag',
  '--verify': 'flag',
  '--json': 'flag',
  '--strict': 'flag',
  '--drafts': 'flag',
  '--help': 'flag',
} as const

type FlagName = keyof typeof flags

/** Which flags each command takes. */
const accepted: { readonly [C in Command]: readonly FlagName[] } = {
  build: ['--out', '--config', '--cache', '--no-cache', '--verify', '--json', '--strict'],
  watch: ['--port', '--host', '--drafts', '--config', '--cache', '--out'],
  serve: ['--port', '--host', '--out', '--config'],
  check: ['--config', '--cache', '--json', '--strict'],
  explain: ['--config', '--cache', '--json', '--out'],
  version: ['--instance', '--config'],
  clear: ['--config', '--cache', '--out'],
  help: [],
}

export interface Arguments {
  readonly command: Command
  readonly positional: readonly string[]
  readonly values: Readonly<Partial<Record<FlagName, string>>>
  readonly has: (flag: FlagName) => boolean
}

export type ReadArguments =
  | { readonly ok: true; readonly args: Arguments }
  | { readonly ok: false; readonly message: string }

export function readArguments(input: readonly string[]): ReadArguments {
  const [first = 'help', ...rest] = input
  const name = first === '--help' || first === '-h' ? 'help' : (aliases[first] ?? first)
  if (!isCommand(name)) {
    const similar = nearest(first, [...commands, ...Object.keys(aliases)])
    return {
      ok: false,
      message: `There is no command "${first}".${similar ? ` Did you mean ${similar}?` : ' Try "help".'}`,
    }
  }
  const values: Partial<Record<FlagName, string>> = {}
  const positional: string[] = []
  for (let index = 0; index < rest.length; index++) {
    const word = rest[index] as string
    if (!word.startsWith('-') || word === '-') {
      positional.push(word)
      continue
    }
    const [flag = '', inline] = splitOnce(word, '=')
    if (!isFlag(flag) || (flag !== '--help' && !accepted[name].includes(flag))) {
      const similar = nearest(flag, accepted[name])
      return {
        ok: false,
        message: `"${name}" has no option ${flag}.${similar ? ` Did you mean ${similar}?` : ''}`,
      }
    }
    if (flags[flag] === 'flag') values[flag] = 'true'
    else {
      const value = inline ?? rest[++index]
      if (value === undefined || (inline === undefined && value.startsWith('--')))
        return { ok: false, message: `${flag} needs a value.` }
      values[flag] = value
    }
  }
  const most = wordsBeforeRoot(name) + 1
  if (positional.length > most && !values['--help'])
    return {
      ok: false,
      message: `"${name}" does not know what to do with ${positional.slice(most).join(' ')}.`,
    }
  if (values['--help'])
    return { ok: true, args: { command: 'help', positional: [], values: {}, has: () => false } }
  return { ok: true, args: { command: name, positional, values, has: (flag) => values[flag] !== undefined } }
}

/** Where ROOT stands among a command's words. */
export const wordsBeforeRoot = (command: Command): number =>
  command === 'explain' || command === 'version' ? 1 : 0

const isCommand = (name: string): name is Command => (commands as readonly string[]).includes(name)
const isFlag = (name: string): name is FlagName => Object.hasOwn(flags, name)

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark)
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

export const helpText = `Troodon builds versioned documentation and blog sites.

  troodon build   [ROOT] [--out DIR] [--config FILE] [--no-cache] [--verify] [--json] [--strict]
  troodon watch   [ROOT] [--port N] [--host H] [--drafts]   also: dev, start
  troodon serve   [ROOT] [--port N]                   also: preview
  troodon check   [ROOT] [--json] [--strict]          everything but writing
  troodon explain ROUTE [ROOT] [--json]               where a page comes from
  troodon version NAME  [ROOT] [--instance ID]        freeze the current documents
  troodon clear   [ROOT]                              remove dist/ and the cache

ROOT is a folder with site.config.{ts,mjs,js,json}, with docs/, or with Markdown files; default: this folder.
In this repository "troodon" is "node build/cli.js". --cache DIR puts the cache elsewhere.
`
