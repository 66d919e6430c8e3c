// Changes of links when files get other names: links to them, links in them, and ids of documents in
// sidebars.
import type { TextEdit } from 'vscode-languageserver'
import { docsIn } from '../kinds/docs/index.ts'
import type { LinkOrigin } from '../link/linkCandidates.ts'
import { relativePath } from '../link/linkFixes.ts'
import { type Resolution, resolveHref } from '../link/resolveHref.ts'
import { schemeOf, splitHref } from '../shared/hrefs.ts'
import { decodePath, encodePath, folderOf, joinPath, type SourcePath, sourcePath } from '../shared/paths.ts'
import type { LinkedPages, MovedSite } from './editedSite.ts'
import { addEdit, changeLinks, type Edits } from './linkEdits.ts'
import { originalOf, originOf } from './origin.ts'
import type { Place } from './place.ts'

export type Moves = ReadonlyMap<SourcePath, SourcePath>

/** The files that move when a file or folder gets another path. */
export function movesOf(from: SourcePath, to: SourcePath, files: ReadonlySet<SourcePath>): Moves {
  if (files.has(from)) return new Map([[from, to]])
  const inside = [...files].filter((file) => file.startsWith(`${from}/`))
  return new Map(inside.map((file) => [file, sourcePath(to + file.slice(from.length))]))
}

/** Edits of the files as they are named now. */
export function moveFiles(
  moves: Moves,
  linked: LinkedPages,
  after: MovedSite,
  textOf: Place['textOf'],
): Edits {
  const moved = (source: SourcePath): SourcePath => moves.get(source) ?? source
  const edits = changeLinks(linked, textOf, (href, origin) => {
    if (schemeOf(href) !== null || href.startsWith('#') || origin.source === null) return null
    const target = resolveHref(href, origin, linked.index)
    const now = originOf(moved(origin.source), after)
    const file = target.kind === 'route' ? target.route.source : 'source' in target ? target.source : null
    if (file === null) return null
    if (!moves.has(file) && !moves.has(origin.source)) return urlOnly(href, target, after, now)
    return target.kind === 'route'
      ? pageHref(href, moved(file), after, now)
      : fileHref(href, moved(file), target, now)
  })
  for (const [file, one] of idEdits(linked, after, moves, textOf)) addEdit(edits, file, one)
  return edits
}

/** The URL of a page can change although its file stays, such as that of the next page in a list. */
const urlOnly = (href: string, target: Resolution, after: MovedSite, now: LinkOrigin): string | null =>
  target.kind === 'route' && target.route.source !== null && !isFilePath(href)
    ? pageHref(href, target.route.source, after, now)
    : null

/** The link to a page in its style; null when it leads there as it is. */
function pageHref(href: string, file: SourcePath, after: MovedSite, now: LinkOrigin): string | null {
  const leads = (one: string) => {
    const target = resolveHref(one, now, after.index)
    return target.kind === 'route' && target.route.source === file ? one : null
  }
  if (leads(href)) return null
  const { path, query, hash } = splitHref(href)
  const route = [...after.index.routes.values()].find(
    (one) => one.source === file && one.locale === now.locale,
  )
  if (!route || now.source === null) return null
  const rest = query + hash
  if (!isFilePath(href)) return leads(encodePath(route.path.slice(prefixOf(now, after).length)) + rest)
  const own = now.route ? originalOf({ ...now.route, source: now.source }) : now.source
  const target = originalOf({ ...route, source: file })
  const folders = [after.site.config.contentDir, now.route?.folders?.folder ?? '']
  const styles = [
    ...(path.startsWith('@site/') ? [`@site/${target}`] : []),
    ...(path.startsWith('/') ? folders.map((folder) => target.slice(joinPath(folder, '/').length - 1)) : []),
    ...(path.startsWith('.') ? [] : [relativePath(folderOf(own), target, '')]),
    relativePath(folderOf(own), target, './'),
  ]
  for (const style of styles) {
    const found = leads(encodePath(style) + rest)
    if (found) return found
  }
  return null
}

const isFilePath = (href: string): boolean => /\.mdx?$/i.test(decodePath(splitHref(href).path))

const prefixOf = ({ locale }: LinkOrigin, { index }: MovedSite): string => index.prefixes.get(locale) ?? ''

/** The link to another file, such as an image. */
function fileHref(href: string, file: SourcePath, target: Resolution, now: LinkOrigin): string | null {
  const { path, query, hash } = splitHref(href)
  if (now.source === null) return null
  const folder = folderOf(now.source)
  const written = decodePath(path)
  if (written.startsWith('@site/')) return changed(href, `@site/${file}`, query + hash)
  if (!written.startsWith('/'))
    return joinPath(folder, written) === file
      ? null
      : changed(href, relativePath(folder, file, written.startsWith('./') ? './' : ''), query + hash)
  if (target.kind !== 'static') return null
  const directory = target.source.slice(0, target.source.length - target.path.length)
  return file.startsWith(`${directory}/`)
    ? changed(href, file.slice(directory.length), query + hash)
    : changed(href, relativePath(folder, file, './'), query + hash)
}

const changed = (href: string, path: string, rest: string): string | null => {
  const next = encodePath(path) + rest
  return next === href ? null : next
}

/** Ids of moved documents in sidebars files. */
function* idEdits(
  { site }: LinkedPages,
  after: MovedSite,
  moves: Moves,
  textOf: Place['textOf'],
): Generator<readonly [SourcePath, TextEdit]> {
  for (const [at, locale] of after.site.locales.entries()) {
    const before = site.locales[at]
    if (!before) continue
    const known = new Map(
      docsIn(locale)
        .flatMap(({ versions }) => versions.flatMap(({ docs }) => docs))
        .map((doc) => [doc.page.source, doc.id]),
    )
    for (const { docs, sidebarFile } of docsIn(before).flatMap(({ versions }) => versions))
      for (const { id, page } of docs) {
        const next = known.get(moves.get(page.source) ?? page.source)
        if (next === undefined || next === id || sidebarFile === null) continue
        for (const edit of stringEdits(textOf(sidebarFile) ?? '', id, next)) yield [sidebarFile, edit]
      }
  }
}

/** Each string with this text. */
function stringEdits(text: string, old: string, newText: string): readonly TextEdit[] {
  return text.split('\n').flatMap((content, line) =>
    ['"', "'", '`'].flatMap((quote) => {
      const edits: TextEdit[] = []
      for (
        let at = content.indexOf(quote + old + quote);
        at !== -1;
        at = content.indexOf(quote + old + quote, at + 1)
      )
        edits.push({
          range: { start: { line, character: at + 1 }, end: { line, character: at + 1 + old.length } },
          newText,
        })
      return edits
    }),
  )
}
