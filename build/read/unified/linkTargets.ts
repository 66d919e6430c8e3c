// URLs of pages before they are planned, for plugins of Markdown. The site is planned from front matter
// alone, which decides the URLs. What a link depends on is noted like files that the plugins read.
import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ConfigInThread } from '../../config/configLoader.ts'
import { headName } from '../../config/modules/recordReads.ts'
import { plainPermalink } from '../../kinds/permalink.ts'
import { localeFolder } from '../../kinds/translations.ts'
import { markdownCandidates } from '../../link/linkCandidates.ts'
import { indexLinks, type LinkIndex } from '../../link/linkIndex.ts'
import { resolveHref } from '../../link/resolveHref.ts'
import { splitFile } from '../../markdown/parsePage.ts'
import type { PageFacts } from '../../model/page.ts'
import type { Config } from '../../model/project.ts'
import type { Route } from '../../model/route.ts'
import { planSite } from '../../plan/planSite.ts'
import { splitHref } from '../../shared/hrefs.ts'
import { decodePath, joinPath, type SourcePath, sourcePath } from '../../shared/paths.ts'
import { scan } from '../scan.ts'
import type { OpenLinkTargets } from './resolvedLinks.ts'

interface Planned {
  readonly index: LinkIndex
  /** Language → file → its route. */
  readonly routes: ReadonlyMap<string, ReadonlyMap<SourcePath, Route>>
  /** When each Markdown file was changed. */
  readonly times: ReadonlyMap<SourcePath, number>
}

export const openLinkTargets: OpenLinkTargets = (root, { config, noteRead }) => {
  let planned: Planned | null = null
  const open = (): Planned => (planned ??= plan(root, config, noteRead))
  const isCurrent = (source: SourcePath) => open().times.get(source) === timeOf(join(root, source))
  return (href, path) => {
    const source = sourcePath(relative(root, path).replaceAll('\\', '/'))
    const locale = localeOf(source, config)
    const from = () => ({ locale, source, route: open().routes.get(locale)?.get(source) ?? null })
    const candidates = () => markdownCandidates(decodePath(splitHref(href).path), from(), open().index)
    for (const candidate of candidates()) {
      noteRead(headName(join(root, candidate)))
      // `watch` reads pages again with the functions of an earlier build.
      if (isCurrent(candidate)) continue
      planned = null
      break
    }
    const found = resolveHref(href, from(), open().index)
    if (found.kind !== 'route') return null
    const { route, query, hash } = found
    return plainPermalink(route.path, config, docOf(route)) + query + hash
  }
}

const docOf = (route: Route): Parameters<typeof plainPermalink>[2] =>
  route.kind === 'docs' && 'doc' in route ? (route.doc as { slash?: true }) : {}

/** Undefined for a file that does not exist. */
const timeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs

const localeOf = (source: SourcePath, config: Config): string => {
  const { builtLocales, mainLocale } = config.i18n
  return builtLocales.find((one) => source.startsWith(`${localeFolder(one, config)}/`)) ?? mainLocale
}

function plan(root: string, config: Config, noteRead: ConfigInThread['noteRead']): Planned {
  const { files } = scan(root, config, join(root, 'dist'))
  const pages = new Map<SourcePath, PageFacts>()
  const times = new Map<SourcePath, number>()
  for (const source of files.keys()) {
    if (!/\.mdx?$/i.test(source)) continue
    const file = join(root, source)
    times.set(source, timeOf(file) ?? 0)
    pages.set(source, factsOf(readFileSync(file, 'utf8'), source))
  }
  const input = {
    ...{ config, configFile: null, pages, files: new Set(files.keys()) },
    ...{ data: versionsIn(root, config, noteRead), history: null, messages: new Map(), mermaid: null },
  }
  const site = planSite(input)
  const routes = new Map(config.i18n.builtLocales.map((locale) => [locale, new Map<SourcePath, Route>()]))
  for (const route of site.routes) if (route.page) routes.get(route.locale)?.set(route.page.source, route)
  return { index: indexLinks(site, input), routes, times }
}

/** Without its content. */
const factsOf = (text: string, source: SourcePath): PageFacts => ({
  ...{ frontMatter: splitFile(text).frontMatter, contentTitle: null, excerpt: null },
  ...{ headings: [], ids: [], links: [], escapes: [], diagnostics: [] },
  ...{ bodyKey: source, structureKey: source },
})

function versionsIn(root: string, config: Config, noteRead: ConfigInThread['noteRead']) {
  const data = new Map<SourcePath, unknown>()
  for (const { id } of config.docs) {
    const name = id === 'default' ? 'versions.json' : `${id}_versions.json`
    const source = sourcePath(joinPath(config.contentDir, name))
    noteRead(join(root, source))
    try {
      data.set(source, JSON.parse(readFileSync(join(root, source), 'utf8')))
    } catch {
      // There are no versions, or the build reports the file.
    }
  }
  return data
}
