// Which pages are code, and the bundler's options for them.

import type { Syntax } from '../markdown/feature.ts'
import { fileSyntax } from '../markdown/fileSyntax.ts'
import type { PageFacts } from '../model/page.ts'
import type { Config, Project } from '../model/project.ts'
import { joinPath, type SourcePath } from '../shared/paths.ts'
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

/** Markdown pages with code. Files and folders whose name starts with `_` are only included by others. */
export const codePages = (pages: ReadonlyMap<SourcePath, PageFacts>): SourcePath[] =>
  [...pages].filter(([source, facts]) => facts.code && !/(?:^|\/)_/.test(source)).map(([source]) => source)

/** React pages: the files that the plan makes routes of, without tests, type declarations and `_` names. */
export function componentPages(files: Iterable<SourcePath>, { contentDir, pages }: Config): SourcePath[] {
  const folders = pages.map(({ path }) => `${joinPath(contentDir, path)}/`)
  return [...files].filter((file) => {
    const folder = folders.findLast((one) => file.startsWith(one))
    return (
      folder !== undefined &&
      /\.(?:jsx?|tsx?)$/.test(file) &&
      !/(?:^|\/)_|\.d\.ts$|\.test\.[jt]sx?$|\/__tests__\//.test(file.slice(folder.length))
    )
  })
}
