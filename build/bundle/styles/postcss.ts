// PostCSS of the site, with the plugins of its configuration file.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PartialMessage } from 'esbuild'
import { findPackage } from '../../io/findPackage.ts'
import { isWithin } from '../../io/osPath.ts'
import { isOutputFolder, outputFoldersIn } from '../../io/output/outputFolder.ts'
import type { ChangePostcss } from '../../model/pluginOutcome.ts'
import { realPath } from '../workFolder/workNames.ts'
import { withoutOutputs } from './tailwind.ts'

type Plugins = readonly unknown[]

type Process = (css: string, path: string) => Promise<string | PartialMessage>

interface Processor {
  readonly process: (
    css: string,
    options: object,
  ) => Promise<{
    readonly css: string
    readonly messages: readonly { readonly type: string; readonly file?: string; readonly dir?: string }[]
  }>
}

interface PostcssError {
  readonly reason?: string
  readonly message: string
  readonly line?: number
  readonly column?: number
}

const names = [
  'postcss.config.js',
  'postcss.config.cjs',
  'postcss.config.mjs',
  '.postcssrc.json',
  '.postcssrc',
]

const locks = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock']

/** Null for a site that uses no PostCSS. `inputs` receives the files that its plugins read. */
export function openPostcss(
  folders: { readonly work: string; readonly root: string; readonly postcss?: ChangePostcss | null },
  inputs: Set<string>,
): Process | null {
  const { root, work, postcss: change } = folders
  // A plugin that looks for names of classes reads everything, also what every build changes.
  const made = [dirname(dirname(work)), ...outputFoldersIn(root)]
  const add = (file: string) => {
    if (!made.some((folder) => isWithin(file, folder))) inputs.add(file)
  }
  const config = names.map((name) => join(root, name)).find((path) => existsSync(path))
  if (config === undefined && !change) return null
  // The lock file determines the packages of its plugins.
  const used = [config, ...locks.map((name) => join(root, name))].flatMap((path) =>
    path !== undefined && existsSync(path) ? [path] : [],
  )
  let processor: Promise<Processor> | null = null
  return async (css, path) => {
    for (const name of used) inputs.add(name)
    try {
      processor ??= open(config ?? null, root, change ?? ((plugins) => plugins))
      const from = realPath(path, folders) ?? path
      const text = withoutOutputs(css, dirname(from), root)
      const result = await (await processor).process(text, { from, to: from, map: false })
      const { css: compiled, messages } = result
      for (const { type, file, dir } of messages) {
        if (type === 'dependency' && file !== undefined) add(file)
        if (type === 'dir-dependency' && dir !== undefined) for (const one of filesIn(dir)) add(one)
      }
      return compiled
    } catch (error) {
      const { reason, message, line = 1, column = 1 } = error as PostcssError
      return {
        text: `PostCSS cannot compile it: ${reason ?? message}.`,
        location: { file: path, line, column },
      }
    }
  }
}

async function open(config: string | null, root: string, change: ChangePostcss): Promise<Processor> {
  const require = createRequire(join(root, 'package.json'))
  const found = findPackage('postcss', root)
  if (found === null) throw new Error('it is not installed. Install it: npm install postcss')
  const postcss = require(found.folder) as (plugins: Plugins) => Processor
  return postcss(change(config === null ? [] : await readPlugins(config, require)))
}

/** A list of plugins, or names with options. */
async function readPlugins(config: string, require: NodeJS.Require): Promise<Plugins> {
  const isData = /(?:\.json|rc)$/.test(config)
  const found = isData
    ? (JSON.parse(readFileSync(config, 'utf8')) as unknown)
    : ((await import(pathToFileURL(config).href)) as { readonly default: unknown }).default
  const value =
    typeof found === 'function' ? (found as (context: object) => unknown)({ env: 'production' }) : found
  const { plugins = [] } = ((await value) ?? {}) as {
    readonly plugins?: Plugins | Readonly<Record<string, unknown>>
  }
  const make = (name: string, options: unknown): unknown => {
    const module = require(name) as { readonly default?: unknown }
    const plugin = (module.default ?? module) as (options: unknown) => unknown
    return plugin(options === true ? {} : options)
  }
  return Array.isArray(plugins)
    ? plugins.filter(Boolean).map((one) => (typeof one === 'string' ? make(one, {}) : one))
    : Object.entries(plugins as Readonly<Record<string, unknown>>)
        .filter(([, options]) => options !== false)
        .map(([name, options]) => make(name, options))
}

/** All files below a folder, and the folder: a plugin reads the names of classes in them. */
function filesIn(folder: string): readonly string[] {
  if (/[/\\]node_modules$/.test(folder) || !existsSync(folder) || isOutputFolder(folder)) return []
  const inside = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
  return [folder, ...inside]
}
