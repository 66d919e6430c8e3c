// Problems of a build → what open pages show of them: the place in the editor, and the pages with the link.
import { join } from 'node:path'
import type { LoadedProject } from '../config/loadProject.ts'
import type { BuildResult } from '../model/buildResult.ts'
import type { Problem } from '../model/diagnostics.ts'
import { messageChain } from '../model/messageChain.ts'
import { UsageError } from '../model/usageError.ts'
import type { LinkedSite } from '../outputs/linkedSite.ts'
import { encodePath, hrefOf } from '../shared/paths.ts'
import type { ShownProblem, ShownProblems } from './client/events.ts'

/** Enough for a panel. The terminal lists all of them. */
const mostShown = 500

type Found = Pick<BuildResult, 'problems' | 'isPublished'>

/** Errors and warnings. `site` is the last plan, or null before the first one. */
export function shownProblems(
  { problems, isPublished }: Found,
  { root, config }: Pick<LoadedProject, 'root' | 'config'>,
  site: Pick<LinkedSite, 'site'> | null,
): ShownProblems {
  const pages: ReadonlyMap<string, readonly string[]> =
    problems.length > 0 ? pagesBySource(site, config.baseUrl) : new Map()
  const shown = problems.slice(0, mostShown).flatMap((problem): ShownProblem[] => {
    const { file, line, column, severity, message, hint, href = null } = problem
    if (severity === 'info' || severity === 'hint') return []
    const editor = editorUrl(problem, root)
    const inPages = file === null ? null : (pages.get(file) ?? null)
    return [{ file, line, column, severity, message, hint, editor, href, pages: inPages }]
  })
  return { isStale: !isPublished, problems: shown }
}

/** A build that threw an error, or a configuration that cannot be read. */
export function shownFailure(error: unknown): ShownProblems {
  const one: Problem = {
    code: 'buildStopped',
    file: null,
    line: 0,
    column: 0,
    severity: 'error',
    message: messageChain(error),
    hint: null,
  }
  const { problems, root } = (error instanceof UsageError && error.mistakes) || { problems: [one], root: '' }
  const shown = problems.map((problem): ShownProblem => {
    const { file, line, column, message, hint } = problem
    const editor = editorUrl(problem, root)
    return { file, line, column, severity: 'error', message, hint, editor, href: null, pages: null }
  })
  return { isStale: true, problems: shown }
}

function editorUrl({ file, line, column }: Problem, root: string): string | null {
  if (file === null) return null
  const path = join(root, file).replaceAll('\\', '/')
  const place = line === 0 ? '' : `:${line}:${column || 1}`
  // A path of Windows has no slash before its drive.
  return `vscode://file${encodePath(path.startsWith('/') ? path : `/${path}`)}${place}`
}

/** Source → URLs of the pages that show it, as a page of their own or included. */
function pagesBySource(
  site: Pick<LinkedSite, 'site'> | null,
  baseUrl: string,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { path, source, page } of site?.site.routes ?? []) {
    const included = (page?.facts.links ?? []).flatMap((link) => link.source ?? [])
    for (const file of new Set([...(source === null ? [] : [source]), ...included])) {
      const urls = found.get(file) ?? []
      urls.push(hrefOf(path, baseUrl))
      found.set(file, urls)
    }
  }
  return found
}
