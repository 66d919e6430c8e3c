// Builds the site again and again, and passes each result to the terminal and to the open pages. An edit of a
// page's words is shown before the whole site is built, from the data of the last build.
import { relative } from 'node:path'
import type { LoadedProject } from '../config/loadProject.ts'
import { threadCount } from '../io/limits.ts'
import type { Terminal } from '../io/terminal.ts'
import { messageChain } from '../model/messageChain.ts'
import type { LinkedSite } from '../outputs/linkedSite.ts'
import { markdownKey } from '../read/markdownKey.ts'
import { sourcePath } from '../shared/paths.ts'
import type { Pipeline } from '../stages/buildOptions.ts'
import { openSession, type Places, type Session } from '../workers/session.ts'
import { createBuildReport } from './buildReport.ts'
import type { LivePages } from './livePages.ts'
import { quickPage } from './quickPage.ts'

export interface SiteBuilder {
  /** The current session: a changed configuration opens another one. */
  readonly session: () => Session
  /** Builds the whole site. Never rejects: problems and exceptions are reported. */
  readonly rebuild: (options?: RebuildOptions) => Promise<void>
  /**
   * Shows an edit before the site is built; false when that takes a whole build. `file` is an absolute path.
   */
  readonly showEdit: (file: string) => Promise<boolean>
}

interface RebuildOptions {
  /** No event reported a change: polling found one. A repeated message is not printed then. */
  readonly isPolled?: boolean
}

export interface SiteBuilderOptions {
  readonly places: Places
  readonly project: LoadedProject
  readonly loadProject: () => Promise<LoadedProject>
  readonly build: Pipeline['build']
  readonly pages: LivePages
  readonly terminal: Terminal
}

export function createSiteBuilder(options: SiteBuilderOptions): SiteBuilder {
  const { places, project, build, pages, terminal } = options
  const report = createBuildReport(terminal)
  let session = openSession({ ...places, project, threads: threadCount() })
  let linked: { readonly site: LinkedSite; readonly session: Session } | null = null
  let hasBuilt = false
  return {
    session: () => session,
    async rebuild({ isPolled = false } = {}) {
      const start = performance.now()
      try {
        session = await renewSession(session, options)
        const result = await build(session, {
          // The first build may end early when nothing changed. The next one collects what `showEdit` needs.
          always: hasBuilt && linked === null,
          onLinked: (site) => {
            linked = { site, session }
          },
        })
        hasBuilt = true
        report.result(result, {
          root: session.project.root,
          milliseconds: performance.now() - start,
          isPolled,
        })
        pages.showProblems(result.ok ? [] : result.problems.filter(({ severity }) => severity === 'error'))
        if (result.ok) pages.published(result.changed)
      } catch (error) {
        linked = null
        const message = messageChain(error)
        report.failure(message, isPolled)
        pages.showProblems([{ file: null, line: 0, column: 0, message, hint: null }])
      }
    },
    async showEdit(file) {
      if (!linked) return false
      const start = performance.now()
      const source = sourcePath(relative(session.project.root, file))
      const edited = await quickPage(source, linked.site, linked.session).catch(() => null)
      if (!edited) return false
      pages.showUnpublished(edited)
      terminal.info(`Showing ${source} after ${(performance.now() - start).toFixed(0)} ms.`)
      return true
    },
  }
}

/**
 * Another session when the configuration changed, or a component that pages may use; otherwise the same one.
 */
async function renewSession(
  session: Session,
  { loadProject, places }: Pick<SiteBuilderOptions, 'loadProject' | 'places'>,
): Promise<Session> {
  const project = await loadProject()
  const isSame =
    project.configHash === session.project.configHash && markdownKey(places, project) === session.markdownKey
  if (isSame) return session
  await session.workers.close()
  return openSession({ ...places, project, threads: threadCount() })
}
