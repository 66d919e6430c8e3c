// Every option of the command line. The parser, the usage text and shell completion are made from this table.
import { packageManagers, templateNames } from '../../create/choices.ts'

interface AnyFlag {
  /** The same option with one hyphen and one letter. */
  readonly short?: string
  /** The only values, where there are few. */
  readonly choices?: readonly string[]
  /** One line for the usage text, without the default. */
  readonly summary: string
}

/** An option is off, or has a default value. */
export type Flag =
  | (AnyFlag & { readonly value: null })
  /** `value` is its name in the usage text, `default` a description. */
  | (AnyFlag & {
      readonly value: string
      readonly default: string
      /** Whether it can be given several times, which is the same as several values with commas. */
      readonly repeats?: true
      readonly canBeEmpty?: true
    })

export const flags = {
  '--out': { value: 'DIR', short: '-o', default: 'dist/', summary: 'folder of the finished site' },
  '--config': { value: 'FILE', short: '-c', default: 'site.config.*', summary: 'configuration file' },
  '--cache': { value: 'DIR', default: '.cache/', summary: 'folder of the cache' },
  '--port': {
    value: 'N',
    short: '-p',
    default: '3000, or the next free port',
    summary: 'port of the server',
  },
  '--host': { value: 'H', default: '127.0.0.1', summary: 'network address of the server' },
  '--instance': { value: 'ID', default: 'default', summary: 'docs instance' },
  '--locale': {
    value: 'L',
    repeats: true,
    default: 'all languages',
    summary: 'build only this language, or several with commas',
  },
  '--override': { value: null, summary: 'replace existing messages' },
  '--message-prefix': {
    value: 'TEXT',
    canBeEmpty: true,
    default: 'none',
    summary: 'prefix of each new message that is not translated',
  },
  '--syntax': {
    value: 'SYNTAX',
    choices: ['classic', 'mdx-comment'],
    default: 'what the site can read, classic before mdx-comment',
    summary: 'write ids as {#id} or as {/* #id */}',
  },
  '--migrate': { value: null, summary: 'write the ids that files have in this syntax' },
  '--overwrite': { value: null, summary: 'replace ids by new ones made from the words' },
  '--maintain-case': { value: null, summary: 'keep capital letters in new ids' },
  '--url': {
    value: 'URL',
    default: 'url and baseUrl of the configuration',
    summary: 'URL of the published site, with its path',
  },
  '--network': { value: null, summary: 'let samples use the network' },
  '--no-cache': { value: null, summary: 'empty the cache first' },
  '--remote-cache': {
    value: 'URL',
    default: 'TROODON_REMOTE_CACHE, or none',
    summary: 'server that shares results: http://, https:// or s3://',
  },
  '--remote-cache-mode': {
    value: 'MODE',
    choices: ['read', 'write'],
    default: 'TROODON_REMOTE_CACHE_MODE, or read',
    summary: 'read, or write to share the results of this build',
  },
  '--verify': { value: null, summary: 'compare the result with a clean build' },
  '--shard': {
    value: 'N/OF',
    default: 'the whole site',
    summary: 'do one part of the work, such as 2/8',
  },
  '--merge': { value: 'DIR', default: 'none', summary: 'build the site from all shards in the folder' },
  '--format': {
    value: 'FORMAT',
    choices: ['text', 'json', 'sarif', 'github', 'gitlab', 'junit'],
    default: 'text',
    summary: 'text, json, sarif, github, gitlab, or junit',
  },
  '--report': {
    value: 'FORM',
    choices: ['markdown', 'json', 'html'],
    default: 'markdown',
    summary: 'markdown, json or html',
  },
  '--json': { value: null, summary: 'print the result as JSON on standard output' },
  '--external': { value: null, summary: 'also check links to other sites' },
  '--agents': { value: null, summary: 'also check what agents get, as AFDocs does' },
  '--fix': { value: null, summary: 'write fixes that do not change pages' },
  '--unsafe-fixes': { value: null, summary: 'with --fix or --diff: also fixes that change pages' },
  '--diff': { value: null, summary: 'print fixes without writing them' },
  '--update-baseline': {
    value: null,
    summary: 'write all problems to troodon.baseline.json',
  },
  '--owner': { value: 'NAME', default: 'all', summary: 'owner whose pages to list' },
  '--status': { value: null, summary: 'report the state of each language (the default)' },
  '--update': { value: null, summary: 'add the URLs of the site to troodon.urls.json' },
  '--verbose': { value: null, summary: 'show every problem without grouping' },
  '--strict': { value: null, summary: 'treat warnings as errors' },
  '--open': { value: null, summary: 'open the site in the browser' },
  '--now': { value: 'DATE', default: 'the clock', summary: 'moment that decides which pages are published' },
  '--profile': { value: 'NAME', default: 'none', summary: 'content profile of this build' },
  '--drafts': { value: null, summary: 'show drafts' },
  '--theme': {
    value: 'NAME',
    choices: ['docusaurus', 'troodon'],
    default: 'the one that shows the site now',
    summary: 'whose theme shows the site',
  },
  '--template': {
    value: 'NAME',
    short: '-t',
    choices: templateNames,
    default: 'what the folder contains, else docs',
    summary: 'docs, docs-blog, blog, docusaurus, or markdown',
  },
  '--title': { value: 'TEXT', default: 'made from the name of the folder', summary: 'name of the site' },
  '--docs': {
    value: 'DIR',
    default: 'docs/, or the folder with the most of them',
    summary: 'folder with the Markdown files, for the template markdown',
  },
  '--package-manager': {
    value: 'NAME',
    choices: packageManagers,
    default: 'that of a lock file, else the one that runs this command',
    summary: 'npm, pnpm or yarn',
  },
  '--deploy': {
    value: 'HOSTS',
    default: 'github',
    summary: 'github, netlify, cloudflare, vercel, s3, or none',
  },
  '--no-git': { value: null, summary: 'do not create a Git repository' },
  '--install': { value: null, summary: 'install the packages too' },
  '--force': { value: null, summary: 'replace existing files' },
  '--stdio': { value: null, summary: 'use standard input and output, as without this option' },
  '--edit': { value: null, summary: 'add tools that check and change the source of the site' },
  '--yes': { value: null, short: '-y', summary: 'ask no questions and use the defaults' },
  '--list': { value: null, summary: 'print the names of all components' },
  '--typescript': { value: null, summary: 'write TypeScript' },
  '--dry-run': { value: null, summary: 'print every step, and change nothing' },
  '--endpoint': { value: 'URL', default: 'Amazon S3', summary: 'URL of an S3-compatible service' },
  '--keep': { value: 'N', default: '10', summary: 'releases that stay in the target' },
  '--compress': {
    value: 'FORMS',
    default: 'none',
    summary: 'br, gzip, or br,gzip for compressed files',
  },
  '--rollback': { value: null, summary: 'go back to an older release' },
  '--to': { value: 'N', default: 'the one before', summary: 'number of the release to go back to' },
  '--allow': {
    value: 'CHECKS',
    default: 'none',
    summary: 'ignore unfinished, failed, changed, url, lock or foreign',
  },
  '--redis': {
    value: 'URL',
    default: 'TROODON_REDIS, or redis://127.0.0.1:6379',
    summary: 'Redis server with the queue of a fleet',
  },
  '--share': {
    value: 'PLACE',
    default: 'TROODON_SHARE; required',
    summary: 'folder or URL that all machines of a fleet use',
  },
  '--queue': { value: 'NAME', default: 'troodon', summary: 'name of the queue' },
  '--idle': { value: 'SECONDS', default: 'never', summary: 'end after this time without work' },
  '--help': { value: null, short: '-h', summary: 'show this text' },
} as const satisfies Readonly<Record<`--${string}`, Flag>>

export type FlagName = keyof typeof flags

/** The name of an option from one of its names, such as `--port` for `-p`; undefined for another word. */
export const findFlag = (name: string): FlagName | undefined =>
  flagNames.find((flag) => flag === name || flagOf(flag).short === name)

export const flagOf = (name: FlagName): Flag => flags[name]

/** The description of an option with its default. `own` is what the command says of it. */
export function describeFlag(name: FlagName, own: Partial<Flag> = {}): string {
  const flag = { ...flagOf(name), ...own } as Flag
  return flag.value === null ? flag.summary : `${flag.summary}; default: ${flag.default}`
}

const flagNames = Object.keys(flags) as FlagName[]
