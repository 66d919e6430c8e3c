// Finished attributes for the placeholders of a body: where each link leads and how large each image is.
import type { LinkFact } from '../model/page.ts'
import { escapeHtml } from '../shared/escape.ts'
import { decodePath, hrefOf, type RoutePath, remarkHref, type SourcePath } from '../shared/paths.ts'
import { noUrl } from '../shared/unsafeUrls.ts'
import { withBaseUrl } from '../shared/withBaseUrl.ts'

/** The parts of a resolved link that rendering uses. link/resolveHref.ts makes them. */
type Target =
  | {
      readonly kind: 'route'
      readonly route: { readonly path: RoutePath }
      readonly query: string
      readonly hash: string
    }
  | { readonly kind: 'static'; readonly source: SourcePath; readonly path: string; readonly rest: string }
  | { readonly kind: 'asset'; readonly source: SourcePath; readonly rest: string }
  | { readonly kind: 'made'; readonly path: string; readonly rest: string }
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'broken'; readonly reason?: string }

export interface AssetFacts {
  readonly width: number | null
  readonly height: number | null
  readonly placeholder: string | null
  readonly output: string
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' }
const late = { loading: 'lazy', decoding: 'async' }

/** Attributes as MDX has them, for components that add the base URL and their own attributes. */
export interface LinksOfMdx {
  /** The URL of a page with the base URL, as a link to it shows it. */
  readonly pageHref?: (path: RoutePath, link: LinkFact) => string
}

interface Filling {
  readonly assets: ReadonlyMap<SourcePath, AssetFacts>
  readonly baseUrl: string
  /** Without it, links are finished. */
  readonly mdx?: LinksOfMdx | undefined
}

/** Of all links of a text. Where several are in one attribute, the last of them has it whole. */
export function allAttributes<T extends Target>(
  links: readonly LinkFact[],
  targetOf: (link: LinkFact, at: number) => T,
  filling: Filling,
): readonly string[] {
  const all: string[] = []
  for (const [at, link] of links.entries()) {
    const own = attributesOf(link, targetOf(link, at), filling)
    const before = link.joins && all.at(-1)
    all.push(before ? `${before.slice(0, -1)}, ${own.slice(own.indexOf('"') + 1)}` : own)
  }
  return all
}

export function attributesOf(link: LinkFact, target: Target, filling: Filling): string {
  const isFile = target.kind === 'asset' || target.kind === 'static'
  const asset = isFile ? filling.assets.get(target.source) : undefined
  const address = addressOf(link, target, asset, filling)
  const href = filling.mdx && isOfMarkdown(link) ? remarkHref(address) : address
  if (link.attribute !== undefined) return `${link.attribute}="${escapeHtml(href + (link.after ?? ''))}"`
  if (link.kind === 'href') return `href="${escapeHtml(href)}"`
  if (link.kind === 'src') return `src="${escapeHtml(href)}"`
  if (link.kind === 'image')
    return `src="${escapeHtml(href)}"${sizeOf(asset, link.own)}${others(filling.mdx ? {} : late, link)}`
  if (filling.mdx) return `href="${escapeHtml(href)}"${asset ? ' target="_blank"' : ''}`
  const opensTab = target.kind === 'outside' || target.kind === 'made' || asset
  return `href="${escapeHtml(href)}"${others(opensTab ? newTab : {}, link)}`
}

/** Attributes that the author has not written. */
const others = (added: Readonly<Record<string, string>>, { own = {} }: LinkFact): string =>
  Object.entries(added)
    .map(([name, value]) => (Object.hasOwn(own, name) ? '' : ` ${name}="${value}"`))
    .join('')

function addressOf(
  link: LinkFact,
  target: Target,
  asset: AssetFacts | undefined,
  { baseUrl, mdx }: Filling,
): string {
  const pageHref = mdx?.pageHref ?? ((path) => hrefOf(path, baseUrl))
  switch (target.kind) {
    case 'route':
      if (mdx && isPathOfPage(link)) return link.href
      // A link to an id on the same page is the hash alone.
      return link.href.startsWith('#')
        ? readableHash(target.hash)
        : pageHref(target.route.path, link) + target.query + readableHash(target.hash)
    case 'static':
    case 'made':
      return hrefOf(target.path, baseUrl) + target.rest
    case 'asset':
      return hrefOf(`/${asset?.output ?? ''}`, baseUrl) + target.rest
    case 'outside':
      return target.href
    case 'broken':
      if (target.reason === 'unsafe') return noUrl
      if (mdx && isPathOfPage(link)) return link.href
      return isOfSite(link) ? withBaseUrl(link.href, baseUrl) : link.href
  }
}

/** A link or an image that is no element. */
const isOfMarkdown = ({ kind, attribute }: LinkFact): boolean =>
  (kind === 'link' || kind === 'image') && attribute === undefined

/** A link in Markdown to the path of a page, which a component completes. */
const isPathOfPage = ({ kind, href, attribute }: LinkFact): boolean =>
  kind === 'link' && attribute === undefined && /^\/(?!\/)(?!.*\.mdx?(?:[?#]|$))/i.test(href)

/**
 * Whether the URL is a path of this site, as in Docusaurus: in Markdown, in `<Link>` and with `useBaseUrl`.
 * In an element of raw HTML, it is a path on the host.
 */
const isOfSite = ({ kind, rooted }: LinkFact): boolean =>
  kind === 'link' || kind === 'image' || rooted === true

/**
 * Ids on pages are not percent-encoded, so their letters need no encoding here. Characters that would end a
 * URL keep it.
 */
const readableHash = (hash: string): string => decodePath(hash).replace(/[\s%"<>`]/g, encodeURIComponent)

function sizeOf(asset: AssetFacts | undefined, own: LinkFact['own'] = {}): string {
  if (!asset?.width || !asset.height) return ''
  const placeholder = asset.placeholder === null ? '' : ` data-placeholder="${asset.placeholder}"`
  const { width, height } = shownSize({ width: asset.width, height: asset.height }, own)
  const size = `${width === null ? '' : ` width="${width}"`}${height === null ? '' : ` height="${height}"`}`
  return size + placeholder
}

/** The size that the element needs besides what the author gave it: one side alone keeps the proportions. */
function shownSize(
  { width, height }: { readonly width: number; readonly height: number },
  own: NonNullable<LinkFact['own']>,
): { readonly width: number | null; readonly height: number | null } {
  const given = (name: string): number | null => (/^\d+$/.test(own[name] ?? '') ? Number(own[name]) : null)
  if (own['width'] === undefined && own['height'] === undefined) return { width, height }
  if (own['width'] !== undefined && own['height'] !== undefined) return { width: null, height: null }
  const [shownWidth, shownHeight] = [given('width'), given('height')]
  return {
    width: shownHeight === null ? null : Math.round((width * shownHeight) / height),
    height: shownWidth === null ? null : Math.round((height * shownWidth) / width),
  }
}
