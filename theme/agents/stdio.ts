// `troodon mcp`: the MCP server of a site for a program that starts it.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js'
import { type AuthorTools, docsServer } from './docsServer.ts'
import { openSite, type ReadFile } from './publishedSite.ts'

/** For `diff`: the paths of the pages that the search of a site finds, best first. */
export async function openSearch(
  read: ReadFile,
  base: string,
): Promise<(query: string, limit: number) => Promise<readonly string[]>> {
  const { search } = await openSite(read, base)
  return async (query, limit) =>
    (await search(query, limit, {})).map(({ href }) => new URL(href, 'https://site.invalid').pathname)
}

/** What the program writes: each line is a message. */
type OpenLines = (isMessage: (value: unknown) => boolean) => Lines
type Lines = NonNullable<ConstructorParameters<typeof StdioServerTransport>[0]>

/** Resolves when the program has closed its end. `site`: null for authors whose site is not built. */
export async function serveStdio(
  site: { readonly read: ReadFile; readonly base: string } | null,
  openLines: OpenLines,
  ofAuthors?: AuthorTools,
): Promise<void> {
  const server = docsServer(site && (await openSite(site.read, site.base)), ofAuthors)
  const lines = openLines((value) => JSONRPCMessageSchema.safeParse(value).success)
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve
    lines.once('end', resolve)
  })
  await server.connect(new StdioServerTransport(lines))
  await closed
  await server.close()
}
