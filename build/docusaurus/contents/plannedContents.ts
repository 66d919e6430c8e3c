// The content of a planned site in the words of Docusaurus, by its language.
import { join } from 'node:path'
import type { PlannedContents } from '../../config/siteAdapter.ts'
import { readText } from '../../io/readText.ts'
import type { PlannedSite } from '../../kinds/contentKind.ts'
import { splitFile } from '../../markdown/parsePage.ts'
import type { Project } from '../../model/project.ts'
import { routeKey } from '../../shared/paths.ts'
import type { LoadedContents } from '../plugins/contentAccess.ts'
import { type Contents, metadataIn, siteContents } from './contents.ts'

type Place = Pick<Project, 'root' | 'config'>

export const plannedContents =
  ({ site, history }: PlannedContents, { root, config }: Place) =>
  (locale: string): Contents =>
    siteContents({
      config,
      site,
      history,
      locale,
      pathOf: (path) => join(root, path),
      read: (source) => splitFile(readText(join(root, source))),
    })

/** For plugins that read the site before it is built. */
export function loadedContents(planned: PlannedContents, project: Place, locale: string): LoadedContents {
  const contents = plannedContents(planned, project)(locale)
  return { contents, hasPage: pageFinder(planned.site), metadataOf: metadataFinder(contents) }
}

function pageFinder({ routes, config }: PlannedSite): LoadedContents['hasPage'] {
  const base = config.baseUrl.replace(/\/$/, '')
  let pages: ReadonlySet<string> | null = null
  return (path) => {
    pages ??= new Set(routes.map((route) => routeKey(base + route.path)))
    return pages.has(routeKey(path))
  }
}

function metadataFinder(contents: Contents): LoadedContents['metadataOf'] {
  let bySource: ReadonlyMap<string, unknown> | null = null
  return (source) => {
    bySource ??= new Map(metadataIn(contents))
    return bySource.get(source)
  }
}
