// Which pages are code, and the bundler's options for them.

import { openInstances } from '../kinds/instanceOfFile.ts'
import type { Syntax } from '../markdown/feature.ts'
import { fileSyntax } from '../markdown/fileSyntax.ts'
import type { PageFacts } from '../model/page.ts'
import type { Config, Project } from '../model/project.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { BundleOptions } from './bundleTypes.ts'

/** What bundling needs of a run. */
export interface BundleParts {
  readonly project: Project
  readonly engineRoot: string
  readonly cacheFolder: string
  readonly engine: string
  readonly workers: { readonly inline: () => Promise<ModulePrinter> }
}

interface ModulePrinter {
  /** A Markdown file as a JavaScript module. */
  readonly module: (text: string, syntax: Syntax, source: SourcePath) => string
}

/** Everything but the list of Markdown files with code. */
export function bundleOptions(
  { project, engineRoot, cacheFolder, engine, workers }: BundleParts,
  pages: readonly SourcePath[],
): Omit<BundleOptions, 'codePages'> {
  return {
    root: project.root,
    engineRoot,
    cacheFolder,
    engine,
    config: project.config,
    configFile: project.configFile,
    pages,
    compile: async (source, text) =>
      (await workers.inline()).module(
        text,
        fileSyntax(source, project.config.markdown.format) ?? 'auto',
        source,
      ),
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
