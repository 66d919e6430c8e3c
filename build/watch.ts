// `watch`: builds, serves, and builds again when something changed. File events only say that something happened (they get
// lost in bursts); every build rescans. The open page is told over server-sent events.
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Arguments } from './arguments.ts'
import { readConfig } from './config.ts'
import { bundledFiles } from './io/bundle.ts'
import { type LoadedProject, loadProject } from './io/loadProject.ts'
import { acquireLock } from './io/lock.ts'
import { onInterrupt, threadCount } from './io/process.ts'
import { isLocalHost, listen, siteHandler } from './io/serve.ts'
import type { Terminal } from './io/terminal.ts'
import { readLastBuild } from './memo.ts'
import { build } from './pipeline.ts'
import { openSession, type Places, type Session } from './session.ts'
import { messageChain } from './work.ts'

export interface WatchOptions {
  readonly places: Places
  readonly project: LoadedProject
  readonly args: Arguments
  readonly terminal: Terminal
  readonly port: number
  readonly host: string
}

const eventsPath = '/__troodon/events'
const script = `<script src="/__troodon/client.js"></script>`
const clientCode = `new EventSource('${eventsPath}').addEventListener('built', () => location.reload())`

export async function watch({ places, project, args, terminal, port, host }: WatchOptions): Promise<number> {
  const release = await acquireLock({
    file: join(places.cacheFolder, 'lock'),
    onWait: (pid) => terminal.info(`Another build (process ${pid}) is running here; waiting for it.`),
  })
  onInterrupt(release)
  const clients = new Set<ServerResponse>()
  const anyHost = !isLocalHost(host)
  let session: Session = openSession({ ...places, project, threads: threadCount() })

  const rebuild = async () => {
    const start = performance.now()
    try {
      session = await reload(session, args, places)
      const { ok, problems, summary } = await build(session)
      terminal.problems(problems, session.project.root)
      terminal.info(
        ok
          ? `Built: ${summary.rendered} pages rendered, ${summary.written} files written in ${(performance.now() - start).toFixed(0)} ms.`
          : 'Nothing was written; the last good site stays.',
      )
      if (ok && summary.written + summary.removed > 0) for (const client of clients) client.write('event: built\ndata: {}\n\n')
    } catch (error) {
      terminal.error(messageChain(error))
    }
  }
  await rebuild()
  const handler = siteHandler(places.outDir, { transform: (html) => html.replace('</body>', `${script}</body>`), anyHost })
  const server = createServer((request, response) => {
    if (request.url === '/__troodon/client.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(clientCode)
    else if (request.url === eventsPath && (anyHost || isLocalHost(request.headers.host ?? ''))) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders()
      clients.add(response)
      response.once('close', () => clients.delete(response))
    } else handler(request, response)
  })
  terminal.info(`Watching; open ${await listen(server, port, host)}`)
  await onChanges(session, rebuild)
  return 0
}

/** A new session when the configuration changed, else the warm one. */
async function reload(session: Session, args: Arguments, places: Places): Promise<Session> {
  const project = await loadProject({
    root: session.project.root,
    configFile: args.values['--config'] ?? null,
    cacheFolder: places.cacheFolder,
    engineRoot: places.engineRoot,
    readConfig,
  })
  if (project.configHash === session.project.configHash) return session
  await session.crew.close()
  return openSession({ ...places, project, threads: threadCount() })
}

/** Runs `act` after each burst of changes, never twice at once; ends when the process does. */
async function onChanges({ project, engineRoot, outDir, cacheFolder }: Session, act: () => Promise<void>): Promise<void> {
  const { watch: watchFiles } = await import('chokidar')
  const folders = [
    project.config.contentDir || '.',
    ...project.config.staticDirectories,
    project.config.themePath,
    ...(project.configFile ? [project.configFile] : []),
  ]
  const watcher = watchFiles([...folders.map((folder) => join(project.root, folder)), join(engineRoot, 'theme')], {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (path) => path === outDir || path === cacheFolder || /[/\\](?:node_modules|\.git)(?:[/\\]|$)/.test(path),
  })
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  // Components and included files may lie outside of the folders: they are known after a build.
  const follow = () => {
    const outside = readLastBuild(cacheFolder, outDir)?.outside ?? []
    watcher.add([...bundledFiles(cacheFolder, project.root), ...outside.map((source) => join(project.root, source))])
  }
  follow()
  watcher.on('all', () => {
    if (timer) clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(act).then(follow)
    }, 10)
  })
  await new Promise<never>(() => {})
}
