// The theme of sites without code of their own, bundled once per engine. An installed package contains it
// (`npm run prepack`); a checkout of the repository keeps it in the engine's cache.
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'esbuild'
import { readConfig } from '../../config/normalize/normalize.ts'
import { stopBundler } from '../../io/bundlerProcess.ts'
import { readSealed, writeSealed } from '../../io/cacheFiles/sealed.ts'
import { sameStat, statOf } from '../../io/fileStat.ts'
import type { Bundle } from '../../model/bundle.ts'
import { noPlugins } from '../../model/pluginOutcome.ts'
import type { Config } from '../../model/project.ts'
import { filesOf, inputsOf, recorded } from '../bundleInputs.ts'
import { runBundler } from '../bundler.ts'
import type { BundleOptions } from '../bundleTypes.ts'
import { hashOfInput, type Input, recordName } from '../freshBundle.ts'
import { leanReact } from './leanReact.ts'
import { ownFolder, writableOwnFolder } from './ownFolder.ts'
import { writeServerScript } from './serverScript.ts'
import { shorterCode } from './shorterCode.ts'

/** The running engine, and the folder that contains `theme/`. */
export type ThemeEngine = Pick<BundleOptions, 'engine' | 'engineRoot'>

/** All paths are absolute. */
export interface PrebuiltTheme {
  readonly bundle: Bundle
  readonly inputs: readonly Input[]
  readonly outputs: readonly Input[]
}

/** As in its file: inputs are relative to the engine's root, outputs to the folder of the file. */
interface ThemeRecord {
  readonly engine: string
  readonly bundle: Bundle
  readonly inputs: readonly Input[]
  readonly outputs: readonly Input[]
}

/** Null if none is current and the engine's folder is not writable. */
export async function prebuiltTheme(engine: ThemeEngine): Promise<PrebuiltTheme | null> {
  const { engineRoot } = engine
  const known = readTheme(join(engineRoot, 'lib/theme'), engine) ?? readTheme(ownFolder(engineRoot), engine)
  if (known) return known
  const own = writableOwnFolder(engineRoot)
  if (own === null) return null
  await writeTheme(own, engine)
  return readTheme(own, engine)
}

/** Bundles the theme into `folder`. */
export async function writeTheme(folder: string, engine: ThemeEngine): Promise<void> {
  const draft = join(folder, `draft.${process.pid}`)
  const site = join(draft, 'site')
  mkdirSync(site, { recursive: true })
  try {
    const forBrowsers = await pluginsOfTheme()
    const run = await runBundler({ ...stockOptions(site, engine), forBrowsers }, draft, null)
    const bundle = { ...run.bundle, serverBundle: await writeServerScript(run.bundle.serverBundle) }
    await stopBundler()
    const root = realpathSync(engine.engineRoot)
    const inputs = [...new Set(inputsOf(run).map((path) => realpathSync(path)))]
      .map(recorded)
      .map((input) => ({ ...input, path: relative(root, input.path) }))
    const target = join(folder, bundle.key.slice(0, 16))
    rmSync(run.work, { recursive: true })
    rmSync(site, { recursive: true })
    const moved = (path: string) => join(target, relative(draft, path))
    if (!existsSync(moved(bundle.serverBundle))) {
      rmSync(target, { recursive: true, force: true })
      renameSync(draft, target)
    }
    const from = (path: string) => relative(folder, path)
    const record: ThemeRecord = {
      engine: engine.engine,
      bundle: withFiles(bundle, (path) => from(moved(path))),
      inputs,
      outputs: filesOf(target).map((path) => ({ ...recorded(path), path: from(path) })),
    }
    writeSealed(join(folder, recordName), JSON.stringify(record))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Plugins of the run for browsers. */
export const pluginsOfTheme = async (): Promise<readonly Plugin[]> => [leanReact, await shorterCode()]

/** Null if there is none for this engine, or one of its files has changed. */
function readTheme(folder: string, engine: ThemeEngine): PrebuiltTheme | null {
  try {
    const record = JSON.parse(String(readSealed(join(folder, recordName)))) as ThemeRecord
    if (record.engine !== engine.engine) return null
    const inputs = asNow(record.inputs, engine.engineRoot)
    const outputs = asNow(record.outputs, folder)
    return { bundle: withFiles(record.bundle, (path) => join(folder, path)), inputs, outputs }
  } catch {
    return null
  }
}

/** The files with their stat now, which differs after an install. Throws when one has changed. */
export const asNow = (inputs: readonly Input[], folder: string): readonly Input[] =>
  inputs.map((input) => {
    const path = join(folder, input.path)
    const stat = statOf(statSync(path))
    if (!sameStat(input, stat) && hashOfInput(path) !== input.hash) throw new Error(`${path} has changed.`)
    return { ...stat, path, hash: input.hash }
  })

const withFiles = (bundle: Bundle, change: (path: string) => string): Bundle => ({
  ...bundle,
  files: bundle.files.map((file) => ({ ...file, file: change(file.file) })),
  serverBundle: change(bundle.serverBundle),
})

export const stockOptions = (site: string, engine: ThemeEngine): BundleOptions => ({
  ...engine,
  root: site,
  cacheFolder: site,
  config: defaultConfig(),
  configFile: null,
  plugins: noPlugins,
  pages: [],
  codePages: [],
  reading: '',
  compile: (source) => Promise.reject(new Error(`The theme imports ${source}.`)),
})

function defaultConfig(): Config {
  const read = readConfig({ title: '' }, { hasFolder: () => false })
  if (!read.ok) throw new Error(`The default configuration is not valid: ${JSON.stringify(read.problems)}`)
  return read.config
}
