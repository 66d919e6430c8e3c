// The stages between bundling and writing: links are resolved and checked, images measured, cards planned.

import { join, relative } from 'node:path'
import type { Bundled } from '../bundle/bundle.ts'
import { offlineOptions } from '../bundle/bundleTypes.ts'
import { checkStyleUrls } from '../bundle/styles/checkStyleUrls.ts'
import { blockSheet } from '../io/blockSheet.ts'
import { checkLinks, type OtherLinks } from '../link/checkLinks.ts'
import type { LinkIndex } from '../link/linkIndex.ts'
import type { Bundle } from '../model/bundle.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { Route } from '../model/route.ts'
import type { DiagnosticCode } from '../model/rules.ts'
import type { Site } from '../model/site.ts'
import type { SourceFiles } from '../model/sourceFiles.ts'
import { planCards } from '../outputs/cards/planCards.ts'
import type { BuildIdentity, LinkedSite } from '../outputs/linkedSite.ts'
import { inspectPages } from '../outputs/pages/inspectPages.ts'
import { renderContext, sharedKey } from '../outputs/pages/renderContext.ts'
import type { SharedData } from '../outputs/pages/shareData.ts'
import { staticCollisions } from '../outputs/staticFiles.ts'
import { configLinks } from '../problems/configLinks.ts'
import { missingWorkbox, unusedComponents } from '../problems/environment.ts'
import { secretsInOptions } from '../problems/secretsInOptions.ts'
import { type CheckedFiles, checkPublished, type PublishedFile } from '../read/publishedFiles.ts'
import { readAssets } from '../read/readAssets.ts'
import type { RenderContext } from '../render/renderRoute.ts'
import { hashOutsideFiles } from '../reuse/buildKey.ts'
import { groupKeys, noKeys } from '../reuse/groupKeys.ts'
import { openGroupLinks } from '../reuse/groupLinks.ts'
import { recordFolder } from '../reuse/inputRecords.ts'
import { structureKey } from '../reuse/structureKey.ts'
import { unchangedPages } from '../reuse/unchangedPages.ts'
import type { SiteFacts } from '../rules/siteRule.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'
import { noticeFiles } from '../upkeep/translations/pagesBehind.ts'
import { readByUpkeep } from '../upkeep/upkeep.ts'
import type { Session } from '../workers/session.ts'
import type { PlannedContent } from './planContent.ts'
import { siteFacts } from './siteFacts.ts'
import { withImported } from './withImported.ts'
import { withSource } from './withSource.ts'

type Built = Extract<Bundled, { readonly ok: true }>

export interface LinkedContent {
  readonly linked: LinkedSite
  /** Links that were checked. */
  readonly links: number
  /** Links outside Markdown files. */
  readonly others: readonly OtherLinks[]
  /** Every file outside the content that the build read, with its hash. */
  readonly outside: ReadonlyMap<SourcePath, string>
  /** The structure key of the build, with these files. */
  readonly structureKey: string | null
  /** The keys of groups of pages, with these files. */
  readonly groups: ReadonlyMap<string, string>
  /** The ids that links lead to (reuse/linkedIds.ts), once all links are checked. */
  readonly linkedIds: () => string | null
  readonly diagnostics: readonly Diagnostic[]
  /** Null for a site that our theme shows. */
  readonly checks: LateChecks | null
  /** For rules about the whole site. */
  readonly facts: SiteFacts
}

/** Checks that follow when the pages of a site with its own theme are rendered. */
export interface LateChecks {
  /** Of links that components make. */
  readonly others: (links: readonly OtherLinks[]) => readonly Diagnostic[]
  /** Of links to ids, some of which components make, and of broken links, which a component can replace. */
  readonly held: () => readonly Diagnostic[]
}

export async function linkContent(
  content: PlannedContent & Partial<Pick<LinkedSite, 'theme'>>,
  { bundle, trace }: Built,
  session: Session,
  notices: boolean,
): Promise<LinkedContent> {
  const planned = await withImported(content, bundle, session)
  const { project, store, workers, onStage } = session
  const { scan, site, shared, index, pages, unread, hrefs, data, history } = planned
  const { theme = null } = content
  const context = contextOf(shared, bundle, theme, session)
  workers.prepare(context)
  const files = sourceFiles(planned, project.root)
  const inspected = await inspect(planned, { bundle, trace }, files, session)
  for (const [source, ids] of theme ? unknownIds(site) : inspected.ids) index.componentIds.set(source, ids)
  const inputs = { scan, bundle, pages, unread, site, shared: sharedKey(shared, context, history) }
  const keys = groupKeys({ ...inputs, data, index, context: shared.context }, session)
  const groups = keys(planned.outsideBefore)
  const others = [...inspected.links, ...configLinks(hrefs, site, project)]
  const keptLinks = openGroupLinks(site, groups, store)
  const checked = checkLinks(site, index, others, keptLinks)
  const { diagnostics, checks } = holdBroken(checked.diagnostics, theme, (routes, links) =>
    checkLinks({ ...site, routes: routes ?? site.routes }, index, links ?? others, routes ? keptLinks : null),
  )

  onStage('images')
  const around = planned.around.seen()
  const images = await readAssets(checked.assets, { project, store, hashOfFile: planned.hashOf })
  const published = checkFiles({ planned, bundle, files, assets: images.assets }, store)
  const cards = await planCards({ site, shared, index, files, titles: inspected.titles, store })
  const outside = new Map([...planned.outside, ...around, ...cards.outside, ...watchedBy(session)])
  // If a page offers a data file, the file can belong to another group.
  const recorded = checked.assets.some(({ source }) => data.has(source)) ? noKeys : keys(outside)
  keptLinks.save(recorded)
  return {
    linked: {
      ...{ site, files, pages, index, bundle, theme, shared, context },
      ...{ inspected, notices, plugins: session.plugins, resolutions: checked.resolutions },
      ...{ assets: images.assets, refused: published.refused },
      ...{ mermaid: planned.mermaid, cards: cards.cards, blockSheet: blockSheet(session.engineRoot) },
      unchanged: unchangedPages(site, planned.last, keptLinks.withTargets(groups)),
      build: buildIdentity(planned, session),
    },
    ...{ links: checked.count, others, checks, outside },
    facts: siteFacts(planned, { assets: checked.assets, others, theme, files }),
    structureKey: structureKey({ ...inputs, behind: shared.context.behind, outside }, session),
    groups: keptLinks.withTargets(recorded),
    linkedIds: keptLinks.linkedIds,
    diagnostics: [
      ...bundleProblems(bundle, planned, session),
      ...inspected.diagnostics,
      ...diagnostics,
      ...images.diagnostics,
      ...published.diagnostics,
      ...secretsInOptions(session),
      ...cards.diagnostics,
    ],
  }
}

/** What the theme of the site adds is in the place of ours. */
const contextOf = (
  shared: SharedData,
  bundle: Bundle,
  theme: LinkedSite['theme'],
  { grammars, engineRoot }: Session,
): RenderContext => ({
  ...renderContext(shared, bundle, grammars?.key ?? '', blockSheet(engineRoot).path),
  ...(theme ? { theme: theme.context } : {}),
})

/** The ids of pages that nobody has rendered: every link to one waits. */
const unknownIds = ({ routes }: Site): LinkIndex['componentIds'] =>
  new Map(routes.flatMap(({ source }) => (source === null ? [] : [[source, new Set<string>()]])))

/** Without problems that depend on what components of the site's own theme show. */
function holdBroken(
  found: readonly Diagnostic[],
  theme: LinkedSite['theme'],
  check: (routes?: readonly Route[], links?: readonly OtherLinks[]) => Pick<LinkedContent, 'diagnostics'>,
): Pick<LinkedContent, 'diagnostics' | 'checks'> {
  if (!theme) return { diagnostics: found, checks: null }
  const isHeld = ({ code }: Diagnostic) => heldCodes.has(code)
  const hasHeld = found.some(isHeld)
  return {
    diagnostics: found.filter((one) => !isHeld(one)),
    checks: {
      others: (links) => check([], links).diagnostics,
      held: () => (hasHeld ? check().diagnostics.filter(isHeld) : []),
    },
  }
}

const heldCodes: ReadonlySet<DiagnosticCode> = new Set(['brokenAnchor', 'brokenHtmlAnchor', 'brokenLink'])

interface ToPublish extends Pick<LinkedSite, 'bundle' | 'files' | 'assets'> {
  readonly planned: PlannedContent
}

const checkFiles = (published: ToPublish, store: Session['store']): CheckedFiles =>
  checkPublished(publishedFiles(published), {
    store,
    untrusted: published.planned.site.config.markdown.untrusted,
    named: published.planned.site.config.outsideFolders,
  })

/** Everything that is published as it is: files of the site, scripts, and data of the configuration. */
function publishedFiles({ planned, bundle, files, assets }: ToPublish): readonly PublishedFile[] {
  const { staticDirectories } = planned.site.config
  const isStatic = (source: SourcePath) => staticDirectories.some((folder) => source.startsWith(`${folder}/`))
  const sources = new Set([...[...files.names].filter(isStatic), ...assets.keys()])
  return [
    ...[...sources].map((source) => ({
      ...{ source, name: source, hash: files.hashOf(source), content: { file: files.pathOf(source) } },
    })),
    ...bundle.files.map(({ path, file, hash }) => ({ source: null, name: path, hash, content: { file } })),
    ...[...planned.shared.sites.values()].map(({ file: { path, hash, text } }) => ({
      ...{ source: null, name: `${path} (values of the configuration)`, hash, content: { text } },
    })),
  ]
}

const inspect = (
  { site, shared, index, pages }: PlannedContent,
  { bundle, trace }: Pick<Built, 'bundle' | 'trace'>,
  files: SourceFiles,
  { engine, store, workers }: Session,
) =>
  inspectPages(
    { site, shared, bundle, index, pages, assets: new Map() },
    { engine, files, store, renderContent: async (job) => withSource(await workers.content(job), trace) },
  )

/** Files that plugins of the site, checks and notices read, with their hashes. */
const watchedBy = ({ plugins, project: { root, config } }: Session): ReadonlyMap<SourcePath, string> =>
  hashOutsideFiles(
    [
      ...plugins.watched.map((path) => sourcePath(relative(root, path))),
      ...readByUpkeep(root),
      ...noticeFiles(config),
    ],
    root,
  )

const buildIdentity = ({ last }: PlannedContent, session: Session): BuildIdentity => ({
  number: (last?.build ?? 0) + 1,
  engine: session.engine,
  parser: session.markdownKey,
  folder: recordFolder(session),
})

const sourceFiles = ({ files, outside, hashOf }: PlannedContent, root: string): SourceFiles => ({
  names: files,
  outside,
  hashOf,
  pathOf: (source) => join(root, source),
})

function bundleProblems(
  bundle: Bundle,
  { scan, files, site }: PlannedContent,
  { project, engineRoot }: Session,
): readonly Diagnostic[] {
  const { config, configFile } = project
  return [
    ...bundle.diagnostics,
    ...checkStyleUrls(bundle.styleUrls, scan.files, config),
    ...staticCollisions(files, site),
    ...unusedComponents(project, bundle, engineRoot),
    ...(offlineOptions(config) && bundle.worker === null ? [missingWorkbox(configFile)] : []),
  ]
}
