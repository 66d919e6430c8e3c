// The same documents in MiniSearch, and in FlexSearch and Pagefind if there is a folder to install them in.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import MiniSearch from 'minisearch'
import { listen } from '../../build/dev/server/listen.ts'
import { siteHandler } from '../../build/dev/server/siteHandler.ts'
import { launchBrowser } from '../../test/support/browser.ts'
import { inKilobytes, median, timed } from './figures.ts'
import { filesOf } from './floor.ts'
import { install } from './install.ts'

export interface LibraryInput {
  readonly root: string
  readonly queries: Readonly<Record<string, string>>
  readonly work: string | null
}

interface Section {
  readonly id: number
  readonly href: string
  readonly title: string
  readonly heading: string
  readonly text: string
}

const fields = ['title', 'heading', 'text']
const stored = ['href', 'title', 'heading']
const packages = { flexsearch: '0.8.212', pagefind: '1.6.0' }

export async function benchLibraries({ root, queries, work }: LibraryInput): Promise<void> {
  const sections = sectionsOf(join(root, 'docs'))
  const rows: Record<string, object> = { 'minisearch 7.2.0': await miniSearch(sections, queries) }
  if (work !== null) {
    const folder = resolve(work, 'search')
    try {
      install({ packages }, folder)
      rows[`flexsearch ${packages.flexsearch}`] = await flexSearch(sections, queries, folder)
      rows[`pagefind ${packages.pagefind}`] = await pagefind(join(root, 'dist'), queries, folder)
    } catch (error) {
      rows['flexsearch, pagefind'] = { 'loaded before the first result': (error as Error).message }
    }
  }
  console.table(rows)
}

/** Headings and the text below them, as plain text. */
function sectionsOf(docs: string): readonly Section[] {
  const sections: Section[] = []
  for (const file of filesOf(docs).filter((name) => name.endsWith('.md'))) {
    const [, title = '', body = ''] =
      /^---\ntitle: (.*)\n[\s\S]*?---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? []
    for (const part of body.split(/^## /m)) {
      const cut = part.startsWith('\n') ? 0 : part.indexOf('\n')
      const text = part
        .slice(cut)
        .replace(/^(?:```|:::).*$/gm, '')
        .replace(/\]\([^)]*\)/g, '')
      sections.push({
        id: sections.length,
        href: file.slice(docs.length, -3),
        title,
        heading: part.slice(0, cut),
        text,
      })
    }
  }
  return sections
}

async function miniSearch(sections: readonly Section[], queries: LibraryInput['queries']): Promise<object> {
  const options = { fields, storeFields: stored }
  const index = new MiniSearch<Section>(options)
  const built = await timed(() => index.addAll(sections))
  const text = JSON.stringify(index)
  const opened = await timed(() => MiniSearch.loadJSON<Section>(text, options))
  return row({
    built: built.milliseconds,
    loaded: inKilobytes([text]),
    opened: opened.milliseconds,
    times: await timesOf(queries, (query) =>
      opened.value.search(query, { prefix: true, fuzzy: 0.2, boost: { title: 9, heading: 6 } }),
    ),
  })
}

interface FlexDocument {
  readonly add: (section: Section) => void
  readonly export: (take: (key: string, data: string) => void) => unknown
  readonly search: (query: string, options: object) => unknown
}

async function flexSearch(
  sections: readonly Section[],
  queries: LibraryInput['queries'],
  folder: string,
): Promise<object> {
  const { Document } = createRequire(join(folder, 'package.json'))('flexsearch') as {
    Document: new (options: object) => FlexDocument
  }
  const index = new Document({ tokenize: 'forward', document: { id: 'id', index: fields, store: stored } })
  const built = await timed(() => {
    for (const section of sections) index.add(section)
  })
  const parts: string[] = []
  await index.export((_, data) => {
    if (data) parts.push(data)
  })
  const times = await timesOf(queries, (query) => index.search(query, { limit: 10, enrich: true }))
  return row({ built: built.milliseconds, loaded: inKilobytes(parts), opened: null, times })
}

async function pagefind(outDir: string, queries: LibraryInput['queries'], folder: string): Promise<object> {
  const served = join(folder, 'served')
  const program = join(folder, 'node_modules/pagefind/lib/runner/bin.cjs')
  const built = await timed(
    () =>
      void execFileSync('node', [program, '--site', outDir, '--output-path', join(served, 'pagefind')], {
        stdio: 'ignore',
      }),
  )
  mkdirSync(served, { recursive: true })
  writeFileSync(join(served, 'index.html'), '<!doctype html><title>Search</title>')
  const server = createServer(siteHandler(served))
  const siteUrl = await listen(server, 0, '127.0.0.1')
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const bodies: Promise<Buffer>[] = []
    await page.goto(siteUrl)
    page.on('response', (response) => void bodies.push(response.buffer()))
    const ask = (query: string) =>
      page.evaluate(async (text) => {
        const script = '/pagefind/pagefind.js'
        const { search } = (await import(script)) as {
          search: (text: string) => Promise<{ results: { data: () => Promise<unknown> }[] }>
        }
        const start = performance.now()
        const { results } = await search(text)
        await Promise.all(results.slice(0, 10).map(({ data }) => data()))
        return performance.now() - start
      }, query)
    await ask(Object.values(queries)[1] as string)
    const loaded = inKilobytes(await Promise.all(bodies))
    const times: number[] = []
    for (const query of Object.values(queries)) {
      await ask(query)
      times.push(await ask(query))
    }
    return row({ built: built.milliseconds, loaded, opened: null, times })
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

async function timesOf(
  queries: LibraryInput['queries'],
  search: (query: string) => unknown,
): Promise<readonly number[]> {
  const times: number[] = []
  for (const query of Object.values(queries)) {
    const own: number[] = []
    for (let round = 0; round < 5; round++) own.push((await timed(() => search(query))).milliseconds)
    times.push(median(own))
  }
  return times
}

interface Measured {
  readonly built: number
  readonly loaded: string
  /** Milliseconds to build an index from its serialized form; null if that is part of a query. */
  readonly opened: number | null
  readonly times: readonly number[]
}

const row = ({ built, loaded, opened, times }: Measured) => ({
  'index built s': (built / 1000).toFixed(2),
  'loaded before the first result': loaded,
  'opened ms': opened?.toFixed(0) ?? '–',
  'query ms': median(times).toFixed(1),
  'slowest query ms': Math.max(...times).toFixed(1),
})
