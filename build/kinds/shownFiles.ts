// Which Markdown files can be pages. Where the content folder is the whole repository, there are files beside
// docs, blogs and pages: those of other projects, archived versions, READMEs. They are read when something
// includes them.
import type { Config, DocsConfig } from '../model/project.ts'
import type { SourcePath } from '../shared/paths.ts'
import { openInstances } from './instanceOfFile.ts'

/** Files that are partials of an instance can be pages, too. */
export function openShown(config: Config): (source: SourcePath) => boolean {
  if (config.behaviors.readsFiles === 'all') return () => true
  const instanceOf = openInstances(config)
  return (source) => {
    const found = instanceOf(source)
    if (found === null) return false
    const { instance, versionFolder } = found
    return versionFolder === null || isChosen(versionFolder, instance as DocsConfig)
  }
}

function isChosen(folder: string, { onlyIncludeVersions }: DocsConfig): boolean {
  const name = /^version-(.*)$/.exec(folder)?.[1]
  return name === undefined || (onlyIncludeVersions?.includes(name) ?? true)
}
