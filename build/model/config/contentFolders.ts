// The folders that hold the content of a site.
import { joinPath } from '../../shared/paths.ts'
import type { Config } from '../project.ts'

/** Whether a scan of `folder` reaches another one: not one above it, nor hidden folders and packages. */
export const reaches = (folder: string, other: string): boolean =>
  (folder === '' || other.startsWith(`${folder}/`)) &&
  !/(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(other.slice(folder.length))

/** The content folder, and those of docs, blogs and pages elsewhere, such as `../docs`; from the root. */
export function contentFolders({
  contentDir,
  docs,
  blogs,
  pages,
}: Pick<Config, 'contentDir' | 'docs' | 'blogs' | 'pages'>): readonly string[] {
  const named = [...docs, ...blogs, ...pages].map(({ path }) => joinPath(contentDir, path))
  const isInside = (folder: string) => folder === contentDir || reaches(contentDir, folder)
  return [contentDir, ...new Set(named.filter((folder) => !isInside(folder)))]
}
