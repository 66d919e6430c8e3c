// The HTML document around a rendered page: head, scripts, route data. Plain strings; everything is escaped
// here.
import { escapeHtml, escapeJson, harmless } from '../shared/escape.ts'
import type { HeadData, HeadElement, HeadImage, Href, RoutePayload } from '../shared/routeData.ts'
import type { SiteData } from '../shared/siteData.ts'

/** Files and strings that every page of one language refers to. */
export interface DocumentAssets {
  /** Inline script that runs before first paint. */
  readonly boot: string
  readonly scripts: readonly Href[]
  readonly styles: readonly Href[]
  readonly site: Href
  /** URL → `sha384-…` of scripts and style sheets. */
  readonly digests: Readonly<Record<Href, string>>
  /** Identity of browser code and site data. */
  readonly runtime: string
}

interface DocumentInput {
  readonly head: HeadData
  readonly htmlClass: string
  readonly tags: readonly HeadElement[]
  readonly styles: readonly Href[]
  readonly preload: readonly Href[]
  readonly modules: readonly Href[]
  /** In pieces. */
  readonly app: readonly string[]
  readonly payload: RoutePayload
  readonly site: SiteData
  readonly metadata: readonly Readonly<Record<string, string>>[]
  /** Elements that the configuration adds to every head. */
  readonly headTags: readonly HeadElement[]
  /** `<link>` elements that all pages of a language have: its feeds. */
  readonly headLinks: readonly Readonly<Record<string, string>>[]
  /** JSON-LD objects. */
  readonly structured: readonly object[]
  /** The security policy, or null. */
  readonly policy: string | null
  /** HTML that plugins add at the start and at the end. */
  readonly body: BodyParts
}

export interface BodyParts {
  readonly start: string
  readonly end: string
}

/** The document in parts. The parts of the app are not copied. */
export function documentOf(input: DocumentInput, assets: DocumentAssets): readonly string[] {
  const { head, site, app } = input
  const before = [
    '<!doctype html>',
    `<html lang="${escapeHtml(site.locale.htmlLang)}" dir="${site.locale.direction}" class="${escapeHtml(input.htmlClass)}" data-theme="${site.colorMode.defaultMode}">`,
    '<head>',
    '<meta charset="utf-8">',
    ...(input.policy === null
      ? []
      : [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(input.policy)}">`]),
    `<title>${escapeHtml(head.title)}</title>`,
    ...tags(input),
    `<script>${assets.boot}</script>`,
    ...[...assets.styles, ...input.styles].map(
      (href) => `<link rel="stylesheet" href="${escapeHtml(href)}"${integrity(href, assets)}>`,
    ),
    ...input.structured.map(
      (data) => `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`,
    ),
    '</head>',
    `<body>${input.body.start}`,
    `<div id="__troodon"${startAttributes(input, assets)}>`,
  ]
  const after = [
    '</div>',
    `<script type="application/json" id="__troodon-data">${escapeJson(JSON.stringify(input.payload))}</script>`,
    `${input.body.end}</body>`,
    '</html>\n',
  ]
  return [before.join('\n'), ...app, after.join('\n')]
}

/** Attributes with the files that theme/boot.ts fetches once the page is painted. */
function startAttributes({ preload, modules }: DocumentInput, assets: DocumentAssets): string {
  const [script = ''] = assets.scripts
  const attributes: Record<string, string | undefined> = {
    'data-script': script,
    'data-integrity': assets.digests[script],
    'data-site': assets.site,
    'data-fetch': preload.join(' '),
    'data-modules': modules.join(' '),
  }
  return Object.entries(attributes)
    .map(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : ''))
    .join('')
}

/** The browser runs the file only if its content has this hash. */
const integrity = (href: Href, { digests }: DocumentAssets): string =>
  digests[href] === undefined ? '' : ` integrity="${digests[href]}"`

function tags(input: DocumentInput): string[] {
  const { head, tags: declared, payload, site, metadata, headTags, headLinks } = input
  const ofPage = namesOf(declared)
  const taken = new Set([...ofPage, ...namesOf(headTags)])
  const meta = (key: 'name' | 'property', name: string, content: string | null) =>
    content === null || content === '' || taken.has(name) ? [] : [element('meta', { [key]: name, content })]
  const canonical = head.canonical
  return [
    ...meta('name', 'viewport', 'width=device-width, initial-scale=1'),
    ...meta('name', 'generator', 'Troodon'),
    ...meta('name', 'description', head.description),
    ...meta('name', 'keywords', head.keywords.join(',') || null),
    ...(head.noIndex ? meta('name', 'robots', 'noindex, nofollow') : []),
    ...meta('property', 'og:title', head.title),
    ...meta('property', 'og:site_name', site.title),
    ...meta('property', 'og:type', payload.route.view === 'doc' ? 'article' : 'website'),
    ...meta('property', 'og:description', head.description),
    ...meta('property', 'og:url', canonical),
    ...imageTags(head.image).flatMap(([name, content]) => meta('property', name, content)),
    ...meta('property', 'og:locale', site.locale.htmlLang.replace('-', '_')),
    ...(head.image === null ? [] : meta('name', 'twitter:card', 'summary_large_image')),
    ...meta('name', 'docsearch:language', site.locale.name),
    ...meta('name', 'docsearch:version', versionOf(head.searchTag, site)),
    ...meta('name', 'docsearch:docusaurus_tag', head.searchTag),
    ...metadata
      .filter((attributes) => !taken.has(nameOf({ attributes })))
      .map((attributes) => element('meta', attributes)),
    ...(canonical === null ? [] : [element('link', { rel: 'canonical', href: canonical })]),
    ...head.alternates.map(({ hreflang, href }) => element('link', { rel: 'alternate', hreflang, href })),
    ...(site.favicon === null ? [] : [element('link', { rel: 'icon', href: site.favicon })]),
    ...headLinks.map((attributes) => element('link', attributes)),
    ...headTags.filter((one) => !ofPage.has(nameOf(one))).map(printed),
    ...declared.map(printed),
  ]
}

/** The property that a meta element sets; empty for other elements. */
const nameOf = ({ attributes }: Pick<HeadElement, 'attributes'>): string =>
  (attributes['name'] ?? attributes['property'] ?? '').toLowerCase()

const namesOf = (elements: readonly HeadElement[]): ReadonlySet<string> =>
  new Set(elements.map(nameOf).filter(Boolean))

const printed = ({ tag, attributes, text }: HeadElement): string =>
  element(tag, attributes) + (text === undefined ? '' : `${harmless(tag, text)}</${tag}>`)

/** The version in a search tag. */
function versionOf(tag: string, { docs }: SiteData): string {
  for (const { id, versions } of docs)
    for (const { name } of versions) if (tag === `docs-${id}-${name}`) return name
  return 'current'
}

const imageTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}

function imageTags(image: HeadImage | null): readonly (readonly [name: string, content: string | null])[] {
  if (image === null) return []
  const ending = /\.(\w+)(?:[?#].*)?$/.exec(image.href)?.[1]?.toLowerCase() ?? ''
  return [
    ['og:image', image.href],
    ['og:image:type', imageTypes[ending] ?? null],
    ['og:image:width', image.width?.toString() ?? null],
    ['og:image:height', image.height?.toString() ?? null],
    ['og:image:alt', image.alt ?? null],
  ]
}

const element = (tag: string, attributes: Readonly<Record<string, string>>): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) =>
      /^[\w:-]+$/.test(name) && !/^on/i.test(name) ? ` ${name}="${escapeHtml(value)}"` : '',
    )
    .join('')}>`
