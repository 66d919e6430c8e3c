// Updates <html> and the head of the document after a navigation: elements of the page before go, those of
// the next one come. What the site or a component (theme/public/Head.tsx) says instead stays.
import { imageTags } from '../../build/shared/pageMeta.ts'
import type { HeadElement, RouteData } from '../../build/shared/routeData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import { appendElement, findElement, metaNamed, nameOf } from '../state/headElements.ts'

type Site = Pick<SiteData, 'metadata'>

/** Returns what shows the head of the next page. `first` is that of the document. */
export function createHead(first: RouteData, site: Site): (route: RouteData) => void {
  let before = first
  return (route) => {
    applyHead(route, before, site)
    before = route
  }
}

function applyHead(route: RouteData, before: RouteData, site: Site): void {
  const { head, htmlClass } = route
  document.title = head.title
  document.documentElement.className = htmlClass
  for (const tag of declared(before)) findElement(tag)?.remove()
  const [old, now] = [metaOf(before, site), metaOf(route, site)]
  for (const name of new Set([...old.keys(), ...now.keys()]))
    replaceMeta(name, old.get(name) ?? null, now.get(name) ?? null)
  setCanonical(head.canonical)
  setAlternates(head.alternates)
  for (const tag of declared(route)) {
    metaNamed(nameOf(tag))?.remove()
    appendElement(tag)
  }
}

const declared = ({ head }: RouteData): readonly HeadElement[] =>
  head.tags.filter(({ tag }) => tag !== 'html' && tag !== 'body')

const isDocusaurus = (): boolean => metaNamed('docusaurus_locale') !== null

/** Name → content of the generated elements of a page. */
function metaOf(route: RouteData, { metadata = [] }: Site): ReadonlyMap<string, string> {
  const { head, view } = route
  const version = 'version' in route && route.version ? route.version.name : null
  const ofImage = imageTags(head.image)
  const all: readonly (readonly [name: string, content: string | null | undefined])[] = [
    ['description', head.description],
    ['keywords', head.keywords.join(',')],
    ['robots', head.noIndex ? 'noindex, nofollow' : null],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ...ofImage,
    ['twitter:card', head.image && 'summary_large_image'],
    ['docsearch:docusaurus_tag', head.searchTag],
    ...(isDocusaurus()
      ? ([
          ['twitter:image', head.image?.href],
          ['docsearch:version', version],
          ['docusaurus_version', version],
          ['docusaurus_tag', head.searchTag],
        ] as const)
      : ([
          ['docsearch:version', version ?? 'current'],
          ['og:type', view === 'doc' ? 'article' : 'website'],
        ] as const)),
  ]
  const own = new Set(declared(route).map(nameOf))
  const values = new Map(metadata)
  for (const [name, content] of all) if (content) values.set(name, content)
  for (const name of own) values.delete(name)
  return values
}

/** A component keeps in `data-head` what its element says without it. */
function replaceMeta(name: string, old: string | null, content: string | null): void {
  const known = metaNamed(name)
  const below = known?.hasAttribute('data-head') ? 'data-head' : 'content'
  // That of the site.
  if (known && (known.getAttribute(below) || null) !== old) return
  if (content === null && below === 'content') known?.remove()
  else if (known) known.setAttribute(below, content ?? '')
  else if (content !== null) {
    const key = /^(?:og|article):/.test(name) ? 'property' : 'name'
    appendElement({ tag: 'meta', attributes: { [key]: name, content } })
  }
}

function setCanonical(href: string | null): void {
  const link = document.querySelector('link[rel="canonical"]')
  if (href && link) link.setAttribute('href', href)
  else if (href) appendElement({ tag: 'link', attributes: { rel: 'canonical', href } })
}

/** The same page in other languages. */
function setAlternates(alternates: RouteData['head']['alternates']): void {
  for (const old of document.head.querySelectorAll('link[rel="alternate"][hreflang]')) old.remove()
  for (const { hreflang, href } of alternates)
    appendElement({ tag: 'link', attributes: { rel: 'alternate', hreflang, href } })
}
