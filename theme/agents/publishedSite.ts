// A built site as agents read it: its data, lists, Markdown and search index, all from static files.
import type { SiteData } from '../../build/shared/siteData.ts'
import { localProvider } from '../search/local.ts'
import { tagOf } from '../search/scope.ts'
import type { SearchHit } from '../search/searchProvider.ts'

/** The text of a file by its path with the base URL: `/handbook/llms.txt`. Rejects if there is none. */
export type ReadFile = (path: string) => Promise<string>

interface ListedPage {
  readonly title: string
  /** Full URL of the page. */
  readonly url: string
  readonly description: string
  readonly section: string
}

export interface Place {
  readonly language?: string | undefined
  /** Name or label of a version; that of one docs instance is `api/2.0`. */
  readonly version?: string | undefined
}

export interface PublishedSite {
  readonly data: SiteData
  readonly pages: (place: Place) => Promise<readonly ListedPage[]>
  readonly search: (query: string, limit: number, place: Place) => Promise<readonly SearchHit[]>
  /** The Markdown of a page, or its part below a heading. `url` is a full URL or a path. */
  readonly markdown: (url: string, heading?: string) => Promise<string>
}

/** `base`: the base URL of the site, such as `/handbook/`. */
export async function openSite(read: ReadFile, base: string): Promise<PublishedSite> {
  const dataIn = async (folder: string): Promise<SiteData> => {
    const path = /data-site="([^"]+)"/.exec(await read(`${folder}404.html`))?.[1]
    if (path === undefined) throw new Error(`${folder}404.html is not a page of Troodon.`)
    return JSON.parse(await read(path)) as SiteData
  }
  const data = await dataIn(base)
  const languages = new Map([[data.locale.name, Promise.resolve(data)]])
  const dataOf = (language = data.locale.name): Promise<SiteData> => {
    const locale = data.locales.find(({ name, htmlLang }) => [name, htmlLang].includes(language))
    if (!locale) throw new Error(`There is no language ${language}. ${namesOf(data)}`)
    const known = languages.get(locale.name) ?? dataIn(locale.baseUrl)
    languages.set(locale.name, known)
    return known
  }
  return {
    data,
    async pages({ language, version }) {
      const site = await dataOf(language)
      return pagesIn(`${folderOf(version, site)}llms.txt`, read, foldersOfOthers(site))
    },
    async search(query, limit, { language, version }) {
      const site = await dataOf(language)
      if (site.search?.provider !== 'local') throw new Error('The site has no search index of its own.')
      const load = async (url: string) => JSON.parse(await read(url)) as unknown
      const { search } = localProvider(site.search, site.locale.htmlLang, load)
      const tags = tagsFor(version, site)
      return hitsOf(query, limit, async (words) => (await search(words, { tags, offset: 0, limit })).hits)
    },
    async markdown(url, heading) {
      const { pathname, hash } = new URL(url, data.url + base)
      const path = pathname.endsWith('.md')
        ? pathname
        : `${pathname.replace(/(?:\/index\.html|\.html|\/)$/, '')}/index.md`
      const text = await read(decodeURI(path))
      const wanted = heading ?? decodeURIComponent(hash.slice(1))
      return wanted === '' ? text : sectionOf(text, wanted)
    },
  }
}

/**
 * Agents ask with more words than readers type, and a page needs all of them. Pages that lack one word
 * follow: first those that are near the top whichever word is left out.
 */
async function hitsOf(
  query: string,
  limit: number,
  search: (words: string) => Promise<readonly SearchHit[]>,
): Promise<readonly SearchHit[]> {
  const hits = await search(query)
  const words = query.split(/\s+/).filter(Boolean)
  if (hits.length >= limit || words.length < 2 || words.length > 8) return hits
  const scores = new Map<string, { readonly hit: SearchHit; score: number }>()
  for (const left of words)
    for (const [at, hit] of (await search(words.filter((word) => word !== left).join(' '))).entries()) {
      const known = scores.get(hit.href) ?? { hit, score: 0 }
      known.score += 1 / (at + 1)
      scores.set(hit.href, known)
    }
  for (const { href } of hits) scores.delete(href)
  const others = [...scores.values()].toSorted((a, b) => b.score - a.score).map(({ hit }) => hit)
  return [...hits, ...others].slice(0, limit)
}

/** The versions of all docs instances, and the languages. */
export const namesOf = ({ docs, locales }: SiteData): string => {
  const versions = docs.flatMap(({ id, versions: all }) => all.map(({ name }) => `${id}/${name}`))
  return `Languages: ${locales.map(({ name }) => name).join(', ')}. Versions: ${versions.join(', ') || 'none'}.`
}

function versionOf(wanted: string, site: SiteData) {
  for (const { id, versions } of site.docs)
    for (const version of versions)
      if ([version.name, version.label, `${id}/${version.name}`].includes(wanted)) return { id, version }
  throw new Error(`There is no version ${wanted}. ${namesOf(site)}`)
}

function folderOf(wanted: string | undefined, site: SiteData): string {
  const { baseUrl } = site.locale
  if (wanted === undefined) return baseUrl
  const { version } = versionOf(wanted, site)
  return version.isLast ? baseUrl : folderOfVersion(version, site)
}

const folderOfVersion = ({ path }: { readonly path: string }, { locale }: SiteData): string =>
  `${locale.baseUrl}${path.replace(/^\/|\/$/g, '')}/`

/** The folders whose lists are not part of another one: those of languages and of older versions. */
const foldersOfOthers = (site: SiteData): ReadonlySet<string> =>
  new Set([
    ...site.locales.map(({ baseUrl }) => baseUrl),
    ...site.docs.flatMap(({ versions }) =>
      versions.filter(({ isLast }) => !isLast).map((version) => folderOfVersion(version, site)),
    ),
  ])

/** As the search dialog: all pages outside of the documentation, and one version of each instance. */
function tagsFor(wanted: string | undefined, site: SiteData): readonly string[] {
  const chosen = wanted === undefined ? null : versionOf(wanted, site)
  const latest = site.docs.map(({ id, versions }) =>
    tagOf(
      id,
      chosen?.id === id ? chosen.version.name : (versions.find(({ isLast }) => isLast)?.name ?? 'current'),
    ),
  )
  return chosen ? [tagOf(chosen.id, chosen.version.name)] : ['default', ...latest]
}

/** With the parts of a long list, which has links to them. It also has links to lists in `others`. */
async function pagesIn(
  path: string,
  read: ReadFile,
  others: ReadonlySet<string>,
): Promise<readonly ListedPage[]> {
  const pages: ListedPage[] = []
  let section = ''
  for (const line of (await read(path)).split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3)
    const [, title = '', url = '', description = ''] = /^- \[(.*?)\]\(([^)]*)\)(?:: (.*))?$/.exec(line) ?? []
    if (url.endsWith('/index.md'))
      pages.push({ title, url: url.replace(/index\.md$/, ''), description, section })
    else if (url.endsWith('/llms.txt')) {
      const part = decodeURI(new URL(url).pathname)
      if (!others.has(part.slice(0, -'llms.txt'.length))) pages.push(...(await pagesIn(part, read, others)))
    }
  }
  return pages
}

/** From a heading to the next one of its level. It is named by its words or its id. */
function sectionOf(text: string, wanted: string): string {
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
  const lines = text.split('\n')
  let level = 0
  let isCode = false
  const found = lines.filter((line) => {
    if (/^(?:```|~~~)/.test(line)) isCode = !isCode
    const [, marks = '', words = ''] = isCode ? [] : (/^(#{1,6}) (.*)$/.exec(line) ?? [])
    if (marks !== '' && level > 0 && marks.length <= level) level = -1
    if (marks !== '' && level === 0 && plain(words) === plain(wanted)) level = marks.length
    return level > 0
  })
  if (found.length === 0) throw new Error(`The page has no heading "${wanted}".`)
  return found.join('\n').trimEnd()
}
