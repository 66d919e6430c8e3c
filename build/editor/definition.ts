// Go to definition: the file and the heading that a link leads to, the file of a document's id.
import type { Location } from 'vscode-languageserver'
import { docsIn } from '../kinds/docs/index.ts'
import { resolveHref } from '../link/resolveHref.ts'
import type { DocsVersion } from '../model/docs.ts'
import type { SourcePath } from '../shared/paths.ts'
import type { LinkedPages } from './editedSite.ts'
import { frontMatterLine } from './frontMatter.ts'
import { linkAt } from './linkAt.ts'
import { idOf, originOf } from './origin.ts'
import type { Place } from './place.ts'

/** The target of what is at a place; null for none. */
export async function definitionAt(place: Place, linked: LinkedPages): Promise<Location | null> {
  const { source, line, column } = place
  const version = versionOf(source, linked)
  const id = version && docIdAt(place, version)
  if (id) {
    const doc = version.docsById.get(id.text)
    return doc ? atLine(place.uriOf(doc.page.source), 0) : null
  }
  const link = linkAt(line, column)
  if (!link || link.href === '') return null
  const target = resolveHref(link.href, originOf(source, linked), linked.index)
  if (target.kind === 'asset' || target.kind === 'static') return atLine(place.uriOf(target.source), 0)
  if (target.kind !== 'route' || target.route.source === null) return null
  return atLine(
    place.uriOf(target.route.source),
    await lineOfId(target.route.source, idOf(target.hash), place),
  )
}

/** From 0. */
async function lineOfId(file: SourcePath, id: string, { textOf, headings }: Place): Promise<number> {
  const text = id === '' ? null : textOf(file)
  if (text === null) return 0
  const heading = (await headings(file, text)).find((one) => one.id === id)
  if (heading) return heading.line - 1
  const written = text
    .split('\n')
    .findIndex((line) => line.includes(`id="${id}"`) || line.includes(`name="${id}"`))
  return Math.max(written, 0)
}

const atLine = (uri: string, line: number): Location => ({
  uri,
  range: { start: { line, character: 0 }, end: { line, character: 0 } },
})

/** The version whose sidebars a file has, or to which a document belongs. */
export function versionOf(source: SourcePath, { site }: LinkedPages): DocsVersion | null {
  for (const locale of site.locales)
    for (const { versions } of docsIn(locale))
      for (const version of versions)
        if (version.sidebarFile === source || version.docs.some(({ page }) => page.source === source))
          return version
  return null
}

interface WrittenId {
  readonly text: string
  /** Columns, from 0. */
  readonly start: number
  readonly end: number
}

/** The id of a document at the cursor: a string of a sidebars file, or a value of the front matter. */
export function docIdAt({ source, line, column, ...place }: Place, version: DocsVersion): WrittenId | null {
  const pattern = version.sidebarFile === source ? /(?<before>["'])(?<id>[\w./-]*)/g : valueOfPage
  if (pattern === valueOfPage && frontMatterLine(place) === null) return null
  for (const found of line.matchAll(pattern)) {
    const { before = '', id = '' } = found.groups ?? {}
    const start = found.index + before.length
    if (start <= column && column <= start + id.length) return { text: id, start, end: start + id.length }
  }
  return null
}

const valueOfPage = /^(?<before>pagination_(?:next|prev):\s*["']?)(?<id>[\w./-]*)/g
