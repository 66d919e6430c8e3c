// Completion of links, anchors, images, ids of documents and front matter.
import type { CompletionItem, Range } from 'vscode-languageserver'
import { openGroupNames, openInstances } from '../kinds/instanceOfFile.ts'
import { relativePath } from '../link/linkFixes.ts'
import { idsOf } from '../link/linkIndex.ts'
import { resolveHref } from '../link/resolveHref.ts'
import { titleOf } from '../model/titleOf.ts'
import { decodePath, encodePath, folderOf, type SourcePath } from '../shared/paths.ts'
import { docIdAt, versionOf } from './definition.ts'
import type { LinkedPages } from './editedSite.ts'
import { completeField } from './frontMatter.ts'
import { linkAt, type WrittenLink } from './linkAt.ts'
import { originalOf, originOf, routeOf } from './origin.ts'
import type { Place } from './place.ts'

export function completeAt(place: Place, linked: LinkedPages): CompletionItem[] {
  const { source, line, column } = place
  const version = versionOf(source, linked)
  const id = version && docIdAt(place, version)
  if (id)
    return version.docs.map(({ id: label, title }) => item(label, rangeIn(place, id), { detail: title }))
  const [kind = ''] = openInstances(linked.site.config)(source)?.name.split('/') ?? []
  if (/\.mdx?$/i.test(source)) {
    const fields = completeField(place, kind)
    if (fields) return fields
  }
  const link = linkAt(line, column)
  if (!link) return []
  const typed = link.href.slice(0, column - link.start)
  if (typed.includes('#')) return anchors(place, link, linked)
  return link.isImage ? images(place, link, linked) : files(place, link, linked)
}

/** Ids of the page that the link leads to. */
function anchors(place: Place, link: WrittenLink, linked: LinkedPages): CompletionItem[] {
  const [path = ''] = link.href.split('#')
  const target = resolveHref(path, originOf(place.source, linked), linked.index)
  const route =
    path === '' ? originOf(place.source, linked).route : target.kind === 'route' ? target.route : null
  if (!route) return []
  const words = new Map(route.page?.facts.headings.map(({ id, html }) => [id, html.replace(/<[^>]*>/g, '')]))
  const range = rangeIn(place, { start: link.start + path.length + 1, end: link.end })
  return [...(idsOf(route, linked.index) ?? words.keys())].map((id) =>
    item(encodeId(id), range, { detail: words.get(id) ?? '', kind: 18 }),
  )
}

const encodeId = (id: string): string => id.replace(/[\s()<>]/g, encodeURIComponent)

/** Pages that a link can lead to, as files; as URLs where the link begins with a slash. */
function files(place: Place, link: WrittenLink, linked: LinkedPages): CompletionItem[] {
  const { index } = linked
  const origin = originOf(place.source, linked)
  const isOffered = offered(place.source, linked)
  const pages = [...(index.bySource.get(origin.locale)?.keys() ?? [])].flatMap((source) => {
    const route = routeOf(source, origin.locale, index)
    return route?.page && route.source === source && source !== place.source && isOffered(source)
      ? [{ source, route }]
      : []
  })
  const prefix = index.prefixes.get(origin.locale) ?? ''
  const writeAs = writer(
    place,
    link,
    origin.route ? originalOf({ ...origin.route, source: place.source }) : place.source,
  )
  return pages.map(({ source, route }) => {
    const isUrl = link.href.startsWith('/')
    const url = route.path.startsWith(`${prefix}/`) ? route.path.slice(prefix.length) : route.path
    const path = isUrl ? encodePath(url) : writeAs(originalOf({ ...route, source }))
    const range = rangeIn(place, { start: link.start, end: endOfPath(link) })
    const detail = route.page ? (titleOf(route.page.facts) ?? '') : ''
    return item(path, range, { detail, kind: 17, filterText: filterOf(path, link) })
  })
}

/** Pages of other versions are rarely meant. */
function offered(own: SourcePath, { site }: LinkedPages): (source: SourcePath) => boolean {
  const groupOf = openGroupNames(site.config)
  const instanceOf = openInstances(site.config)
  const group = groupOf(own)
  return (source) => groupOf(source) === group || (instanceOf(source)?.versionFolder ?? null) === null
}

function images(place: Place, link: WrittenLink, linked: LinkedPages): CompletionItem[] {
  const { index } = linked
  const writeAs = writer(place, link, place.source)
  const range = rangeIn(place, { start: link.start, end: endOfPath(link) })
  return [...index.files].filter(isImage).flatMap((source) => {
    const folder = index.staticDirectories.find((one) => source.startsWith(`${one}/`))
    if (folder === undefined && link.href.startsWith('/')) return []
    const path = folder === undefined ? writeAs(source) : encodePath(source.slice(folder.length))
    return [item(path, range, { kind: 17, filterText: filterOf(path, link) })]
  })
}

const isImage = (source: SourcePath): boolean => /\.(?:apng|avif|gif|ico|jpe?g|png|svg|webp)$/i.test(source)

/** Writes the path of a file in the style that the link begins with. */
const writer =
  (place: Place, { href }: WrittenLink, from: SourcePath) =>
  (target: SourcePath): string =>
    href.startsWith('@site/')
      ? `@site/${encodePath(target)}`
      : encodePath(relativePath(folderOf(from || place.source), target, './'))

/** Editors compare what is typed with this text: `gui` finds `./guides/a.md`. */
const filterOf = (path: string, { href }: WrittenLink): string =>
  /^[./@]/.test(decodePath(href)) ? path : path.replace(/^(?:\.\.?\/)+|^\//, '')

/** The URL without its query and hash. */
const endOfPath = ({ href, start }: WrittenLink): number => start + (/^[^?#]*/.exec(href)?.[0].length ?? 0)

const rangeIn = (
  { lineNumber: line }: Place,
  { start, end }: { readonly start: number; readonly end: number },
): Range => ({
  start: { line, character: start },
  end: { line, character: end },
})

const item = (label: string, range: Range, more: Partial<CompletionItem>): CompletionItem => ({
  label,
  kind: 17,
  textEdit: { range, newText: label },
  ...more,
})
