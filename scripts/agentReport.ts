// The report of AFDocs about a built site, as a server that answers `Accept: text/markdown` would publish it.
import { createServer } from 'node:http'
import { type ReportResult, runChecks } from 'afdocs'
import { listen } from '../build/dev/server/listen.ts'
import { siteHandler } from '../build/dev/server/siteHandler.ts'
import { readBuiltSite } from '../build/publish/built/builtSite.ts'

export async function agentReport(outDir: string): Promise<ReportResult> {
  const { url, baseUrl } = readBuiltSite(outDir)
  const server = createServer(siteHandler(outDir, { base: () => baseUrl }))
  const address = await listen(server, 0, '127.0.0.1')
  const { fetch } = globalThis
  // The pages name the URL at which the site is published.
  globalThis.fetch = async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input)
    if (asked.origin !== new URL(url).origin) throw new Error(`Not asked: ${asked.href}`)
    const answer = await fetch(new URL(asked.pathname + asked.search, address), init)
    const shown = new URL(new URL(answer.url).pathname, url).href
    return Object.defineProperty(answer, 'url', { value: shown })
  }
  try {
    return await runChecks(url.replace(/\/$/, ''), {
      requestDelay: 0,
      maxConcurrency: 8,
      samplingStrategy: 'deterministic',
      networkContext: 'developer-machine',
    })
  } finally {
    globalThis.fetch = fetch
    server.closeAllConnections()
    server.close()
  }
}
