// Compares two built sites page by page. Pages with equal bytes are not read.
import { addAll } from '../shared/addAll.ts'
import { type DiffLine, diffLines } from './diffLines.ts'
import { type PageContent, pageContent } from './pageFacts.ts'
import type { SearchChange } from './searchRanks.ts'
import type { SiteFiles } from './siteFiles.ts'

interface NamedPage {
  /** `/docs/cli/`, without the base URL. */
  readonly path: string
  readonly title: string
}

export interface ChangedPage extends NamedPage {
  /** Null when the words are the same. */
  readonly text: readonly DiffLine[] | null
  readonly metadata: readonly Change[]
  /** Bytes of the document and of all that it loads; null for a small change. */
  readonly weight: { readonly before: number; readonly after: number } | null
  /** The HTML of the content. */
  readonly html: { readonly before: string; readonly after: string }
}

interface Change {
  readonly name: string
  /** Null for a field that is not there. */
  readonly before: string | null
  readonly after: string | null
}

export interface SiteDiff {
  /** What the site is compared with. */
  readonly base: string
  readonly pages: { readonly before: number; readonly after: number; readonly unchanged: number }
  readonly added: readonly NamedPage[]
  readonly removed: readonly (NamedPage & { readonly redirect: string | null })[]
  readonly moved: readonly { readonly from: string; readonly to: string; readonly redirects: boolean }[]
  readonly changed: readonly ChangedPage[]
  /** URLs and anchors that answered before: links to them from elsewhere lead nowhere. */
  readonly broken: readonly string[]
  readonly search: readonly SearchChange[]
}

interface ReadPage extends NamedPage {
  readonly content: PageContent
  readonly text: string
}

export async function compareSites(base: SiteFiles, site: SiteFiles): Promise<Omit<SiteDiff, 'search'>> {
  const paths = { before: pagesOf(base), after: pagesOf(site) }
  const added = await readAll(
    paths.after.filter((path) => !base.files.has(path)),
    site,
  )
  const gone = await readAll(
    paths.before.filter((path) => !site.files.has(path)),
    base,
  )
  const redirects = new Map(
    [...added].flatMap(({ path, content }) => (content.redirect === null ? [] : [[path, content.redirect]])),
  )
  const both = paths.after.filter((path) => base.files.has(path))
  const differing = both.filter((path) => base.files.get(path)?.hash !== site.files.get(path)?.hash)
  const changed: ChangedPage[] = []
  const replaced: ReadPage[] = []
  const broken: string[] = []
  for (const file of differing) {
    const [before, after] = [await readPage(file, base), await readPage(file, site)]
    if (before.content.redirect !== null) continue
    if (after.content.redirect !== null) {
      redirects.set(after.path, after.content.redirect)
      replaced.push(before)
      continue
    }
    const ids = new Set(after.content.ids)
    addAll(
      broken,
      before.content.ids.filter((id) => !ids.has(id)).map((id) => `${after.path}#${id}`),
    )
    const change = changeOf(before, after, { base, site, file })
    if (change) changed.push(change)
  }
  const newPages = added.filter(({ content }) => content.redirect === null)
  const lost = [...gone.filter(({ content }) => content.redirect === null), ...replaced]
  const moved = movesOf(lost, newPages, redirects)
  const [from, to] = [new Set(moved.map((one) => one.from)), new Set(moved.map((one) => one.to))]
  const removed = lost.filter(({ path }) => !from.has(path))
  const named = ({ path, title }: ReadPage): NamedPage => ({ path, title })
  return {
    base: base.name,
    pages: {
      before: paths.before.length,
      after: paths.after.length,
      unchanged: both.length - changed.length - replaced.length,
    },
    added: newPages.filter(({ path }) => !to.has(path)).map(named),
    removed: removed.map((page) => ({ ...named(page), redirect: redirects.get(page.path) ?? null })),
    ...{ moved, changed },
    broken: [...lost.map(({ path }) => path).filter((path) => !redirects.has(path)), ...broken].sort(),
  }
}

const pagesOf = ({ files }: SiteFiles): readonly string[] =>
  [...files.keys()].filter((path) => path.endsWith('.html') && !/(?:^|\/)404\.html$/.test(path)).sort()

const readAll = (paths: readonly string[], site: SiteFiles): Promise<readonly ReadPage[]> =>
  Promise.all(paths.map((path) => readPage(path, site)))

async function readPage(file: string, site: SiteFiles): Promise<ReadPage> {
  const content = pageContent(await site.read(file))
  const path = `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`
  const twin = `${path.slice(1).replace(/\/$/, '')}/index.md`.replace(/^\//, '')
  const written = site.files.has(twin) ? await site.read(twin) : null
  const text = written === null ? wordsOf(content.main) : written.replace(/^---\n.*?\n---\n/s, '')
  return { path, title: content.title, content, text: text.trim() }
}

/** Of a page without Markdown: one line for each block. */
const wordsOf = (html: string): string =>
  html
    .replace(/<\/(?:p|h[1-6]|li|tr|pre|div|section)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/\s*\n\s*/g, '\n')

interface Compared {
  readonly base: SiteFiles
  readonly site: SiteFiles
  readonly file: string
}

/** Null when only names of scripts and the like differ. */
function changeOf(before: ReadPage, after: ReadPage, { base, site, file }: Compared): ChangedPage | null {
  const text = before.text === after.text ? null : diffLines(before.text, after.text)
  const names = new Set([...before.content.metadata.keys(), ...after.content.metadata.keys()])
  const metadata = [...names].flatMap((name): Change[] => {
    const [was, is] = [before.content.metadata.get(name) ?? null, after.content.metadata.get(name) ?? null]
    return was === is ? [] : [{ name, before: was, after: is }]
  })
  const weight = { before: weightOf(before, file, base), after: weightOf(after, file, site) }
  const difference = Math.abs(weight.after - weight.before)
  const isHeavy = difference >= 1024 && difference >= weight.before / 20
  if (!text && metadata.length === 0 && !isHeavy) return null
  const html = { before: before.content.main, after: after.content.main }
  return { path: after.path, title: after.title, text, metadata, weight: isHeavy ? weight : null, html }
}

function weightOf({ content }: ReadPage, file: string, { files, baseUrl }: SiteFiles): number {
  const paths = content.loads.filter((url) => url.startsWith(baseUrl)).map((url) => url.slice(baseUrl.length))
  return [file, ...paths].reduce((sum, path) => sum + (files.get(path)?.size ?? 0), 0)
}

/** A lost page that redirects to a new one, or has the text of one, or most of it. */
function movesOf(
  lost: readonly ReadPage[],
  added: readonly ReadPage[],
  redirects: ReadonlyMap<string, string>,
): SiteDiff['moved'] {
  const left = new Set(added)
  return lost.flatMap((page) => {
    const to = redirects.get(page.path)
    const path = to?.replace(/[?#].*$/, '') ?? ''
    const named = [...left].find((one) => one.path !== '/' && path.endsWith(one.path))
    const target = named ?? [...left].find(({ text }) => text === page.text) ?? nearest(page, left)
    if (!target) return []
    left.delete(target)
    return [{ from: page.path, to: target.path, redirects: to !== undefined }]
  })
}

const enough = 0.6

function nearest({ text }: ReadPage, pages: Iterable<ReadPage>): ReadPage | null {
  const lines = new Set(text.split('\n').filter(Boolean))
  let best: ReadPage | null = null
  let most = enough
  for (const page of pages) {
    const others = new Set(page.text.split('\n').filter(Boolean))
    const common = [...lines].filter((line) => others.has(line)).length
    const share = common / Math.max(1, lines.size + others.size - common)
    if (share >= most) [best, most] = [page, share]
  }
  return best
}
