// `mcp`: an MCP server for agents, which search and read the built site or a published one.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import type { AuthorTools } from '../editor/authorTools.ts'
import type { EditedSite } from '../editor/editedSite.ts'
import { type IsMessage, messageLines } from '../io/messageLines.ts'
import { isWithin } from '../io/osPath.ts'
import { UsageError } from '../model/usageError.ts'
import { decodePath } from '../shared/paths.ts'
import { type Command, type CommandContext, wordFor } from './command.ts'
import { openSite } from './lsp.ts'
import { foldersOf } from './project/folders.ts'

type ReadFile = (path: string) => Promise<string>

/** Exported by theme/agents/stdio.ts. */
interface StdioModule {
  readonly serveStdio: (
    site: Source | null,
    openLines: typeof linesOfInput,
    ofAuthors?: AuthorTools['tools'],
  ) => Promise<void>
}

/** Exported by build/editor/authorTools.ts. */
interface AuthorsModule {
  readonly openAuthorTools: (site: EditedSite) => AuthorTools
}

export const mcpCommand: Command = {
  name: 'mcp',
  aliases: [],
  summary: 'Serve the built site, or a published one, to AI agents (MCP).',
  example: 'mcp https://docs.example.com',
  positional: ['ROOT'],
  flags: ['--edit'],
  sharedFlags: ['--out', '--config'],
  async run(context) {
    const { args } = context
    const root = wordFor(args, 'ROOT') ?? '.'
    const isUrl = /^https?:\/\//.test(root)
    const withEdits = args.has('--edit')
    if (isUrl && withEdits) throw new UsageError('mcp --edit needs the folder of a site, not a URL.')
    const { outDir } = foldersOf(args)
    const isBuilt = existsSync(join(outDir, 'llms.txt'))
    const site = isUrl ? published(root) : withEdits && !isBuilt ? null : await built(outDir)
    const { serveStdio } = await moduleOf<StdioModule>('stdio', context)
    if (!withEdits) await serveStdio(site, linesOfInput)
    else {
      const { openAuthorTools } = await moduleOf<AuthorsModule>('authors', context)
      // Standard output belongs to the protocol, which keeps the function as it is now.
      const { tools, close } = openAuthorTools(await openSite(null, context))
      await serveStdio(site, linesOfInput, tools)
      await close()
    }
    return 0
  },
}

const linesOfInput = (isMessage: IsMessage): Readable =>
  process.stdin.pipe(messageLines(isMessage, (answer) => process.stdout.write(answer)))

const moduleOf = async <M>(name: string, { engine }: CommandContext): Promise<M> =>
  (await import(pathToFileURL(join(engine.engineFolder, `${name}.js`)).href)) as M

interface Source {
  readonly read: ReadFile
  readonly base: string
}

function published(root: string): Source {
  const home = new URL(root.endsWith('/') ? root : `${root}/`)
  const read = async (path: string): Promise<string> => {
    const response = await fetch(new URL(path, home))
    // The page for missing URLs has this status.
    if (!response.ok && !path.endsWith('404.html')) throw new Error(`There is no ${path}.`)
    return response.text()
  }
  return { read, base: home.pathname }
}

async function built(outDir: string): Promise<Source> {
  const { readBuiltSite } = await import('../publish/built/builtSite.ts')
  const { baseUrl } = readBuiltSite(outDir)
  if (!existsSync(join(outDir, 'llms.txt')))
    throw new UsageError('The site has no llms.txt: its configuration has noIndex, or llms: false.')
  const read = async (path: string): Promise<string> => {
    const file = join(outDir, decodePath(path).slice(baseUrl.length - 1))
    if (!path.startsWith(baseUrl) || !isWithin(file, outDir) || !existsSync(file))
      throw new Error(`There is no ${path}.`)
    return readFileSync(file, 'utf8')
  }
  return { read, base: baseUrl }
}
