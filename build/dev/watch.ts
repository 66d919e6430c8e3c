// `watch`: builds, serves, and builds again when something changed. File events only say that something happened (they get
// lost); every build rescans. An edit of one text is shown before that, from the plan of the last build.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { bundledFiles } from '../bundle/bundle.ts'
import type { LoadedProject } from '../config/loadProject.ts'
import { lockBuild } from '../io/buildLock.ts'
import { threadCount } from '../io/limits.ts'
import { messageChain } from '../io/messageChain.ts'
import { journalName } from '../io/outputFolder.ts'
import { onInterrupt, onStrayError } from '../io/process.ts'
import type { Terminal } from '../io/terminal.ts'
import type { OutputInput } from '../outputs/pages/pages.ts'
import { printProblems } from '../problems/printProblems.ts'
import { parseIdentity } from '../read/parseIdentity.ts'
import { readLastBuild } from '../reuse/lastBuild.ts'
import { ageStore } from '../reuse/store.ts'
import { formatTheme } from '../shared/formatTheme.ts'
import { sourcePath } from '../shared/paths.ts'
import { openSession, type Places, type Session, storeFolderOf } from '../workers/session.ts'
import { type LookAround, lookAround } from './lookAround.ts'
import type { Pipeline } from './pipelineTypes.ts'
import { quickPage } from './quickPage.ts'
import { openWatchServer, type WatchServer } from './server.ts'
import { snapshot } from './snapshot.ts'

export interface WatchOptions {
  readonly places: Places
  readonly project: LoadedProject
  readonly loadProject: () => Promise<LoadedProject>
  readonly build: Pipeline['build']
  readonly terminal: Terminal
  readonly port: number
  readonly host: string
}

/** A whole build follows an edit that was shown at once, when nothing more was saved for this many milliseconds. */
const pause = 400

export async function watch({
  places,
  project,
  loadProject,
  build,
  terminal,
  port,
  host,
}: WatchOptions): Promise<number> {
  const release = await lockBuild(places.cacheFolder, places.outDir, terminal)
  onInterrupt(release)
  onStrayError((error) =>
    terminal.error(`Code of the site failed while nobody waited for it: ${messageChain(error)}`),
  )
  ageStore(storeFolderOf(places.cacheFolder))
  let session: Session = openSession({ ...places, project, threads: threadCount() })
  let planned: OutputInput | null = null
  let server: WatchServer | null = null

  let started = false
  /** The problems that were printed last. */
  let told: string | null = null
  /** `unasked`: no event told of a change. Then the same problems are not told again. */
  const rebuild = async (unasked = false) => {
    const start = performance.now()
    try {
      session = await reload(session, loadProject, places)
      // The first build may end at once. The next one learns what a quick answer to an edit needs.
      const { ok, problems, changed, summary } = await build(session, {
        plan: started && planned === null,
        onPlanned: (input) => {
          planned = input
        },
      })
      const found = JSON.stringify(problems)
      const silent = (ok || unasked) && changed.length === 0 && found === told
      started = true
      told = found
      if (!silent) printProblems(problems, session.project.root, terminal)
      if (!silent)
        terminal.info(
          ok
            ? `Built: ${summary.rendered} pages rendered, ${summary.written} files written in ${(performance.now() - start).toFixed(0)} ms.`
            : 'Nothing was written; the last good site stays.',
        )
      server?.problems(ok ? [] : problems.filter(({ severity }) => severity === 'error'))
      if (!ok) return
      // What was shown at once is in the files now; pages that show it need not be told again.
      const shown = new Map(server?.memory)
      server?.memory.clear()
      const news = changed.filter(
        (path) => !shown.has(path) || shown.get(path) !== readIfThere(join(places.outDir, path)),
      )
      if (news.length > 0) server?.built(news)
    } catch (error) {
      planned = null
      const message = messageChain(error)
      if (!unasked || message !== told) terminal.error(message)
      told = message
      server?.problems([{ file: null, line: 0, column: 0, message, hint: null }])
    }
  }

  /** Shows an edited text before the whole site is looked at; false when that takes a build. */
  const show = async (paths: readonly string[]): Promise<boolean> => {
    if (!planned || !server || paths.length !== 1) return false
    const start = performance.now()
    const source = sourcePath(relative(session.project.root, paths[0] as string))
    const pages = await quickPage(source, planned).catch(() => null)
    if (!pages) return false
    for (const [path, content] of pages) server.memory.set(path, content)
    server.built([...pages.keys()])
    terminal.info(`Showing ${source} after ${(performance.now() - start).toFixed(0)} ms.`)
    return true
  }

  const open = () =>
    openWatchServer(places.outDir, port, host, () => session.project.config.baseUrl).catch(async (error) => {
      // Threads that wait would keep the process alive.
      await session.workers.close()
      release()
      throw error
    })
  // The pages of the last build are better than none while the first one is made; those that it changes are told.
  const stands =
    readLastBuild(places.cacheFolder, places.outDir) !== null && !existsSync(join(places.outDir, journalName))
  if (stands) {
    server = await open()
    terminal.info(`Showing the last build at ${server.address}`)
  }
  await rebuild()
  server ??= await open()
  terminal.info(`Watching; open ${server.address}`)
  await onChanges(session, { show, rebuild, project: () => session.project, tell: terminal.error })
  return 0
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** A new session when the configuration changed, or the components that texts may name; else the warm one. */
async function reload(
  session: Session,
  loadProject: WatchOptions['loadProject'],
  places: Places,
): Promise<Session> {
  const project = await loadProject()
  if (
    project.configHash === session.project.configHash &&
    parseIdentity(places, project) === session.parseIdentity
  )
    return session
  await session.workers.close()
  return openSession({ ...places, project, threads: threadCount() })
}

/** Without those that lie in others. */
const outermost = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => path !== other && path.startsWith(other + sep)))

interface Reactions {
  readonly show: (paths: readonly string[]) => Promise<boolean>
  readonly rebuild: (unasked?: boolean) => Promise<void>
  /** As it is now: a configuration may name other folders than the first one did. */
  readonly project: () => LoadedProject
  readonly tell: (message: string) => void
}

const foldersOf = ({
  root,
  configFile,
  config: { contentDir, staticDirectories, themePath },
}: LoadedProject): string[] =>
  [contentDir || '.', ...staticDirectories, themePath, formatTheme, ...(configFile ? [configFile] : [])].map(
    (folder) => join(root, folder),
  )

/** Reacts to each burst of changes, never twice at once; ends when the process does. */
async function onChanges(
  { engineRoot, outDir, cacheFolder, project: { root } }: Session,
  { show, rebuild, project, tell }: Reactions,
): Promise<void> {
  const { watch: watchFiles } = await import('chokidar')
  const there = () =>
    outermost([...foldersOf(project()), join(engineRoot, 'theme')].filter((path) => existsSync(path)))
  const options = {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (path: string) =>
      path === outDir || path === cacheFolder || /[/\\](?:node_modules|\.git)(?:[/\\]|$)/.test(path),
  }
  // A path that is not there makes chokidar ready before it is. Folders that come later are seen from the root.
  const watcher = watchFiles(there(), options)
  const above = watchFiles(root, { ...options, depth: 0 })
  // Components and included files may lie outside of the folders: they are known after a build.
  let followed: ReadonlySet<string> = new Set()
  /** Whether something is followed that was not. */
  const follow = (): boolean => {
    const outside = (readLastBuild(cacheFolder, outDir)?.outside ?? []).map((source) => join(root, source))
    const paths = [...there(), ...bundledFiles(cacheFolder, root), ...outside].filter((path) =>
      existsSync(path),
    )
    const isNew = paths.some((path) => !followed.has(path))
    followed = new Set(paths)
    // All of them: a folder that went and came again is not followed any more.
    watcher.add(paths)
    return isNew
  }
  follow()
  let running: Promise<unknown> = Promise.resolve()
  let soon: NodeJS.Timeout | null = null
  let later: NodeJS.Timeout | null = null
  let burst = new Map<string, string>()
  let looks: LookAround | null = null
  const whole = (unasked = false) => {
    running = running
      .then(() => rebuild(unasked))
      .then(() => {
        // What is saved before a folder is followed is seen by nobody: it is looked for once more.
        if (follow()) later = setTimeout(whole, pause)
        looks?.soon()
      })
  }
  // What was saved between the first build and now was seen by nobody.
  const look = () => {
    looks ??= lookAround(
      () => snapshot([...there(), ...followed], options.ignored),
      () => whole(true),
    )
  }
  watcher.once('ready', look)
  let limited = false
  const onError = (error: unknown) => {
    if (!limited) tell(watchFailure(error))
    limited = true
    look()
  }
  watcher.on('error', onError)
  above.on('error', onError)
  above.on('all', (_event, path) => {
    if (foldersOf(project()).includes(path)) later = setTimeout(whole, 0)
  })
  watcher.on('all', (event, path) => {
    burst.set(path, event)
    if (soon) clearTimeout(soon)
    if (later) clearTimeout(later)
    soon = setTimeout(() => {
      const seen = burst
      burst = new Map()
      running = running.then(async () => {
        const edits = [...seen.values()].every((one) => one === 'change')
        const shown = edits && (await show([...seen.keys()]))
        later = setTimeout(whole, shown ? pause : 0)
      })
    }, 10)
  })
  await new Promise<never>(() => {})
}

function watchFailure(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  const setting =
    code === 'ENOSPC'
      ? 'fs.inotify.max_user_watches=524288'
      : code === 'EMFILE'
        ? 'fs.inotify.max_user_instances=512'
        : null
  const why = setting
    ? `The system watches no more files (${code}); sudo sysctl ${setting} raises its limit.`
    : messageChain(error)
  return `${why} Until then changes are found by looking for them, some seconds later.`
}
