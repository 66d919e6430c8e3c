// Which files and folders `watch` follows.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bundledFiles } from '../../bundle/freshBundle.ts'
import type { LoadedProject } from '../../config/loadProject.ts'
import { lateReadFiles } from '../../config/modules/lateReads.ts'
import { isSamePath, isWithin } from '../../io/osPath.ts'
import { contentFolders } from '../../model/config/contentFolders.ts'
import { isFileRead } from '../../reuse/buildKey.ts'
import type { SourcePath } from '../../shared/paths.ts'
import type { Session } from '../../workers/session.ts'

/** The folders and the file that the configuration names, whether or not they exist. Absolute. */
export const configuredPaths = ({ root, configFile, config }: LoadedProject): readonly string[] =>
  [
    ...contentFolders(config).map((folder) => folder || '.'),
    ...config.staticDirectories,
    config.themePath,
    ...(configFile ? [configFile] : []),
  ].map((path) => join(root, path))

/** Those that exist, with the engine's theme, and without those inside another one. */
export const watchedFolders = ({
  project,
  engineRoot,
}: Pick<Session, 'project' | 'engineRoot'>): readonly string[] =>
  outermost([...configuredPaths(project), join(engineRoot, 'theme')].filter((path) => existsSync(path)))

/**
 * The folders, and files outside them that the last build read: components, included files, and what
 * functions of the configuration have read. `links` has the targets of links: an event has their own path.
 */
export function followedPaths(
  session: Session,
  links: ReadonlyMap<SourcePath, string> = new Map(),
): ReadonlySet<string> {
  const { cacheFolder, outDir, project, lastBuilds } = session
  const outside = lastBuilds.read(outDir)?.outside ?? []
  const files = [
    ...links.values(),
    ...bundledFiles(cacheFolder, project.root),
    ...outside.filter(isFileRead).map((source) => join(project.root, source)),
    ...lateReadFiles({ root: project.root, cacheFolder }),
    ...(session.grammars?.files ?? []),
  ]
  return new Set([...watchedFolders(session), ...files.filter((path) => existsSync(path))])
}

/** The output, the cache, and folders that never belong to a site. */
export const isIgnored = (
  path: string,
  { outDir, cacheFolder }: Pick<Session, 'outDir' | 'cacheFolder'>,
): boolean =>
  [outDir, cacheFolder].some((folder) => isSamePath(path, folder)) ||
  /[/\\](?:node_modules|\.git)(?:[/\\]|$)/.test(path)

const outermost = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !paths.some((other) => path !== other && isWithin(path, other)))
