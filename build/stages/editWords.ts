// The short way through a build: when only the words of some pages changed since the last build, these pages
// and their blocks of the search are made again, from what the last build recorded.
import { type EditOutputs, type Emitted, emitEdit } from '../emit/emitSite.ts'
import { confirmPublished } from '../emit/publish.ts'
import { bodyOf } from '../model/bodyRef.ts'
import type { BuildResult } from '../model/buildResult.ts'
import type { BodyRef } from '../model/page.ts'
import { editFullText } from '../outputs/editFullText.ts'
import type { PageOutput } from '../outputs/output.ts'
import { editedPage } from '../outputs/pages/editedPage.ts'
import { editIndexes } from '../outputs/search/editIndex.ts'
import type { OwnPage } from '../render/siteRecord.ts'
import { buildKey } from '../reuse/buildKey.ts'
import { recordFolder, recordKeyOfPage } from '../reuse/inputRecords.ts'
import { siteSidebarKey } from '../reuse/keys.ts'
import { type LastBuild, saveLastBuild } from '../reuse/lastBuild.ts'
import { ownPagesOf } from '../reuse/siteRecords.ts'
import type { OutputPath } from '../shared/paths.ts'
import type { SidebarData } from '../shared/routeData.ts'
import type { Session } from '../workers/session.ts'
import { publishedEdit } from './buildResult.ts'
import { type ContinuedBuild, continuedBuild, type EditedFile } from './continuedBuild.ts'
import type { StartedBuild } from './startBuild.ts'
import { makeTools } from './writeSite.ts'

/** Null when that is not enough, or not certain: a whole build follows. */
export async function editWords(started: StartedBuild, session: Session): Promise<BuildResult | null> {
  const build = await continuedBuild(started, session)
  const pages = build && editedPages(build, session)
  if (!build || !pages) return null
  session.onStage('render')
  if (!prepareRendering(pages, build, session)) return null
  const tools = makeTools(session)
  const search = await editIndexes(editedTexts(pages), {
    store: session.store,
    engine: session.engine,
    folder: recordFolder(session),
    last: build.last.manifest,
    indexPages: tools.indexPages,
  })
  const fullText = editFullText(listedTexts(pages), build.last, build.structure, session.store)
  if (!search || !fullText) return null
  const last = build.last.manifest
  const edit: EditOutputs = {
    outputs: [...pages.map(({ output }) => output), ...search.files],
    gone: new Set([...search.gone, ...fullText.gone]),
    final: fullText.make,
  }
  const { outDir, workers } = session
  const emitted = await emitEdit(edit, last, { outDir, render: workers.render, tools })
  await workers.flush()
  if (emitted.diagnostics.length > 0) return null
  recordEdit({ ...emitted, textSize: fullText.sizeIn(emitted.manifest) }, build, started, session)
  return publishedEdit(build.last, emitted, build.edited.length)
}

interface EditedPage {
  readonly own: OwnPage
  readonly body: BodyRef
  readonly output: PageOutput
}

/** Null when another page or file shows the words too, or when it is not known what a page was made from. */
function editedPages(
  { edited, site, last, bundle, structure }: ContinuedBuild,
  session: Session,
): readonly EditedPage[] | null {
  const { store, engine, markdownKey: parser } = session
  const build = { number: last.build + 1, engine, parser, folder: recordFolder(session) }
  const found: EditedPage[] = []
  const add = (page: OwnPage, file: EditedFile): boolean => {
    const known = store.get(recordKeyOfPage(session, page.html))
    if (!known || known.id !== last.manifest.get(page.html)?.key) return false
    const output = editedPage(file, page, known, { site, bundleKey: bundle.key, build })
    found.push({ own: page, body: bodyOf(file.page.facts), output })
    return true
  }
  const areKnown = edited.every(
    (file) => ownPagesOf(file.page.source, structure, store)?.every((page) => add(page, file)) ?? false,
  )
  return areKnown ? found : null
}

/** New texts by the manifest of the index and the name of the page in it. */
function editedTexts(pages: readonly EditedPage[]): ReadonlyMap<OutputPath, ReadonlyMap<string, BodyRef>> {
  const texts = new Map<OutputPath, Map<string, BodyRef>>()
  for (const { own, body } of pages) {
    if (!own.search) continue
    const ofIndex = texts.get(own.search.manifest) ?? new Map<string, BodyRef>()
    texts.set(own.search.manifest, ofIndex.set(own.search.name, body))
  }
  return texts
}

/**
 * Loads what the pages are rendered with: of the sidebars only theirs. False when the store does not have it.
 */
function prepareRendering(
  pages: readonly EditedPage[],
  { site, structure, bundle }: ContinuedBuild,
  { store, workers }: Session,
): boolean {
  const sidebars: Record<string, SidebarData> = {}
  for (const { output } of pages) {
    const { route } = output.job()
    const sidebar = 'sidebar' in route ? route.sidebar?.key : undefined
    if (sidebar === undefined || sidebars[sidebar]) continue
    const data = store.get(siteSidebarKey({ structure, sidebar }))
    if (!data) return false
    sidebars[sidebar] = data
  }
  workers.prepare({ ...site.context, serverBundle: bundle.serverBundle, sidebars })
  return true
}

/** Markdown files of the pages that `llms-full.txt` has. */
const listedTexts = (pages: readonly EditedPage[]): readonly OutputPath[] =>
  pages.flatMap(({ own, output: { markdown } }) => (own.isListed && markdown !== null ? [markdown] : []))

function recordEdit(
  { manifest, isMixed, textSize }: Emitted & Pick<LastBuild, 'textSize'>,
  { last, edited, bundle }: ContinuedBuild,
  { scan, outsideBefore: outside }: StartedBuild,
  session: Session,
): void {
  const { hashes, cacheFolder, outDir } = session
  for (const { page, hash } of edited) {
    const stat = scan.files.get(page.source)
    if (stat) hashes.set(page.source, stat, hash)
  }
  hashes.save(scan)
  saveLastBuild(cacheFolder, outDir, {
    ...last,
    manifest,
    build: last.build + 1,
    textSize,
    buildKey: isMixed ? null : buildKey({ scan, bundle, outside }, session),
  })
  confirmPublished(outDir)
}
