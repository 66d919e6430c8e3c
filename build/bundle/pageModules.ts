// Which pages are code, and the bundler's options for them.
import { openInstances } from '../kinds/instanceOfFile.ts'
import { markdownVariants } from '../kinds/markdownVariants.ts'
import type { PageFacts } from '../model/page.ts'
import type { PluginOutcome } from '../model/pluginOutcome.ts'
import type { Config, Project } from '../model/project.ts'
import { type ParseJob, parseJobOf } from '../reuse/parseJob.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { BundleOptions } from './bundleTypes.ts'
import type { BundleSettings } from './freshBundle.ts'

/** The parts of a run that bundling needs. */
export interface BundleParts {
  readonly project: Project
  readonly engineRoot: string
  readonly cacheFolder: string
  readonly engine: string
  readonly markdownKey: string
  readonly siteCodeKey: string
  /** Languages that the site colors with Prism. */
  readonly grammars: { readonly key: string } | null
  readonly plugins: PluginOutcome
  readonly workers: { readonly inline: () => Promise<ModulePrinter> }
}

interface ModulePrinter {
  /** A Markdown file as a JavaScript module. */
  readonly module: (text: string, job: ParseJob) => Promise<string>
  /** The values beside its elements, as a JavaScript module. */
  readonly values: (text: string, job: ParseJob) => Promise<string>
}

/** Everything except the list of Markdown files with code. */
export function bundleOptions(
  parts: BundleParts,
  pages: readonly SourcePath[],
): Omit<BundleOptions, 'codePages'> {
  const { project, markdownKey, siteCodeKey, workers } = parts
  const jobOf = (source: SourcePath): ParseJob =>
    parseJobOf(source, { config: project.config, markdownKey, siteCodeKey }) ?? { source, syntax: 'auto' }
  return {
    ...bundleSettings(parts, pages),
    compile: keptModules(async (source, text) => (await workers.inline()).module(text, jobOf(source))),
    compileValues: keptModules(async (source, text) => (await workers.inline()).values(text, jobOf(source))),
  }
}

/** Characters of modules that are kept in memory. */
const mostKept = 16 * 2 ** 20

/** Runs for browsers and for the server, and those without what failed, need the same modules. */
function keptModules(compile: BundleOptions['compile']): BundleOptions['compile'] {
  const kept = new Map<SourcePath, { readonly text: string; readonly module: string }>()
  let room = mostKept
  return async (source, text) => {
    const known = kept.get(source)
    if (known?.text === text) return known.module
    const module = await compile(source, text)
    const size = text.length + module.length
    if (!known && size <= room) {
      kept.set(source, { text, module })
      room -= size
    }
    return module
  }
}

/** Facts that decide whether the last bundle is current. */
export function bundleSettings(
  { project, engineRoot, cacheFolder, engine, siteCodeKey, grammars, plugins }: Omit<BundleParts, 'workers'>,
  pages: readonly SourcePath[],
): Omit<BundleSettings, 'codePages'> {
  return {
    root: project.root,
    engineRoot,
    cacheFolder,
    engine,
    config: project.config,
    configFile: project.configFile,
    plugins,
    pages,
    reading: JSON.stringify([
      siteCodeKey,
      grammars?.key,
      markdownVariants(project.config).all,
      project.config.variables,
    ]),
  }
}

/** Markdown pages with code. Files that their instance excludes are only included by others. */
export function codePages(pages: ReadonlyMap<SourcePath, PageFacts>, config: Config): SourcePath[] {
  const instanceOf = openInstances(config)
  return [...pages]
    .filter(([source, facts]) => facts.code && instanceOf(source)?.included)
    .map(([source]) => source)
}

/** React pages: the files that the plan makes routes of. */
export function componentPages(files: Iterable<SourcePath>, config: Config): SourcePath[] {
  const instanceOf = openInstances(config)
  return [...files].filter((file) => {
    const found = /\.(?:jsx?|tsx?)$/.test(file) ? instanceOf(file) : null
    return found?.included === true && found.name.startsWith('pages/')
  })
}
