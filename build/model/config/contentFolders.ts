// The folders that hold the content of a site.
import { joinPath } from '../../shared/paths.ts'
import type { Config } from '../project.ts'

/** Folders that a scan of the root does not reach: outside it, or with pages that plugins write. */
export const isOutside = (folder: string): boolean => /^(?:\.\.|\.cache)(?:\/|$)/.test(folder)

/** The content folder, and those of docs, blogs and pages elsewhere, such as `../docs`; from the root. */
export function contentFolders({
  contentDir,
  docs,
  blogs,
  pages,
}: Pick<Config, 'contentDir' | 'docs' | 'blogs' | 'pages'>): readonly string[] {
  const named = [...docs, ...blogs, ...pages].map(({ path }) => joinPath(contentDir, path))
  const isInside = (folder: string) =>
    contentDir === '' ? !isOutside(folder) : `${folder}/`.startsWith(`${contentDir}/`)
  return [contentDir, ...new Set(named.filter((folder) => !isInside(folder)))]
}
