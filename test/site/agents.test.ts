// The MCP server of this repository's site, asked by the client of the official SDK: as a process, and as a
// worker in front of static files.
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../build/dev/server/listen.ts'
import { agentQuestions } from '../support/agentQuestions.ts'
import type { BuiltSite } from '../support/builtSite.ts'
import { runCommand } from '../support/command.ts'
import { temporaryFolder } from '../support/engine.ts'
import { serveOwnSite } from '../support/ownSite.ts'

type Handle = (request: Request, env?: object, context?: object) => Promise<Response>

let site: BuiltSite
let handle: Handle
const { path: folder, remove } = temporaryFolder()
const clients: Record<string, Client> = {}

/** Files of the site as a host has them. */
const assets = {
  ASSETS: {
    fetch: (request: Request) =>
      fetch(request.url.replace('https://troodon.example/', site.address), { headers: request.headers }),
  },
}

beforeAll(async () => {
  site = await serveOwnSite()
  const { stdout, status } = await runCommand(['hosting', 'worker', '.', '--out', site.outDir])
  expect(status).toBe(0)
  writeFileSync(join(folder, 'worker.mjs'), stdout)
  const module = (await import(pathToFileURL(join(folder, 'worker.mjs')).href)) as { readonly handle: Handle }
  handle = module.handle
  const connect = async (name: string, transport: Parameters<Client['connect']>[0]) => {
    const client = new Client({ name: 'test', version: '1.0.0' })
    await client.connect(transport)
    clients[name] = client
  }
  await connect(
    'process',
    new StdioClientTransport({
      command: process.execPath,
      args: [resolve('build/cli.js'), 'mcp', '.', '--out', site.outDir],
    }),
  )
  await connect(
    'worker',
    new StreamableHTTPClientTransport(new URL('https://troodon.example/mcp'), {
      fetch: (url, init) => handle(new Request(url, init as RequestInit), assets),
    }) as Parameters<Client['connect']>[0],
  )
})
afterAll(async () => {
  for (const client of Object.values(clients)) await client.close()
  site.close()
  remove()
})

function clientOf(name: string): Client {
  const client = clients[name]
  if (!client) throw new Error(`${name} is not connected.`)
  return client
}

async function call(name: string, tool: string, given: object = {}) {
  const result = await clientOf(name).callTool({ name: tool, arguments: { ...given } })
  const [{ text }] = result.content as readonly [{ readonly text: string }]
  return { text, isError: result.isError === true }
}
const json = async (name: string, tool: string, given: object = {}) => {
  const { text, isError } = await call(name, tool, given)
  expect(isError, text).toBe(false)
  return JSON.parse(text) as readonly { readonly title: string; readonly url: string }[]
}

describe('the MCP server asked by the official inspector', () => {
  // It looks for its own package.json from the folder in which it runs.
  const cwd = resolve('node_modules/@modelcontextprotocol/inspector-cli/build')
  /** `target`: a command or a URL. Resolves with the result of the method. */
  async function inspect(target: readonly string[], method: readonly string[]) {
    const args = ['cli.js', '--cli', ...target, '--method', ...method]
    const { stdout } = await promisify(execFile)('node', args, { cwd })
    return JSON.parse(stdout) as Readonly<Record<string, unknown>>
  }
  const read = ['tools/call', '--tool-name', 'read_page', '--tool-arg', 'url=/docs/seo/']

  async function answers(target: readonly string[]): Promise<void> {
    const { tools } = (await inspect(target, ['tools/list'])) as { tools: { name: string }[] }
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'list_pages', 'list_versions'])
    const page = readFileSync(join(site.outDir, 'docs/seo/index.md'), 'utf8')
    expect(await inspect(target, read)).toMatchObject({ content: [{ type: 'text', text: page }] })
    const { resources } = (await inspect(target, ['resources/list'])) as { resources: { uri: string }[] }
    expect(resources.map(({ uri }) => uri)).toContain('https://troodon.example/docs/seo/')
  }

  it(
    'answers as a process',
    () => answers(['node', resolve('build/cli.js'), 'mcp', resolve('.'), '--out', site.outDir]),
    60_000,
  )

  it('answers over HTTP', async () => {
    const server = createServer(async (request, response) => {
      const body = request.method === 'POST' ? await text(request) : null
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const)
      const url = `https://troodon.example${request.url}`
      const init = {
        method: request.method ?? 'GET',
        headers: new Headers([...headers] as [string, string][]),
        body,
      }
      const answer = await handle(new Request(url, init), assets)
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
    try {
      await answers([`${await listen(server, 0, '127.0.0.1')}mcp`, '--transport', 'http'])
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }, 60_000)
})

describe.each(['process', 'worker'])('the MCP server as a %s', (name) => {
  it('has tools that only read', async () => {
    const { tools } = await clientOf(name).listTools()
    expect(tools.map((tool) => tool.name)).toEqual(['search', 'read_page', 'list_pages', 'list_versions'])
    for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true)
    expect(clientOf(name).getInstructions()).toContain('Documentation of Troodon.')
  })

  it('finds the page with the answer among the first three, for 19 of 20 questions', async () => {
    const missed: string[] = []
    for (const [query, page] of agentQuestions) {
      const hits = await json(name, 'search', { query, limit: 3 })
      const urls = hits.map(({ url }) => url.replace(/#.*/, ''))
      if (!urls.includes(`https://troodon.example/${page}`)) missed.push(`${query}: ${urls.join(' ')}`)
    }
    console.log(missed.join('\n'))
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1)
  })

  it('reads a page, and a section of it', async () => {
    const markdown = readFileSync(join(site.outDir, 'docs/seo/index.md'), 'utf8')
    for (const url of ['https://troodon.example/docs/seo/', '/docs/seo', '/docs/seo/index.md'])
      expect((await call(name, 'read_page', { url })).text).toBe(markdown)
    const section = await call(name, 'read_page', { url: '/docs/seo/#keep-urls' })
    expect(section.text).toMatch(/^## Keep URLs\n\nOther sites link to your URLs\./)
    expect(section.text).not.toContain('## Check the result')
    expect((await call(name, 'read_page', { url: '/docs/seo/', heading: 'Keep URLs' })).text).toBe(
      section.text,
    )
  })

  it('lists pages and versions, and offers pages as resources', async () => {
    const pages = await json(name, 'list_pages')
    expect(pages).toContainEqual(
      expect.objectContaining({
        title: 'CLI',
        url: 'https://troodon.example/docs/cli/',
        section: 'Documentation',
      }),
    )
    const old = await json(name, 'list_pages', { version: '3.6.3' })
    expect(old.every(({ url }) => url.startsWith('https://troodon.example/docs/3.6.3/'))).toBe(true)
    const hits = await json(name, 'search', { query: 'tabs', version: '3.5.2' })
    expect(hits.every(({ url }) => url.startsWith('https://troodon.example/docs/3.5.2/'))).toBe(true)
    const versions = await call(name, 'list_versions')
    expect(JSON.parse(versions.text)).toMatchObject({
      versions: expect.arrayContaining([{ docs: 'default', name: '3.6.3', label: '3.6.3', isLatest: false }]),
      languages: [{ name: 'en', label: 'English' }],
    })
    const { resources } = await clientOf(name).listResources()
    expect(resources).toHaveLength(pages.length)
    const read = await clientOf(name).readResource({ uri: 'https://troodon.example/docs/seo/' })
    expect(read.contents[0]).toMatchObject({ mimeType: 'text/markdown' })
  })

  it.each([
    ['read_page', { url: '/docs/nothing/' }, 'There is no /docs/nothing/index.md.'],
    ['read_page', { url: '/../../etc/passwd' }, 'There is no /etc/passwd/index.md.'],
    ['read_page', { url: '/docs/seo/#nothing' }, 'The page has no heading "nothing".'],
    ['read_page', {}, 'The argument url is missing.'],
    [
      'list_pages',
      { version: '9' },
      expect.stringMatching(/^There is no version 9\. Languages: en\. Versions: default\/current/),
    ],
    ['search', { query: 'x', language: 'de' }, expect.stringContaining('There is no language de.')],
    ['nothing', {}, 'There is no tool nothing.'],
  ])('says what is wrong with %s %o', async (tool, given, message) => {
    expect(await call(name, tool, given)).toEqual({ text: message, isError: true })
  })
})

describe('the worker', () => {
  it('answers with the Markdown of a page, and passes everything else on', async () => {
    const ask = (path: string, accept: string) =>
      handle(new Request(`https://troodon.example${path}`, { headers: { accept } }), assets)
    const copy = await ask('/docs/seo/', 'text/markdown')
    expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(copy.headers.get('vary')).toContain('Accept')
    expect(await copy.text()).toBe(readFileSync(join(site.outDir, 'docs/seo/index.md'), 'utf8'))
    const page = await ask('/docs/seo/', 'text/html')
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect((await ask('/nothing/', 'text/markdown')).status).toBe(404)
    const next = () => Promise.resolve(new Response('next'))
    const passed = await handle(new Request('https://troodon.example/a.txt'), undefined, { next })
    expect(await passed.text()).toBe('next')
  })
})
