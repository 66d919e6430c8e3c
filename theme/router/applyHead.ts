// Updates <html> and the head of the document after a navigation: elements of the page before go, those of
// the next one come. What the site or a component (theme/public/Head.tsx) says instead stays.
import { imageTags } from '../../build/shared/pageMeta.ts'
import type { HeadElement, RouteData } from '../../build/shared/routeData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import type { Shown } from '../context/route.tsx'
import {
  appendElement,
  canonical,
  contentAttribute,
  elementNamed,
  findElement,
  namedElement,
  nameOf,
} from '../state/headElements.ts'

type Site = Pick<SiteData, 'metadata'>

/** Returns what shows the head of the next page. `first` is that of the document. */
export function createHead(first: RouteData, site: Site): (shown: Shown) => void {
  let before = first
  return ({ route, generated = [] }) => {
    applyHead(route, before, site)
    replaceGenerated(generated)
    before = route
  }
}

function replaceGenerated(generated: readonly HeadElement[]): void {
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove()
  for (const one of generated) appendElement(one).setAttribute('data-page', '')
}

function applyHead(route: RouteData, before: RouteData, site: Site): void {
  const { head, htmlClass } = route
  document.title = head.title
  document.documentElement.className = htmlClass
  for (const tag of [...declared(before), ...alternatesOf(before)]) findElement(tag)?.remove()
  for (const [root, name] of rootAttributes(before)) root.removeAttribute(name)
  for (const [root, name, value] of rootAttributes(route)) root.setAttribute(name, value)
  const [old, now] = [metaOf(before, site), metaOf(route, site)]
  for (const name of new Set([...old.keys(), ...now.keys()]))
    replaceMeta(name, old.get(name) ?? null, now.get(name) ?? null)
  for (const tag of alternatesOf(route)) appendElement(tag)
  for (const tag of declared(route)) {
    elementNamed(nameOf(tag))?.remove()
    appendElement(tag)
  }
}

/** The same page in other languages. */
const alternatesOf = ({ head }: RouteData): readonly HeadElement[] =>
  head.alternates.map(({ hreflang, href }) => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href },
  }))

/** Attributes that a page gives `<html>` and `<body>`. Classes of `<html>` are among those of the route. */
const rootAttributes = ({ head }: RouteData) =>
  head.tags.flatMap(({ tag, attributes }) =>
    tag !== 'html' && tag !== 'body'
      ? []
      : Object.entries(attributes)
          .filter(([name]) => tag === 'body' || name !== 'class')
          .map(
            ([name, value]) =>
              [tag === 'body' ? document.body : document.documentElement, name, value] as const,
          ),
  )

const declared = ({ head }: RouteData): readonly HeadElement[] =>
  head.tags.filter(({ tag }) => tag !== 'html' && tag !== 'body')

/** Name → content of the generated elements of a page. */
function metaOf(route: RouteData, { metadata = [] }: Site): ReadonlyMap<string, string> {
  const { head, view } = route
  const version = 'version' in route && route.version ? route.version.name : null
  const ofImage = imageTags(head.image)
  const all: readonly (readonly [name: string, content: string | null | undefined])[] = [
    [canonical, head.canonical],
    ['description', head.description],
    ['keywords', head.keywords.join(',')],
    ['robots', head.noIndex ? 'noindex, nofollow' : null],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ...ofImage,
    ['twitter:card', head.image && 'summary_large_image'],
    ['docsearch:docusaurus_tag', head.searchTag],
    ['docsearch:version', version ?? 'current'],
    ['og:type', view === 'doc' ? 'article' : 'website'],
  ]
  const own = new Set(declared(route).map(nameOf))
  const values = new Map(metadata)
  for (const [name, content] of all) if (content) values.set(name, content)
  for (const name of own) values.delete(name)
  return values
}

/** A component keeps in `data-head` what its element says without it. */
function replaceMeta(name: string, old: string | null, content: string | null): void {
  const known = elementNamed(name)
  const own = contentAttribute(known?.tagName ?? '')
  const below = known?.hasAttribute('data-head') ? 'data-head' : own
  // That of the site.
  if (known && (known.getAttribute(below) || null) !== old) return
  if (content === null && below === own) known?.remove()
  else if (known) known.setAttribute(below, content ?? '')
  else if (content !== null) appendElement(namedElement(name, content))
}
