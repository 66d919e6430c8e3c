// `mcp`: an MCP server for agents, which search and read the built site or a published one.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isWithin } from '../io/osPath.ts'
import { UsageError } from '../model/usageError.ts'
import { decodePath } from '../shared/paths.ts'
import { type Command, wordFor } from './command.ts'
import { foldersOf } from './project/folders.ts'

type ReadFile = (path: string) => Promise<string>

/** Exported by theme/agents/stdio.ts. */
interface StdioModule {
  readonly serveStdio: (read: ReadFile, base: string) => Promise<void>
}

export const mcpCommand: Command = {
  name: 'mcp',
  aliases: [],
  summary: 'Serve the built site, or a published one, to AI agents (MCP).',
  example: 'mcp https://docs.example.com',
  positional: ['ROOT'],
  flags: [],
  sharedFlags: ['--out'],
  async run({ args, engine }) {
    const root = wordFor(args, 'ROOT') ?? '.'
    const { read, base } = /^https?:\/\//.test(root) ? published(root) : await built(foldersOf(args).outDir)
    const file = join(engine.engineFolder, 'stdio.js')
    const { serveStdio } = (await import(pathToFileURL(file).href)) as StdioModule
    await serveStdio(read, base)
    return 0
  },
}

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
