// A worker for hosts that run one in front of static files: the MCP server at `mcp`, and the Markdown of
// pages for requests that ask for it. It reads nothing but the files of the site.
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { acceptsMarkdown } from '../../build/shared/acceptsMarkdown.ts'
import { docsServer } from './docsServer.ts'
import { openSite, type PublishedSite } from './publishedSite.ts'

/** What hosts give to a worker: Cloudflare has files in `ASSETS`, Netlify passes requests on with `next`. */
interface Env {
  readonly ASSETS?: { readonly fetch: (request: Request) => Promise<Response> }
}
interface Context {
  readonly next?: (request?: Request) => Promise<Response>
}

/** `troodon hosting worker` writes the URL of the site here. */
const home = new URL('TROODON_SITE')
let opened: Promise<PublishedSite> | null = null

export async function handle(request: Request, env?: Env, context?: Context): Promise<Response> {
  const { pathname } = new URL(request.url)
  const files = (path: string, asked?: Request): Promise<Response> => {
    const url = new URL(path, env?.ASSETS ? request.url : home)
    const wanted = asked ? new Request(url, asked) : new Request(url)
    return env?.ASSETS ? env.ASSETS.fetch(wanted) : fetch(wanted)
  }
  if (pathname === `${home.pathname}mcp`) return answer(request, files)
  const isPage = !/\.[^/.]+$/.test(pathname)
  if (isPage && acceptsMarkdown(request.headers.get('accept') ?? undefined)) {
    const copy = await files(`${pathname.replace(/\/$/, '')}/index.md`)
    if (copy.ok) {
      const headers = new Headers(copy.headers)
      headers.set('content-type', 'text/markdown; charset=utf-8')
      headers.append('vary', 'Accept')
      return new Response(copy.body, { headers })
    }
  }
  const page = await (context?.next ? context.next() : files(pathname, request))
  if (!isPage) return page
  const headers = new Headers(page.headers)
  headers.append('vary', 'Accept')
  return new Response(page.body, { status: page.status, headers })
}

async function answer(request: Request, files: (path: string) => Promise<Response>): Promise<Response> {
  const read = async (path: string): Promise<string> => {
    const response = await files(path)
    if (!response.ok) throw new Error(`There is no ${path}.`)
    return response.text()
  }
  opened ??= openSite(read, home.pathname)
  opened.catch(() => {
    opened = null
  })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await docsServer(await opened).connect(transport)
  return transport.handleRequest(request)
}

export default { fetch: handle }
