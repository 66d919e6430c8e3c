// The elements of a page's head: meta data, links, and what the configuration and the page add.
import { escapeHtml, escapeJson, harmless } from '../shared/escape.ts'
import { imageTags, metaOfPages } from '../shared/pageMeta.ts'
import type { HeadData, HeadElement, ViewName } from '../shared/routeData.ts'
import type { SiteData } from '../shared/siteData.ts'

type Attributes = Readonly<Record<string, string>>

export interface HeadInput extends SharedHead {
  readonly head: HeadData
  readonly view: ViewName
  /** Of documentation; null for other pages. */
  readonly version: string | null
  /** Elements that the page declares. */
  readonly tags: readonly HeadElement[]
  /** Links and JSON-LD of this page (generatedHead.ts). The latter are at the end of the head. */
  readonly generated: readonly HeadElement[]
}

/** The elements that all pages of a language share. */
interface SharedHead {
  readonly site: SiteData
  readonly metadata: readonly Attributes[]
  /** Elements that the configuration adds to every head. */
  readonly headTags: readonly HeadElement[]
  /** `<link>` elements: its feeds. */
  readonly headLinks: readonly Attributes[]
}

/** One string for each group of elements, in the order of the document. */
export function headTagsOf(input: HeadInput): readonly string[] {
  const { head, site, generated } = input
  const declared = input.tags.filter(({ tag }) => tag !== 'html' && tag !== 'body')
  const shared = sharedTags(input, namesOf(declared))
  const { canonical, image } = head
  const lines: string[] = [...shared.first]
  const own = new Set<string>()
  const meta = (key: 'name' | 'property', name: string, content: string | null) => {
    if (content && !shared.taken.has(name)) {
      lines.push(metaTag(key, name, content))
      own.add(name)
    }
  }
  meta('name', 'description', head.description)
  meta('name', 'keywords', head.keywords.join(','))
  if (head.noIndex) meta('name', 'robots', 'noindex, nofollow')
  meta('property', 'og:title', head.title)
  meta('property', 'og:site_name', site.title)
  meta('property', 'og:type', input.view === 'doc' ? 'article' : 'website')
  meta('property', 'og:description', head.description)
  meta('property', 'og:url', canonical)
  for (const [name, content] of imageTags(image)) meta('property', name, content)
  lines.push(...shared.locale)
  if (image !== null) meta('name', 'twitter:card', 'summary_large_image')
  lines.push(...shared.language)
  meta('name', 'docsearch:version', input.version ?? 'current')
  meta('name', 'docsearch:docusaurus_tag', head.searchTag)
  for (const { name, html } of shared.metadata) if (!own.has(name)) lines.push(html)
  if (canonical !== null && !declared.some(isCanonical))
    lines.push(element('link', { rel: 'canonical', href: canonical }))
  for (const { hreflang, href } of head.alternates)
    lines.push(element('link', { rel: 'alternate', hreflang, href }))
  lines.push(...shared.links)
  for (const one of generated) if (one.tag === 'link') lines.push(generatedTag(one))
  lines.push(...shared.tags)
  for (const one of declared) lines.push(printed(one, false))
  return lines
}

interface SharedTags {
  /** Names that the generated elements leave out. */
  readonly taken: ReadonlySet<string>
  readonly first: readonly string[]
  readonly locale: readonly string[]
  readonly language: readonly string[]
  readonly metadata: readonly { readonly name: string; readonly html: string }[]
  readonly links: readonly string[]
  readonly tags: readonly string[]
}

const known = new WeakMap<SiteData, { readonly of: SharedHead; readonly tags: SharedTags }>()

/** Those of most pages, which declare no elements with names, are made once. */
function sharedTags(input: HeadInput, ofPage: ReadonlySet<string>): SharedTags {
  if (ofPage.size > 0) return makeShared(input, ofPage)
  const found = known.get(input.site)
  if (found && isSame(found.of, input)) return found.tags
  const { site, metadata, headTags, headLinks } = input
  const tags = makeShared(input, ofPage)
  known.set(site, { of: { site, metadata, headTags, headLinks }, tags })
  return tags
}

const isSame = (one: SharedHead, other: SharedHead): boolean =>
  one.metadata === other.metadata && one.headTags === other.headTags && one.headLinks === other.headLinks

function makeShared(
  { site, metadata, headTags, headLinks }: SharedHead,
  ofPage: ReadonlySet<string>,
): SharedTags {
  const ofSite = metadata.map((attributes) => nameOf({ attributes })).filter((name) => !metaOfPages.has(name))
  const taken = new Set([...ofPage, ...namesOf(headTags), ...ofSite].filter(Boolean))
  const replaced = new Set([...ofPage, ...namesOf(headTags)])
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    taken.has(name) ? [] : [metaTag(key, name, content)]
  return {
    taken,
    first: [
      ...meta('name', 'viewport', 'width=device-width, initial-scale=1'),
      ...meta('name', 'generator', 'Troodon'),
    ],
    locale: meta('property', 'og:locale', site.locale.htmlLang.replace('-', '_')),
    language: meta('name', 'docsearch:language', site.locale.name),
    metadata: metadata
      .map((attributes) => ({ name: nameOf({ attributes }), html: element('meta', attributes) }))
      .filter(({ name }) => !replaced.has(name)),
    links: [...(site.favicon === null ? [] : [{ rel: 'icon', href: site.favicon }]), ...headLinks].map(
      (attributes) => element('link', attributes),
    ),
    tags: headTags.filter((one) => !ofPage.has(nameOf(one))).map((one) => printed(one, true)),
  }
}

/** The property that a meta element sets; empty for other elements. */
const nameOf = ({ attributes }: Pick<HeadElement, 'attributes'>): string =>
  (attributes['name'] ?? attributes['property'] ?? '').toLowerCase()

/** Crawlers ignore two canonical URLs, so that of the page is the only one. */
const isCanonical = ({ tag, attributes }: HeadElement): boolean =>
  tag === 'link' && attributes['rel']?.toLowerCase() === 'canonical'

const namesOf = (elements: readonly HeadElement[]): ReadonlySet<string> =>
  new Set(elements.map(nameOf).filter(Boolean))

const printed = ({ tag, attributes, text }: HeadElement, hasCode: boolean): string =>
  element(tag, attributes, hasCode) + (text === undefined ? '' : `${harmless(tag, text)}</${tag}>`)

/** With the attribute by which a navigation in the page finds it. The text is JSON. */
export const generatedTag = ({ tag, attributes, text }: HeadElement): string =>
  element(tag, { ...attributes, 'data-page': '' }) +
  (text === undefined ? '' : `${escapeJson(text)}</${tag}>`)

const metaTag = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

/** The opening tag. Attributes with unusual names are left out, as are those with code unless `hasCode`. */
export const element = (tag: string, attributes: Attributes, hasCode = false): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) =>
      /^[\w:-]+$/.test(name) && (hasCode || !/^on/i.test(name)) ? ` ${name}="${escapeHtml(value)}"` : '',
    )
    .join('')}>`
