// The pages of files whose words alone changed, from what the last build recorded: the short way through a
// build writes them, and `watch` shows one before the build.
import type { PageFacts } from '../model/page.ts'
import { contentPart } from '../model/pageKey.ts'
import type { PageOutput } from '../outputs/output.ts'
import { editedPage } from '../outputs/pages/editedPage.ts'
import type { OwnPage } from '../render/siteRecord.ts'
import { recordFolder, recordKeyOfPage } from '../reuse/inputRecords.ts'
import { siteSidebarKey } from '../reuse/keys.ts'
import { ownPagesOf } from '../reuse/siteRecords.ts'
import type { SidebarData } from '../shared/routeData.ts'
import type { Session } from '../workers/session.ts'
import type { ContinuedBuild, EditedFile } from './continuedBuild.ts'

export interface EditedPage {
  readonly own: OwnPage
  /** Of its file. */
  readonly facts: PageFacts
  readonly output: PageOutput
}

/** Null when another page or file shows the words too, or when it is not known what a page was made from. */
export function editedPages(
  { edited, site, last, bundle, structure }: ContinuedBuild,
  session: Session,
): readonly EditedPage[] | null {
  const { store, engine, project, markdownKey: parser } = session
  const build = { number: last.build + 1, engine, parser, folder: recordFolder(session) }
  const found: EditedPage[] = []
  const add = (page: OwnPage, file: EditedFile): boolean => {
    const known = store.get(recordKeyOfPage(session, page.html))
    const published = last.manifest.get(page.html)?.key
    if (!known || published === undefined || contentPart(known.id) !== contentPart(published)) return false
    const output = editedPage(file, page, known, { site, bundle, build, config: project.config })
    found.push({ own: page, facts: file.page.facts, output })
    return true
  }
  const areKnown = edited.every(
    (file) => ownPagesOf(file.page.source, structure, store)?.every((page) => add(page, file)) ?? false,
  )
  return areKnown ? found : null
}

/**
 * Loads what the pages are rendered with: of the sidebars only theirs. False when the store does not have it.
 */
export function prepareRendering(
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
