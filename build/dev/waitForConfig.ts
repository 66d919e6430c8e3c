// `watch` with a configuration that cannot be read: there is no site to serve yet. The terminal and a page
// show what is wrong, until a change of the files makes the configuration readable.
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import type { Terminal } from '../io/terminal.ts'
import type { Problem } from '../model/diagnostics.ts'
import { type ConfigMistakes, UsageError } from '../model/usageError.ts'
import { codeFrame, errorDocument } from '../problems/errorDocument.ts'
import { printMistakes } from '../problems/printProblems.ts'
import { startPolling } from './changes/polling.ts'
import { snapshot } from './changes/snapshot.ts'
import { isLocalHost } from './server/hosts.ts'
import { listen } from './server/listen.ts'
import { localUrl } from './server/urls.ts'

export interface WaitOptions {
  readonly terminal: Terminal
  readonly port: number
  /** How many ports are tried, from `port` on. */
  readonly tries: number
  readonly host: string
}

export interface Opened<Project> {
  readonly project: Project
  /** The port that showed the mistakes, for the site; null when there were none. */
  readonly port: number | null
}

/** `open` reads the configuration. Rejects with what it throws for other reasons than mistakes in there. */
export async function waitForConfig<Project>(
  open: () => Promise<Project>,
  options: WaitOptions,
): Promise<Opened<Project>> {
  const first = await attempt(open)
  if ('project' in first) return { ...first, port: null }
  let { mistakes } = first
  const server = createServer(answer(() => mistakes, options.host))
  const url = await listen(server, options.port, options.host, options.tries)
  printMistakes(mistakes, options.terminal)
  options.terminal.info(`Waiting for a change to the configuration. ${localUrl(url)} shows what is wrong.`)
  const project = await new Promise<Project>((resolve, reject) => {
    const retry = () =>
      attempt(open).then((next) => {
        if ('project' in next) return resolve(next.project)
        const isSame = JSON.stringify(next.mistakes) === JSON.stringify(mistakes)
        mistakes = next.mistakes
        if (!isSame) printMistakes(mistakes, options.terminal)
      }, reject)
    const isIgnored = (path: string) => /[/\\](?:node_modules|dist|\.[^/\\]*)$/.test(path)
    let isFirst = true
    startPolling(
      () => snapshot([mistakes.root], isIgnored),
      () => {
        // The first check records the current files.
        if (!isFirst) void retry()
        isFirst = false
      },
    )
  })
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  return { project, port: Number(new URL(url).port) }
}

type Attempt<Project> = { readonly project: Project } | { readonly mistakes: ConfigMistakes }

async function attempt<Project>(open: () => Promise<Project>): Promise<Attempt<Project>> {
  try {
    return { project: await open() }
  } catch (error) {
    if (!(error instanceof UsageError) || error.mistakes === null) throw error
    return { mistakes: error.mistakes }
  }
}

/** The page loads itself again: as soon as the site is served, it is that of the URL. */
const answer =
  (mistakes: () => ConfigMistakes, host: string): RequestListener =>
  ({ headers }, response) => {
    const isServed = !isLocalHost(host) || isLocalHost(headers.host ?? '')
    const { root, problems } = mistakes()
    response.writeHead(isServed ? 503 : 403, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(isServed ? { refresh: '1' } : {}),
    })
    response.end(isServed ? mistakesDocument(problems, root) : 'This host is not served.')
  }

function mistakesDocument(problems: readonly Problem[], root: string): string {
  const [first] = problems as readonly [Problem, ...Problem[]]
  const message = problems.map((one) => one.message).join('\n')
  return errorDocument({ ...first, message }, frameOf(first, root), {
    title: 'The configuration cannot be read',
    foot: 'This page shows the site as soon as the configuration is fixed.',
  })
}

function frameOf({ file, line, column }: Problem, root: string) {
  if (file === null || line === 0) return null
  try {
    return { title: file, lines: codeFrame(readFileSync(join(root, file), 'utf8'), line, column) }
  } catch {
    return null
  }
}
