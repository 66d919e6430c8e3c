// Scores built sites with AFDocs, as a server that answers `Accept: text/markdown` would publish them:
// `npm run agent-score -- dist ../other/dist`. Prints a row for each, and the checks that did not pass.
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { runChecks } from 'afdocs'
import { computeScore } from 'afdocs/scoring'
import { listen } from '../build/dev/server/listen.ts'
import { siteHandler } from '../build/dev/server/siteHandler.ts'
import { readBuiltSite } from '../build/publish/built/builtSite.ts'

const folders = process.argv.slice(2)
if (folders.length === 0) throw new Error('Name the output folders of built sites.')
for (const folder of folders) {
  const { score, grade, failed } = await scoreOf(resolve(folder))
  console.log(`${String(score).padStart(3)}  ${grade.padEnd(2)}  ${folder}`)
  for (const line of failed) console.log(`     ${line}`)
  if (score < 100) process.exitCode = 1
}

async function scoreOf(outDir: string) {
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
    const report = await runChecks(url.replace(/\/$/, ''), {
      requestDelay: 0,
      maxConcurrency: 8,
      samplingStrategy: 'deterministic',
      networkContext: 'developer-machine',
    })
    const { overall, grade } = computeScore(report)
    const failed = report.results
      .filter(({ status }) => status !== 'pass' && status !== 'skip')
      .map(({ id, status, message }) => `${status} ${id}: ${message}`)
    return { score: overall, grade, failed }
  } finally {
    globalThis.fetch = fetch
    server.closeAllConnections()
    server.close()
  }
}
