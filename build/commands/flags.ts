// Every option of the command line. The parser, the usage text and shell completion are made from this table.

export interface Flag {
  /** Name of its value in the usage text, or null without one. */
  readonly value: string | null
  /** The same option with one hyphen and one letter. */
  readonly short?: string
  /** The only values, where there are few. */
  readonly choices?: readonly string[]
  /** One line for the usage text. */
  readonly summary: string
}

export const flags = {
  '--out': { value: 'DIR', short: '-o', summary: 'folder of the finished site; default: dist/' },
  '--config': { value: 'FILE', short: '-c', summary: 'configuration file; default: site.config.*' },
  '--cache': { value: 'DIR', summary: 'folder of the cache; default: .cache/' },
  '--port': { value: 'N', short: '-p', summary: 'port of the server; default: 3000' },
  '--host': { value: 'H', summary: 'network address of the server; default: 127.0.0.1' },
  '--instance': { value: 'ID', summary: 'docs instance; default: default' },
  '--no-cache': { value: null, summary: 'empty the cache first' },
  '--verify': { value: null, summary: 'compare the result with a clean build' },
  '--format': {
    value: 'FORMAT',
    choices: ['text', 'json', 'sarif', 'github'],
    summary: 'text (default), json, sarif, or github for annotations',
  },
  '--json': { value: null, summary: 'print the result as JSON on standard output' },
  '--strict': { value: null, summary: 'treat warnings as errors' },
  '--open': { value: null, summary: 'open the site in the browser' },
  '--drafts': { value: null, summary: 'show drafts too' },
  '--help': { value: null, short: '-h', summary: 'show this text' },
} as const satisfies Readonly<Record<`--${string}`, Flag>>

export type FlagName = keyof typeof flags

/** The name of an option from one of its names, such as `--port` for `-p`; undefined for another word. */
export const findFlag = (name: string): FlagName | undefined =>
  flagNames.find((flag) => flag === name || flagOf(flag).short === name)

export const flagOf = (name: FlagName): Flag => flags[name]

const flagNames = Object.keys(flags) as FlagName[]
