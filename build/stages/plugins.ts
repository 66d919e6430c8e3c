// The plugins of the site: they run before a build, and some again when it is published.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { neededAdapter } from '../config/siteAdapter.ts'
import { othersThan, removeUnknown } from '../emit/removeUnknown.ts'
import { freeHeap } from '../io/freeHeap.ts'
import { hashOf } from '../io/hash.ts'
import type { Manifest } from '../io/output/manifest.ts'
import { plainPermalink } from '../kinds/permalink.ts'
import type { BlogPostsRouteEntry } from '../model/blog.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { DocRouteEntry } from '../model/docs.ts'
import { noPlugins } from '../model/pluginOutcome.ts'
import type { LinkedSite } from '../outputs/linkedSite.ts'
import { hasSlash } from '../outputs/pages/routeData.ts'
import { builtPages } from '../outputs/plugins.ts'
import { checkPublished } from '../read/publishedFiles.ts'
import type { History } from '../read/readHistory.ts'
import type { RoutePath } from '../shared/paths.ts'
import type { Session } from '../workers/session.ts'
import { runPlugins } from './runPlugins.ts'
import { contentPlanner } from './siteContents.ts'

/** The session with what the plugins add; itself when there are none, or when they have run. */
export async function withPlugins(session: Session): Promise<Session> {
  if (session.project.config.plugins.length === 0 || session.plugins !== noPlugins) return session
  const plugins = await runPlugins({ ...session, plan: contentPlanner(session) })
  freeHeap()
  const { siteChanges } = plugins
  const { project } = session
  if (project.changed === null || Object.keys(siteChanges).length === 0) return { ...session, plugins }
  return { ...session, plugins, project: { ...project, config: project.changed(siteChanges) } }
}

/** Files that plugins write into the output folder themselves. Resolves with the problems of plugins. */
export async function afterPublished(
  { site }: Pick<LinkedSite, 'site'>,
  history: History | null,
  session: Session,
  manifest: Manifest,
): Promise<readonly Diagnostic[]> {
  const { outDir, plugins, project } = session
  if (plugins.afterBuild.length === 0) return []
  const problems: Diagnostic[] = []
  const adapter = neededAdapter()
  const contents = await adapter.contents({ site, history: history?.commits ?? null }, project)
  const { config } = site
  const routes = new Map(site.routes.map((route) => [route.path, route]))
  const urlOf = (path: RoutePath): string => {
    const route = routes.get(path)
    return plainPermalink(path, config, { slash: (route && hasSlash(route, config)) || undefined })
  }
  const sidebarOf = (path: RoutePath): string | undefined => {
    const route = routes.get(path)
    return (route && 'doc' in route && (route as DocRouteEntry).doc.sidebar) || undefined
  }
  const listOf = (path: RoutePath): 'tag' | 'author' | undefined => {
    const route = routes.get(path)
    const { of = null } = route?.type === 'blogPosts' ? (route as BlogPostsRouteEntry) : {}
    return of === null ? undefined : 'tag' in of ? 'tag' : 'author'
  }
  const isHidden = (path: RoutePath): boolean => {
    const { unlisted, draft } = routes.get(path)?.page?.facts.frontMatter ?? {}
    return config.noIndex || unlisted === true || draft === true
  }
  removeUnknown(outDir, manifest)
  await adapter.whilePublished(project.root, outDir, async () => {
    for (const act of plugins.afterBuild)
      problems.push(
        ...(await act(outDir, { ...builtPages(site), urlOf, sidebarOf, listOf, isHidden, contents })),
      )
  })
  return [...problems, ...secretsOfPlugins(session, manifest)]
}

/** Secrets in files that plugins have written or changed. */
function secretsOfPlugins({ outDir, store }: Session, manifest: Manifest): readonly Diagnostic[] {
  const files = [...othersThan(manifest, outDir)].map((path) => {
    const file = join(outDir, path)
    return {
      source: null,
      name: `${path} (from a plugin)`,
      hash: hashOf(readFileSync(file)),
      content: { file },
    }
  })
  return checkPublished(files, { store, untrusted: false }).diagnostics
}
