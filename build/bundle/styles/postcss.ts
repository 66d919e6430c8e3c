// PostCSS of the site, with the plugins of its configuration file, and those that plugins of the site add.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PartialMessage } from 'esbuild'
import type { RunOptions } from '../../config/modules/siteModules.ts'
import { type FoundPackage, findOwned, findPackage } from '../../io/findPackage.ts'
import { isWithin } from '../../io/osPath.ts'
import { isOutputFolder, outputFoldersIn } from '../../io/output/outputFolder.ts'
import { withCwd } from '../../io/withCwd.ts'
import type { ChangePostcss, PostcssOptions } from '../../model/pluginOutcome.ts'
import { realPath } from '../workFolder/workNames.ts'
import { readPostcssConfig } from './postcssConfig.ts'
import { postcssConfigFile } from './postcssConfigFile.ts'
import { type Plugins, postcssPlugins } from './postcssPlugins.ts'
import { withoutOutputs } from './tailwind.ts'

export interface Postcss {
  /** Whether it compiles a style sheet of the site. */
  readonly compiles: (css: () => string) => boolean
  readonly process: (css: string, path: string) => Promise<string | PartialMessage>
}

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

const locks = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock']

/** What style sheets are made from, besides their own files; absolute paths. */
export interface StyleInputs {
  readonly files: Set<string>
  /**
   * Files that plugins of PostCSS have read, such as those in which Tailwind CSS looks for names of classes.
   * Most changes in them leave the style sheets as they are.
   */
  readonly scanned: Set<string>
  /** The style sheets for which they did, and those that they could not compile. */
  readonly sheets: Set<string>
}

export interface PostcssFolders extends Omit<RunOptions, 'provide'> {
  readonly work: string
  readonly root: string
  readonly postcss?: ChangePostcss | null
}

/** Null for a site that uses no PostCSS. */
export function openPostcss(
  folders: PostcssFolders,
  { files, scanned, sheets }: StyleInputs,
): Postcss | null {
  const { root, work, postcss: change } = folders
  // A plugin that looks for names of classes reads everything, also what every build changes.
  const made = [dirname(dirname(work)), ...outputFoldersIn(root)]
  const add = (file: string, sheet: string) => {
    if (made.some((folder) => isWithin(file, folder))) return
    scanned.add(file)
    sheets.add(sheet)
  }
  const config = postcssConfigFile(root)
  const usual = findOwned(presetEnv, root)
  const always = config !== null || Boolean(change)
  if (!always && usual === null) return null
  // The lock file determines the packages of its plugins, and package.json can name browsers.
  const browsers = usual === null ? [] : ['package.json', '.browserslistrc']
  const used = [config, ...[...locks, ...browsers].map((name) => join(root, name))].flatMap((path) =>
    path !== null && existsSync(path) ? [path] : [],
  )
  let opened: ReturnType<typeof open> | null = null
  const process: Postcss['process'] = async (css, path) => {
    for (const name of used) files.add(name)
    try {
      opened ??= open(config, usual, folders, files)
      const { processor, options } = await opened
      const from = realPath(path, folders) ?? path
      const text = withoutOutputs(css, dirname(from), root, dirname(dirname(work)))
      const { css: compiled, messages } = await processor.process(text, {
        ...options,
        ...{ from, to: from, map: false },
      })
      for (const { type, file, dir } of messages) {
        if (type === 'dependency' && file !== undefined) add(file, path)
        if (type === 'dir-dependency' && dir !== undefined) for (const one of filesIn(dir)) add(one, path)
      }
      return compiled
    } catch (error) {
      const { reason, message, line = 1, column = 1 } = error as PostcssError
      sheets.add(path)
      return {
        text: `PostCSS cannot compile it: ${reason ?? message}.`,
        location: { file: path, line, column },
      }
    }
  }
  return {
    compiles: (css) => always || ofPreset.test(css()),
    // Plugins look for their own configuration from the current folder, and for the files that it names.
    process: (css, path) => withCwd(root, () => process(css, path)),
  }
}

/** Docusaurus adds its rules to every site. The bundler has an equivalent of all but these two. */
const presetEnv = 'postcss-preset-env'
const ofPreset = /@custom-(?:media|selector)\b/

async function open(
  config: string | null,
  usual: FoundPackage | null,
  folders: PostcssFolders,
  inputs: Set<string>,
): Promise<{ readonly processor: Processor; readonly options: object }> {
  const { root, postcss: change } = folders
  const require = createRequire(join(root, 'package.json'))
  const found = findPackage('postcss', root)
  if (found === null) throw new Error('it is not installed. Install it: npm install postcss')
  const postcss = require(found.folder) as (plugins: Plugins) => Processor
  const own = config === null ? {} : await readPostcssConfig(config, folders, inputs)
  const first: PostcssOptions = { ident: 'postcss', plugins: usual === null ? [] : [[usual.folder, {}]] }
  const changed = change ? change(first) : first
  const plugins = [own.plugins ?? [], changed.plugins ?? []].map((all) => postcssPlugins(all, require))
  return {
    processor: postcss([newRun(folders), ...plugins.flat()]),
    options: syntaxOf({ ...own, ...changed }, require),
  }
}

/**
 * Tailwind CSS keeps names of classes that files no longer have, until a file that the style sheet depends
 * on changes: in `watch`, the result would not be that of a first build.
 */
function newRun({ work }: PostcssFolders): unknown {
  const file = join(dirname(work), 'postcss-run')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  return (_: unknown, { messages }: { readonly messages: object[] }) => {
    messages.push({ type: 'dependency', plugin: 'troodon', file })
  }
}

/** Another syntax than CSS: modules, or their names. */
const syntaxOf = (options: Readonly<Record<string, unknown>>, require: NodeJS.Require): object =>
  Object.fromEntries(
    ['parser', 'stringifier', 'syntax'].flatMap((name) => {
      const value = options[name]
      const module: unknown = typeof value === 'string' ? require(value) : value
      return module ? [[name, (module as { readonly default?: unknown }).default ?? module]] : []
    }),
  )

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
