// Runs the engine in the test process: a session for a folder, with or without threads, and its clean copy.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { remoteBuild } from '../../build/commands/build/remoteBuild.ts'
import { loadProject } from '../../build/config/loadProject.ts'
import { readConfig } from '../../build/config/normalize/normalize.ts'
import type { BuildResult } from '../../build/model/buildResult.ts'
import { build } from '../../build/pipeline.ts'
import type { RemoteCache } from '../../build/remote/remoteCache.ts'
import type { BuildOptions } from '../../build/stages/buildOptions.ts'
import type { Places } from '../../build/workers/buildPlace.ts'
import { openSession } from '../../build/workers/openSession.ts'
import type { Session } from '../../build/workers/session.ts'
import { warmCache } from './warmCache.ts'

const engineRoot = resolve('.')

/** The folder of the bundled engine, which worker threads need. */
export function bundledEngine(): Pick<Places, 'engine' | 'engineFolder' | 'engineRoot'> {
  if (process.env['TROODON_TEST_BUNDLE'] === undefined)
    execFileSync('node', [join(engineRoot, 'build/cli.js'), 'help'])
  const { name } = JSON.parse(readFileSync(join(engineRoot, '.cache/engine/engine.json'), 'utf8')) as {
    name: string
  }
  return { engineRoot, engine: name, engineFolder: join(engineRoot, '.cache/engine', name) }
}

export interface RunOptions {
  readonly root: string
  readonly outDir: string
  readonly cacheFolder: string
  readonly threads?: number
  /** A session of the command `check`. */
  readonly forCheck?: true | undefined
  /** The only languages to build, as `--locale` names them. */
  readonly locales?: readonly string[] | null
  readonly onStage?: (stage: string) => void
  /** Takes results from it, and leaves its own there. It is closed at the end. */
  readonly remote?: RemoteCache
}

const engine = bundledEngine()

/** A session of the site. Close its workers at the end. */
export async function sessionOf({
  root,
  outDir,
  cacheFolder,
  threads = 1,
  locales = null,
  forCheck,
  onStage = () => {},
}: Omit<RunOptions, 'remote'>): Promise<Session> {
  const project = await loadProject({
    ...{ root, configFile: null, cacheFolder, engineRoot, locales, readConfig },
  })
  const reporter = { onStage, onTotal: () => {}, onDone: () => {} }
  const places = { ...engine, outDir, cacheFolder, ...(forCheck ? { forCheck } : {}) }
  return openSession({ ...places, project, threads, reporter })
}

/** Builds once, like the command line. */
export async function runBuild(
  { remote, ...folders }: RunOptions,
  options: BuildOptions = {},
): Promise<BuildResult> {
  warmCache(folders.cacheFolder)
  const session = await sessionOf(folders)
  try {
    if (!remote) return await build(session, options)
    const shared = remoteBuild(build, remote)
    const result = await shared.build(session, options)
    await shared.share({ info: () => {} })
    return result
  } finally {
    await session.workers.close()
  }
}

/** A folder for one test. Call `remove` at the end. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'troodon-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Path → content, for comparing folders. */
export function readTree(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    files.sort().map((file) => [file.slice(folder.length + 1), readFileSync(file).toString('latin1')]),
  )
}

/** Paths whose bytes differ, or that exist on one side only. */
export function differences(
  a: ReadonlyMap<string, string>,
  b: ReadonlyMap<string, string>,
): readonly string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path)).sort()
}
