// Names of files in the bundler's working folder: `docs/a.mdx` of the site is `site/docs/a.mdx`, and
// `../docs/a.mdx` is `above1/docs/a.mdx`, where `above1` is a link to the folder around the site.
import { join, relative, resolve, sep } from 'node:path'
import { type SourcePath, sourcePath } from '../../shared/paths.ts'
import { ensureLink } from './ensureLink.ts'

/** `source` is a path from the root of the site. */
export function workName(source: string): string {
  const above = /^(?:\.\.\/)*/.exec(source)?.[0] ?? ''
  return above === '' ? `site/${source}` : `above${above.length / 3}/${source.slice(above.length)}`
}

/** Null for a file of the engine or of a package. */
export function sourceName(name: string): SourcePath | null {
  const [, folder, count = '0', rest = ''] = /^(site|above(\d+))\/(.*)$/s.exec(name) ?? []
  return folder === undefined ? null : sourcePath('../'.repeat(Number(count)) + rest)
}

/** The real path of a file of the site, or around it; null for any other. All paths are absolute. */
export function realPath(path: string, { work, root }: { work: string; root: string }): string | null {
  // With the last slash, the folder of the site has a name as well.
  const source = path.startsWith(work + sep) ? sourceName(`${slashed(relative(work, path))}/`) : null
  return source === null ? null : resolve(root, source)
}

/** Its path without a way out of the site and back: `../website/src/a.tsx` is `src/a.tsx`. */
export const sourceOf = (source: SourcePath, root: string): SourcePath =>
  source.startsWith('../') ? sourcePath(slashed(relative(root, resolve(root, source)))) : source

/** The path in the working folder of any file outside packages; makes the link that it needs. */
export function workPathOf(file: string, { work, root }: { work: string; root: string }): string {
  const source = slashed(relative(root, file))
  const name = workName(source)
  const [link = ''] = name.split('/')
  const levels = Number(/^above(\d+)$/.exec(link)?.[1] ?? 0)
  if (levels > 0) ensureLink(join(work, link), resolve(root, '../'.repeat(levels)))
  return join(work, name)
}

const slashed = (path: string): string => path.replaceAll('\\', '/')
