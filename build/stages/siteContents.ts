// The content of the site for plugins, before it is built: all files are read and planned, without the pages
// of plugins. The build finds the files parsed.
import { join } from 'node:path'
import { readText } from '../io/readText.ts'
import type { PlannedSite } from '../kinds/contentKind.ts'
import type { ContentContext } from '../kinds/docusaurus/contentContext.ts'
import { type Contents, metadataIn, siteContents } from '../kinds/docusaurus/contents.ts'
import { contentKinds } from '../kinds/index.ts'
import { splitFile } from '../markdown/parsePage.ts'
import { noPlugins } from '../model/pluginOutcome.ts'
import type { Project } from '../model/project.ts'
import { planSite } from '../plan/planSite.ts'
import type { LoadedContents } from '../plugins/contentAccess.ts'
import { routeKey } from '../shared/paths.ts'
import type { Session } from '../workers/session.ts'
import { planInput } from './planContent.ts'
import { planWithFunctions } from './planWithFunctions.ts'
import { type StartedBuild, startBuild } from './startBuild.ts'

type Planned = Pick<ContentContext, 'site' | 'history'>

/** Of a language. A call reads the site again when plugins have written files since the last one. */
export function contentLoader(session: Session): (locale: string) => Promise<LoadedContents> {
  const place = { ...session, plugins: noPlugins }
  let last: { readonly files: string; readonly planned: Promise<Planned> } | null = null
  return async (locale) => {
    const started = startBuild(place)
    const files = JSON.stringify([...started.scan.files])
    if (last?.files !== files) last = { files, planned: plan(started, place) }
    const { site, history } = await last.planned
    const contents = contentsOf(site, history, session.project)(locale)
    return { contents, hasPage: pageFinder(site), metadataOf: metadataFinder(contents) }
  }
}

async function plan(started: StartedBuild, session: Session): Promise<Planned> {
  const { root } = session.project
  const input = await planInput(session, started)
  const site = await planWithFunctions(input, root, (one) => planSite(one, contentKinds))
  return { site, history: input.history }
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

/** The content of a planned site by its language. */
export const contentsOf =
  (site: PlannedSite, history: ContentContext['history'], { root, config }: Project) =>
  (locale: string) =>
    siteContents({
      config,
      site,
      history,
      locale,
      pathOf: (path) => join(root, path),
      read: (source) => splitFile(readText(join(root, source))),
    })
