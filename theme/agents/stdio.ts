// `troodon mcp`: the MCP server of a site for a program that starts it.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { docsServer } from './docsServer.ts'
import { openSite, type ReadFile } from './publishedSite.ts'

/** Resolves when the program has closed its end. */
export async function serveStdio(read: ReadFile, base: string): Promise<void> {
  const server = docsServer(await openSite(read, base))
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve
    process.stdin.once('end', resolve)
  })
  await server.connect(new StdioServerTransport())
  await closed
  await server.close()
}
