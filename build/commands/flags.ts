// Every option of the command line. The parser, the usage text and shell completion are made from this table.
import { packageManagers, templateNames } from '../create/choices.ts'

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
  '--locale': { value: 'L', summary: 'language; default: all but the default language' },
  '--override': { value: null, summary: 'replace messages that exist' },
  '--message-prefix': { value: 'TEXT', summary: 'begins each new message that is not translated' },
  '--url': { value: 'URL', summary: 'URL of the published site, with its path' },
  '--no-cache': { value: null, summary: 'empty the cache first' },
  '--verify': { value: null, summary: 'compare the result with a clean build' },
  '--format': {
    value: 'FORMAT',
    choices: ['text', 'json', 'sarif', 'github'],
    summary: 'text (default), json, sarif, or github for annotations',
  },
  '--json': { value: null, summary: 'print the result as JSON on standard output' },
  '--verbose': { value: null, summary: 'show every problem, however many there are' },
  '--strict': { value: null, summary: 'treat warnings as errors' },
  '--open': { value: null, summary: 'open the site in the browser' },
  '--drafts': { value: null, summary: 'show drafts too' },
  '--template': {
    value: 'NAME',
    short: '-t',
    choices: templateNames,
    summary: 'docs, docs-blog, blog, docusaurus, or markdown',
  },
  '--title': { value: 'TEXT', summary: 'name of the site; default: made from the folder' },
  '--docs': { value: 'DIR', summary: 'folder with the Markdown files, for that template' },
  '--package-manager': {
    value: 'NAME',
    choices: packageManagers,
    summary: 'npm, pnpm or yarn; default: the one that runs this',
  },
  '--deploy': { value: 'HOSTS', summary: 'netlify, cloudflare, vercel, s3, or several with commas' },
  '--no-git': { value: null, summary: 'do not make a Git repository' },
  '--install': { value: null, summary: 'install the packages too' },
  '--force': { value: null, summary: 'replace files that exist' },
  '--yes': { value: null, short: '-y', summary: 'ask nothing, use defaults' },
  '--list': { value: null, summary: 'print the names of all components' },
  '--wrap': { value: null, summary: 'write a component around the original; the default' },
  '--eject': { value: null, summary: 'write a copy of the original' },
  '--typescript': { value: null, summary: 'write TypeScript' },
  '--help': { value: null, short: '-h', summary: 'show this text' },
} as const satisfies Readonly<Record<`--${string}`, Flag>>

export type FlagName = keyof typeof flags

/** The name of an option from one of its names, such as `--port` for `-p`; undefined for another word. */
export const findFlag = (name: string): FlagName | undefined =>
  flagNames.find((flag) => flag === name || flagOf(flag).short === name)

export const flagOf = (name: FlagName): Flag => flags[name]

const flagNames = Object.keys(flags) as FlagName[]
