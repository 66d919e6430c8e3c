// Files of the static folders, copied as they are.
import type { PlannedSite } from '../kinds/contentKind.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { prefixOf } from '../model/locales.ts'
import type { Site } from '../model/site.ts'
import { type OutputPath, outputPath, type SourcePath } from '../shared/paths.ts'
import { openClaims } from './claims.ts'
import type { LinkedSite } from './linkedSite.ts'
import { type CopyOutput, copyOutput } from './output.ts'
import { filesOfPage } from './pages/pages.ts'
import { joinedFiles } from './siteFiles.ts'

export function* staticFiles({
  site,
  files,
  refused,
}: Pick<LinkedSite, 'site' | 'files' | 'refused'>): Generator<CopyOutput> {
  for (const [path, source] of staticPaths(files.names, site))
    if (!refused.has(source)) yield copyOutput(path, source, files)
}

/** The same below the base URL of each further language, where themes for Docusaurus look for them. */
export function* staticFilesOfLanguages({
  site,
  files,
  refused,
}: Pick<LinkedSite, 'site' | 'files' | 'refused'>): Generator<CopyOutput> {
  for (const { locale } of site.locales) {
    const prefix = prefixOf(locale, site.config).slice(1)
    if (prefix === '') continue
    for (const [path, source] of staticPaths(files.names, site))
      if (!refused.has(source)) yield copyOutput(outputPath(`${prefix}/${path}`), source, files)
  }
}

/** When two folders have a file of one name, the first folder's is copied. */
function* staticPaths(
  files: Iterable<SourcePath>,
  { config }: Pick<Site, 'config'>,
): Generator<readonly [OutputPath, SourcePath]> {
  const taken = new Map<string, string>()
  for (const folder of config.staticDirectories)
    for (const source of files) {
      if (!source.startsWith(`${folder}/`)) continue
      const path = outputPath(source.slice(folder.length + 1))
      if (joinedFiles.has(path) || (taken.get(path) ?? folder) !== folder) continue
      taken.set(path, folder)
      yield [path, source]
    }
}

/** Pages and static files that cannot be written beside each other: found before anything is rendered. */
export function staticCollisions(files: Iterable<SourcePath>, site: PlannedSite): readonly Diagnostic[] {
  const claims = openClaims()
  const found: (Diagnostic | null)[] = []
  for (const route of site.routes) {
    const { html, json, markdown } = filesOfPage(route, site)
    const owner = { key: html, source: route.source }
    for (const path of [html, json, markdown]) if (path !== null) found.push(claims(path, owner).problem)
  }
  for (const [path, source] of staticPaths(files, site))
    found.push(claims(path, { key: source, source }).problem)
  return found.filter((problem) => problem !== null)
}
