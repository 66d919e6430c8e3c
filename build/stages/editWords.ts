// The short way through a build: when only the words of some pages changed since the last build, these pages
// and their blocks of the search are made again, from what the last build recorded.
import { type EditOutputs, type Emitted, emitEdit } from '../emit/emitSite.ts'
import { bodyOf } from '../model/bodyRef.ts'
import type { BuildResult } from '../model/buildResult.ts'
import { editFullText } from '../outputs/llms/editFullText.ts'
import { type EditedText, type EditedTexts, editIndexes } from '../outputs/search/editIndex.ts'
import { headingTexts } from '../outputs/search/headingTexts.ts'
import { buildKey } from '../reuse/buildKey.ts'
import { recordFolder } from '../reuse/inputRecords.ts'
import type { OutputPath } from '../shared/paths.ts'
import type { Session } from '../workers/session.ts'
import { publishedEdit } from './buildResult.ts'
import { type MayHaveOtherIds, withSameLinks } from './componentLinks.ts'
import { type ContinuedBuild, continuedBuild, leadingLinks, mayHaveOtherIds } from './continuedBuild.ts'
import { type EditedPage, editedPages, prepareRendering } from './editedPages.ts'
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
  const fullText = editFullText(listedTexts(pages), build.last.manifest, build.structure, session.store)
  if (!search || !fullText) return null
  const edit: EditOutputs = {
    outputs: [...pages.map(({ output }) => output), ...search.files],
    gone: new Set([...search.gone, ...fullText.gone]),
    final: fullText.make,
  }
  const { outDir, workers } = session
  const render = withSameLinks(workers.render, session.store, idsOfPages(pages, build, session))
  const emitted = await emitEdit(edit, build.last, { outDir, render, tools })
  await workers.flush()
  if (emitted.diagnostics.length > 0) return null
  recordEdit(emitted, build, started, session)
  return publishedEdit(build.last, emitted, build.edited.length)
}

function idsOfPages(
  pages: readonly EditedPage[],
  { last, structure }: ContinuedBuild,
  { store, project }: Session,
): MayHaveOtherIds {
  const sources = new Map(pages.map(({ output }) => [output.key, output.source]))
  const lead = leadingLinks(last, structure, store)
  return (id, ids) => {
    const source = sources.get(id)
    return source != null && mayHaveOtherIds(source, ids, lead, project)
  }
}

/** New texts by the manifest of the index. */
function editedTexts(pages: readonly EditedPage[]): ReadonlyMap<OutputPath, EditedTexts> {
  const texts = new Map<OutputPath, Map<string, EditedText>>()
  for (const { own, facts } of pages) {
    if (!own.search) continue
    const ofIndex = texts.get(own.search.manifest) ?? new Map<string, EditedText>()
    ofIndex.set(own.search.name, { headings: headingTexts(facts), text: bodyOf(facts) })
    texts.set(own.search.manifest, ofIndex)
  }
  return texts
}

/** The files that have the texts of the pages: each `llms-full.txt`. */
const listedTexts = (pages: readonly EditedPage[]): readonly OutputPath[] =>
  pages.flatMap(({ own: { fullText } }) => (fullText === null ? [] : [fullText]))

function recordEdit(
  { manifest, fingerprint, isMixed }: Emitted,
  { last, edited, bundle }: ContinuedBuild,
  { scan, outsideBefore: outside }: StartedBuild,
  session: Session,
): void {
  const { hashes, lastBuilds, outDir } = session
  for (const { page, hash } of edited) {
    const stat = scan.files.get(page.source)
    if (stat) hashes.set(page.source, stat, hash)
  }
  hashes.save(scan)
  lastBuilds.save(outDir, {
    ...last,
    manifest,
    fingerprint,
    build: last.build + 1,
    buildKey: isMixed ? null : buildKey({ scan, bundle, outside }, session),
  })
}
