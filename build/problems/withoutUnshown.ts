// Leaves out the problems of Markdown files that no page shows. Where the content folder is the whole
// repository, there are files beside docs, blogs and pages, and versions that are not listed.
import { frozenVersions } from '../kinds/docs/versions.ts'
import { openInstances } from '../kinds/instanceOfFile.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { PageFacts } from '../model/page.ts'
import type { DocsConfig } from '../model/project.ts'
import type { SiteInput } from '../model/site.ts'
import { includedPath, type SourcePath, sourcePath } from '../shared/paths.ts'

interface Content extends Pick<SiteInput, 'config' | 'data' | 'files'> {
  readonly pages: ReadonlyMap<SourcePath, PageFacts>
}

/** The files that no page shows. */
export function unshownFiles(content: Content): readonly SourcePath[] {
  if (content.config.behaviors.readsFiles === 'all') return []
  const shown = shownFiles(content)
  return [...content.pages.keys()].filter((source) => !shown.has(source))
}

export function withoutUnshown(diagnostics: readonly Diagnostic[], content: Content): readonly Diagnostic[] {
  const { config, pages } = content
  const inMarkdown = diagnostics.some(({ file }) => file !== null && pages.has(file))
  if (config.behaviors.readsFiles === 'all' || !inMarkdown) return diagnostics
  const shown = shownFiles(content)
  return diagnostics.filter(({ file }) => file === null || !pages.has(file) || shown.has(file))
}

/** The files of all instances and their chosen versions, and those that they include. */
function shownFiles({ pages, config, data, files }: Content): ReadonlySet<SourcePath> {
  const instanceOf = openInstances(config)
  const folders = new Map<object, ReadonlySet<string>>()
  const foldersOf = (instance: DocsConfig) => {
    const { names } = frozenVersions(instance, { config, data, files })
    const chosen = names.filter((name) => instance.onlyIncludeVersions?.includes(name) ?? true)
    return new Set(['current', ...chosen.map((name) => `version-${name}`)])
  }
  const shown = new Set<SourcePath>()
  const add = (source: SourcePath) => {
    if (shown.has(source)) return
    shown.add(source)
    for (const { specifier } of pages.get(source)?.includes ?? [])
      add(sourcePath(includedPath(specifier, source)))
  }
  for (const source of pages.keys()) {
    const found = instanceOf(source)
    if (found === null) continue
    const { instance, versionFolder } = found
    if (versionFolder !== null && !folders.has(instance))
      folders.set(instance, foldersOf(instance as DocsConfig))
    if (versionFolder === null || folders.get(instance)?.has(versionFolder)) add(source)
  }
  return shown
}
