// The MCP server of a site: tools that search and read its pages, and the pages as resources.
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { sentFeedback } from '../widgets/feedbackTargets.ts'
import { namesOf, type Place, type PublishedSite } from './publishedSite.ts'

type Given = Readonly<Record<string, unknown>>

interface Tool {
  readonly description: string
  readonly properties: Readonly<Record<string, { readonly type: string; readonly description: string }>>
  readonly required: readonly string[]
  /** Missing: every site has the tool. */
  readonly onlyOn?: (site: PublishedSite) => boolean
  /** Missing: it changes nothing. */
  readonly onlyReads?: boolean
  /** Resolves with a text, or with data. */
  readonly run: (given: Given, site: PublishedSite) => Promise<unknown>
}

const place = {
  language: { type: 'string', description: 'Language, such as "de"; default: the main one' },
  version: { type: 'string', description: 'Version of the documentation; default: the latest one' },
}

const tools: Readonly<Record<string, Tool>> = {
  search: {
    description: 'Search the documentation. Returns the best pages and sections with their URLs.',
    properties: {
      query: { type: 'string', description: 'A few words' },
      limit: { type: 'number', description: 'Number of results, 1 to 20; default: 8' },
      ...place,
    },
    required: ['query'],
    async run(given, site) {
      const limit = Math.min(20, Math.max(1, Math.trunc(Number(given['limit'] ?? 8)) || 8))
      const hits = await site.search(wordOf('query', given), limit, placeOf(given))
      return hits.map(({ href, title, heading, text }) => ({
        title,
        url: site.data.url + href,
        ...(heading === '' ? {} : { heading }),
        text,
      }))
    },
  },
  read_page: {
    description: 'Read a page as Markdown, or the section below one heading.',
    properties: {
      url: { type: 'string', description: 'URL or path of the page; a #fragment chooses a section' },
      heading: { type: 'string', description: 'Heading of a section; default: the whole page' },
    },
    required: ['url'],
    run: async (given, site) => {
      const { heading } = given
      return site.markdown(wordOf('url', given), typeof heading === 'string' ? heading : undefined)
    },
  },
  list_pages: {
    description: 'List the pages with titles, URLs and descriptions.',
    properties: place,
    required: [],
    run: (given, site) => site.pages(placeOf(given)),
  },
  list_versions: {
    description: 'List the versions of the documentation and the languages of the site.',
    properties: {},
    required: [],
    run: async (_, { data: { docs, locales } }) => ({
      versions: docs.flatMap(({ id, versions }) =>
        versions.map(({ name, label, isLast }) => ({ docs: id, name, label, isLatest: isLast })),
      ),
      languages: locales.map(({ name, label }) => ({ name, label })),
    }),
  },
  send_feedback: {
    description:
      'Tell the authors that a page helped, or what is wrong or missing on it. Ask your user first.',
    properties: {
      url: { type: 'string', description: 'URL or path of the page' },
      helpful: { type: 'boolean', description: 'Whether the page answered the question' },
      note: { type: 'string', description: 'What is wrong or missing, in at most 2,000 characters' },
    },
    required: ['url', 'helpful'],
    onlyReads: false,
    onlyOn: ({ data: { feedback } }) => feedback !== undefined && 'endpoint' in feedback,
    async run(given, { data, markdown }) {
      const { helpful, note = '' } = given
      if (typeof helpful !== 'boolean') throw new Error('The argument helpful must be true or false.')
      const page = new URL(wordOf('url', given), data.url)
      page.hash = ''
      const title = /^title: (".*")$/m.exec(await markdown(page.href))?.[1] ?? '""'
      const { endpoint } = data.feedback as { readonly endpoint: string }
      await sentFeedback(new URL(endpoint, data.url).href, {
        url: new URL(page.pathname, data.url).href,
        title: JSON.parse(title) as string,
        language: data.locale.name,
        helpful,
        note: String(note).slice(0, 2000),
        from: 'agent',
      })
      return 'The feedback was sent.'
    },
  },
}

/** Tools for authors, from `build/editor/authorTools.ts`. */
export type AuthorTools = Readonly<
  Record<string, Omit<Tool, 'run' | 'onlyOn'> & { readonly run: (given: Given) => Promise<unknown> }>
>

/** `site`: null for authors whose site is not built. */
export function docsServer(site: PublishedSite | null, ofAuthors: AuthorTools = {}): Server {
  const reading = Object.entries(site ? tools : {}).flatMap(([name, { run, onlyOn, ...tool }]) =>
    site && (onlyOn?.(site) ?? true)
      ? [[name, { ...tool, run: (given: Given) => run(given, site) }] as const]
      : [],
  )
  const offered = [...reading, ...Object.entries(ofAuthors)]
  const about = site ? `Documentation of ${site.data.title}. ${site.data.tagline} ${namesOf(site.data)}` : ''
  const forAuthors = offered.length > reading.length ? 'Call check after each change of the source.' : ''
  const server = new Server(
    { name: site?.data.title ?? 'troodon', version: '1.0.0' },
    { capabilities: { tools: {}, resources: {} }, instructions: `${about} ${forAuthors}`.trim() },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: offered.map(([name, { description, properties, required, onlyReads }]) => ({
      name,
      description,
      inputSchema: { type: 'object' as const, properties, required: [...required] },
      annotations: { readOnlyHint: onlyReads ?? true },
    })),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    try {
      const tool = offered.find(([offers]) => offers === name)?.[1]
      if (!tool) throw new Error(`There is no tool ${name}.`)
      const found = await tool.run(given)
      const text = typeof found === 'string' ? found : JSON.stringify(found, null, 1)
      return { content: [{ type: 'text' as const, text }] }
    } catch (error) {
      return { content: [{ type: 'text' as const, text: (error as Error).message }], isError: true }
    }
  })
  server.setRequestHandler(ListResourcesRequestSchema, async () => ({
    resources: ((await site?.pages({})) ?? []).map((page) => ({
      uri: page.url,
      name: page.title,
      description: page.description,
      mimeType: 'text/markdown',
    })),
  }))
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => ({
    contents: [{ uri, mimeType: 'text/markdown', text: (await site?.markdown(uri)) ?? '' }],
  }))
  return server
}

function wordOf(name: string, given: Given): string {
  const value = given[name]
  if (typeof value !== 'string' || value === '') throw new Error(`The argument ${name} is missing.`)
  return value
}

const placeOf = ({ language, version }: Given): Place => ({
  language: typeof language === 'string' ? language : undefined,
  version: typeof version === 'string' ? version : undefined,
})
