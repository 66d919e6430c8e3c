// What a path in a link can refer to: files and paths of pages, in the order in which they are tried.
import { nameOnDisk } from '../model/nameOnDisk.ts'
import type { Route } from '../model/route.ts'
import { folderOf, joinPath, type SourcePath } from '../shared/paths.ts'
import type { LinkIndex } from './linkIndex.ts'

/** The page with the link. `route` and `source` are null for links of the configuration. */
export interface LinkOrigin {
  readonly locale: string
  readonly route: Route | null
  readonly source: SourcePath | null
}

/** The files that it can refer to, in the order in which they are tried. */
export function* markdownCandidates(path: string, from: LinkOrigin, index: LinkIndex): Generator<SourcePath> {
  if (path.startsWith('@site/')) yield nameOf(joinPath(path.slice('@site/'.length)), index)
  if (!path.startsWith('./') && !path.startsWith('../')) {
    for (const folder of contentFolders(from.route, index))
      yield nameOf(joinPath(folder, path.replace(/^\/+/, '')), index)
  }
  if (path.startsWith('/') || from.source === null) return
  for (const folder of foldersOf(from)) yield nameOf(joinPath(folder, path), index)
}

/** The file that a path leads to, as it is named on the disk. */
export const nameOf = (path: string, { around, files }: LinkIndex): SourcePath =>
  nameOnDisk(around.nameOf(path), files)

/** The folders of the page's kind, the translated one first, then the content folder and the root. */
function contentFolders(route: Route | null, { contentDir }: LinkIndex): readonly string[] {
  const folders = route?.folders
  if (!folders) return [contentDir, '']
  const { folder, localizedFolder } = folders
  return [...(localizedFolder === null ? [] : [localizedFolder]), folder, contentDir, '']
}

/** The folder of the file, and for a translated one that of the original. */
export function foldersOf({ source, route }: LinkOrigin): readonly string[] {
  if (source === null) return []
  const folders = route?.folders
  return folders
    ? [...new Set([folderOf(source), joinPath(folders.folder, folderOf(folders.relative))])]
    : [folderOf(source)]
}

/** The paths that it can refer to, in the order in which they are tried. */
export function* pageCandidates(path: string, from: LinkOrigin, index: LinkIndex): Generator<string> {
  if (path.startsWith('/')) {
    const prefix = index.prefixes.get(from.locale) ?? ''
    const base = index.baseUrl.replace(/\/$/, '')
    const bare = base !== '' && path.startsWith(`${base}/`) ? path.slice(base.length) : path
    yield prefix + bare
    yield bare
    return
  }
  const page = from.route?.path.replace(/\/$/, '') ?? ''
  const asFile = joinPath('/', folderOf(page), path)
  const asFolder = joinPath('/', page, path)
  const isFolder = index.trailingSlash && (!index.openSlashes || isFolderPage(from.route))
  yield isFolder ? asFolder : asFile
  yield isFolder ? asFile : asFolder
}

/** Whether the URL of the page ends with a slash in Docusaurus when the site does not decide it. */
const isFolderPage = (
  route: (Route & { readonly doc?: { readonly slash?: true | undefined } }) | null,
): boolean =>
  route?.doc?.slash === true || (route?.kind === 'pages' && /(?:^|\/)index\.\w+$/.test(route.source ?? ''))
