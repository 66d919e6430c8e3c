// Builds the site again and again, and passes each result to the terminal and to the open pages. An edit of a
// page's words is shown before the whole site is built, from the data of the last build.
//
// A site with errors is shown, too, from a separate folder in the cache. The output folder never gets such
// a build: what is there may be uploaded at any time, and the next `build` continues from the last good one.
import { join, relative } from 'node:path'
import { isStyleSheet, type QuickStyles, quickStyles } from '../bundle/quickStyles.ts'
import type { LoadedProject } from '../config/loadProject.ts'
import { copyBuild } from '../emit/copyBuild.ts'
import { threadCount } from '../io/limits.ts'
import type { Terminal } from '../io/terminal.ts'
import type { BuildResult } from '../model/buildResult.ts'
import type { LinkedSite } from '../outputs/linkedSite.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'
import type { BuildOptions, Pipeline } from '../stages/buildOptions.ts'
import type { Places } from '../workers/buildPlace.ts'
import { openSession } from '../workers/openSession.ts'
import type { Session } from '../workers/session.ts'
import { createBuildReport } from './buildReport.ts'
import { type BuiltSite, builtSite } from './builtSite.ts'
import type { LivePages } from './livePages.ts'
import { type QuickPages, quickPage } from './quickPage.ts'
import { prepareEdit, type RecordedSite, recordedPages, recordedSite } from './recordedPages.ts'
import { renewSession } from './renewSession.ts'
import { shownFailure, shownProblems } from './shownProblems.ts'

export interface SiteBuilder {
  /** The current session: a changed configuration opens another one. */
  readonly session: () => Session
  /** The folder of the last build that was published: the output folder, or the preview's. */
  readonly folder: () => string
  /** The files as the last build found them; null when that is not certain. */
  readonly built: () => BuiltSite | null
  /** Builds the whole site. Never rejects: problems and exceptions are reported. */
  readonly rebuild: (options?: RebuildOptions) => Promise<void>
  /** Loads the code that the first edit needs. */
  readonly warmUp: () => Promise<void>
  /**
   * Shows an edit before the site is built; false when that takes a whole build. `file` is an absolute path.
   */
  readonly showEdit: (file: string) => Promise<boolean>
}

interface RebuildOptions {
  /** No event reported a change: polling found one. A repeated message is not printed then. */
  readonly isPolled?: boolean
  /** Absolute paths of the files that were edited, when nothing else changed since the last build. */
  readonly edited?: readonly string[] | null
}

export interface SiteBuilderOptions {
  readonly places: Places
  readonly project: LoadedProject
  readonly loadProject: () => Promise<LoadedProject>
  readonly build: Pipeline['build']
  readonly pages: LivePages
  readonly terminal: Terminal
  /** The command that lists every problem of the site. */
  readonly details: string
}

export function createSiteBuilder(options: SiteBuilderOptions): SiteBuilder {
  const { places, project, pages, terminal, details } = options
  const report = createBuildReport(terminal, details)
  let session = openSession({ ...places, project, threads: threadCount() })
  let linked: { readonly site: LinkedSite; readonly session: Session } | null = null
  let recorded: RecordedSite | null = null
  let built: BuiltSite | null = null
  const editedPages = async (source: SourcePath): Promise<QuickPages | null> =>
    (recorded && (await recordedPages(source, recorded, { ...session, outDir: pages.folder() }))) ??
    (linked && (await quickPage(source, linked.site, linked.session)))
  const editedStyles = async (source: SourcePath): Promise<QuickStyles | null> =>
    linked && quickStyles({ ...linked.session, ...linked.session.project }, source)
  return {
    session: () => session,
    folder: pages.folder,
    built: () => built,
    async rebuild({ isPolled = false, edited = null } = {}) {
      const start = performance.now()
      try {
        session = await renewSession(session, options)
        built = builtSite(session, places.outDir, { before: built, edited })
        // The previous build wrote this folder and checked its files.
        const trusted = built?.isEdit && recorded ? pages.folder() : null
        const scanned = built?.scan ?? null
        const onLinked = (site: LinkedSite, withPlugins: Session) => {
          linked = { site, session: withPlugins }
        }
        const result = await buildWithPreview(options, session, { scanned, trusted, onLinked })
        recorded = recordedSite({ ...session, outDir: pages.folder() })
        report.result(result, {
          root: session.project.root,
          milliseconds: performance.now() - start,
          isPolled,
        })
        pages.showProblems(shownProblems(result, session.project, linked?.site ?? null))
      } catch (error) {
        linked = null
        recorded = null
        report.failure(error, isPolled)
        pages.showProblems(shownFailure(error))
      }
    },
    async warmUp() {
      if (recorded) await prepareEdit(recorded, session).catch(() => {})
    },
    async showEdit(file) {
      const start = performance.now()
      const source = sourcePath(relative(session.project.root, file))
      const edited = await (isStyleSheet(file) ? editedStyles(source) : editedPages(source)).catch(() => null)
      if (!edited) return false
      pages.showUnpublished(edited)
      terminal.info(`Showing ${source} after ${(performance.now() - start).toFixed(0)} ms.`)
      return true
    },
  }
}

interface Found extends Pick<BuildOptions, 'scanned' | 'onLinked'> {
  /** The folder whose files are not checked. */
  readonly trusted: string | null
}

/** Continues in the folder of the last build, and changes to the other one when errors come or go. */
async function buildWithPreview(
  { build, pages, places: { outDir, cacheFolder } }: Pick<SiteBuilderOptions, 'build' | 'pages' | 'places'>,
  session: Session,
  { trusted, ...found }: Found,
): Promise<BuildResult> {
  const previewFolder = join(cacheFolder, 'preview')
  const buildIn = (folder: string) => {
    const preview = folder === previewFolder
    const ways = { preview, complete: !preview, continues: !preview, isTrusted: folder === trusted }
    return build({ ...session, outDir: folder }, { ...found, ...ways })
  }
  const show = (result: BuildResult, folder: string): BuildResult => {
    if (result.isPublished) pages.published(result.changed, folder)
    return result
  }
  if (pages.folder() === previewFolder) {
    const preview = await buildIn(previewFolder)
    if (!preview.ok) return show(preview, previewFolder)
    const whole = await buildIn(outDir)
    // Pages change once, from the preview to the site.
    if (!whole.isPublished) show(preview, previewFolder)
    return show(whole, outDir)
  }
  const result = show(await buildIn(outDir), outDir)
  if (result.ok || hasNoPages(result)) return result
  copyBuild(outDir, previewFolder, session.lastBuilds)
  return show(await buildIn(previewFolder), previewFolder)
}

/** Without the theme's code no page can be made, not even for a preview. */
const hasNoPages = ({ problems }: BuildResult): boolean =>
  problems.some(({ code }) => code === 'bundleFailed')
