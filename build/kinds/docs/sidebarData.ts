// A planned sidebar → the JSON that its pages share, and the trails to each page in it.
import type { DocsInstance, Sidebar, SidebarCategoryEntry, SidebarEntry } from '../../model/docs.ts'
import { decodePath, hrefOf, type RoutePath, routeKey } from '../../shared/paths.ts'
import type { SidebarItem } from '../../shared/routeData.ts'
import type { SharedSidebar, SidebarContext, SidebarTrails, Trail } from '../contentKind.ts'
import { sidebarKey } from '../data.ts'
import { languageOf } from '../translations.ts'
import { isUnlisted } from './listedItems.ts'

export type LinkContext = Pick<SidebarContext, 'baseUrl' | 'resolve' | 'untranslated'>

/** Where the items of a sidebar lead to, while its data is made. */
interface Places {
  readonly routes: Map<RoutePath, Trail[]>
  /** Of links with a URL, by `routeKey`: they can be to pages of the site. */
  readonly links: Map<string, Trail[]>
}

function sidebarData(sidebar: Sidebar, context: LinkContext): SidebarTrails {
  const places: Places = { routes: new Map(), links: new Map() }
  const items = itemsOf(sidebar.items, [], places, context)
  const { routes, links } = places
  const trailsTo = (route: RoutePath) => [
    ...(routes.get(route) ?? []),
    ...(links.size > 0 ? (links.get(routeKey(route)) ?? []) : []),
  ]
  return { data: { items }, trailsTo }
}

function itemsOf(
  entries: readonly SidebarEntry[],
  trail: Trail,
  places: Places,
  context: LinkContext,
): SidebarItem[] {
  return entries.map((entry, index) => itemOf(entry, [...trail, index], places, context))
}

/** A path of the host opens in the same tab, whether the site has that page or not. */
const writtenHref = (href: string) => ({
  href: href.replace(/^pathname:\/\//, ''),
  external: !/^\/(?!\/)/.test(href),
})

function itemOf(entry: SidebarEntry, trail: Trail, places: Places, context: LinkContext): SidebarItem {
  switch (entry.type) {
    case 'doc':
    case 'ref':
      addTo(places.routes, entry.doc.route, trail)
      return {
        type: 'link',
        label: entry.label,
        ...labelLanguage(entry, context),
        href: hrefOf(entry.doc.route, context.baseUrl),
        ...(entry.doc.unlisted || entry.hidden ? { unlisted: true } : {}),
        ...slashOf(entry.doc),
        ...extras(entry),
      }
    case 'link': {
      const { href, external } = entry.addBaseUrl ? context.resolve(entry.href) : writtenHref(entry.href)
      if (!external) addTo(places.links, keyOf(href, context), trail)
      return {
        type: 'link',
        label: entry.label,
        href,
        ...(external ? { external: true } : {}),
        ...(entry.hidden ? { unlisted: true } : {}),
        ...slashOf(entry),
        ...extras(entry),
      }
    }
    case 'html':
      return { type: 'html', html: entry.html, defaultStyle: entry.defaultStyle, ...extras(entry) }
    case 'category': {
      const route = linkRoute(entry)
      if (route) addTo(places.routes, route, trail)
      const items = itemsOf(entry.items, trail, places, context)
      return {
        type: 'category',
        label: entry.label,
        ...labelLanguage(entry, context),
        href: route && hrefOf(route, context.baseUrl),
        ...(entry.hidden || (entry.link && isUnlisted(entry.link)) ? { linkUnlisted: true as const } : {}),
        firstHref: firstHref(items),
        ...slashOf(entry.link && ('doc' in entry.link ? entry.link.doc : entry.link.index)),
        collapsible: entry.collapsible,
        collapsed: entry.collapsed,
        ...extras(entry),
        items,
      }
    }
  }
}

/** Set for a label that is not in the language of the page. */
export const labelLanguage = (
  entry: { readonly untranslated?: true },
  { untranslated }: Pick<LinkContext, 'untranslated'>,
) => languageOf(entry.untranslated && untranslated)

function addTo<Key>(trails: Map<Key, Trail[]>, key: Key, trail: Trail): void {
  const others = trails.get(key)
  if (others) others.push(trail)
  else trails.set(key, [trail])
}

/** The `routeKey` of the page of a URL with the base URL. */
function keyOf(href: string, { baseUrl }: LinkContext): string {
  const base = baseUrl.replace(/\/$/, '')
  return routeKey(decodePath(href.startsWith(`${base}/`) ? href.slice(base.length) : href))
}

export function linkRoute({ link }: SidebarCategoryEntry): RoutePath | null {
  if (!link) return null
  return 'doc' in link ? link.doc.route : link.index.route
}

export const slashOf = (target: { readonly slash?: true | undefined } | null): { readonly slash?: true } =>
  target?.slash ? { slash: true } : {}

function extras({ className, customProps, labelHtml }: SidebarEntry): {
  labelHtml?: string
  className?: string
  customProps?: Readonly<Record<string, unknown>>
} {
  return {
    ...(labelHtml === undefined ? {} : { labelHtml }),
    ...(className === undefined ? {} : { className }),
    ...(customProps === undefined ? {} : { customProps }),
  }
}

function firstHref(items: readonly SidebarItem[]): string | null {
  for (const item of items) {
    if (item.type === 'link' && !item.unlisted) return item.href
    if (item.type !== 'category') continue
    const below = (item.linkUnlisted ? null : item.href) ?? item.firstHref
    if (below !== null) return below
  }
  return null
}

/** The sidebars of all versions of an instance. */
export const docsSidebars = (
  { config, versions }: DocsInstance,
  context: SidebarContext,
): readonly SharedSidebar[] =>
  versions.flatMap((version) =>
    version.sidebars.map((sidebar) => ({
      ...sidebarData(sidebar, context),
      key: sidebarKey(context.locale, config.id, version.name, sidebar.name),
      name: sidebar.name,
    })),
  )
