// Navbar items of the configuration → navbar items of the theme: one row per type. An unknown type is an error.

import { docsIn } from '../kinds/docs/index.ts'
import { linkRoute } from '../kinds/docs/sidebarData.ts'
import type { DocsInstance, SidebarEntry } from '../model/docs.ts'
import type { ResolvedHref } from '../model/links.ts'
import { nearest } from '../model/nearest.ts'
import type { NavbarItemConfig } from '../model/project.ts'
import type { LocaleSite } from '../model/site.ts'
import type { RoutePath } from '../shared/paths.ts'
import type { NavbarItem, NavbarLink, NavbarListItem } from '../shared/siteData.ts'

export interface NavbarContext {
  readonly localeSite: LocaleSite
  readonly resolve: (href: string) => ResolvedHref
  readonly report: (message: string, hint?: string | null) => void
}

type Reader = (item: NavbarItemConfig, path: string, context: NavbarContext) => NavbarItem | null

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const base = (item: NavbarItemConfig) => ({
  position: item['position'] === 'left' ? ('left' as const) : ('right' as const),
  ...(text(item['className']) === undefined ? {} : { className: text(item['className']) as string }),
})

const readers: Readonly<Record<string, Reader>> = {
  link: readLink,
  html: (item) => ({ type: 'html', ...base(item), html: text(item['value']) ?? '' }),
  dropdown: (item, path, context) => ({
    type: 'dropdown',
    ...base(item),
    label: text(item['label']) ?? '',
    href: dropdownHref(item, context),
    items: children(item['items'], `${path}.items`, context),
  }),
  doc: readDoc,
  docSidebar: readDocSidebar,
  docsVersion: (item, path, context) =>
    instanceOf(item, path, context) && {
      type: 'docsVersion',
      ...base(item),
      instance: instanceId(item),
      ...optional('label', item['label']),
      ...(text(item['to']) === undefined ? {} : { href: context.resolve(text(item['to']) as string).href }),
    },
  docsVersionDropdown: (item, path, context) =>
    instanceOf(item, path, context) && {
      type: 'docsVersionDropdown',
      ...base(item),
      instance: instanceId(item),
      ...around(item, path, context),
    },
  localeDropdown: (item, path, context) => ({
    type: 'localeDropdown',
    ...base(item),
    ...around(item, path, context),
  }),
  search: (item) => ({ type: 'search', ...base(item) }),
}

export function navbarItem(item: NavbarItemConfig, path: string, context: NavbarContext): NavbarItem | null {
  const type = item.type ?? ('items' in item ? 'dropdown' : 'to' in item || 'href' in item ? 'link' : 'link')
  if (type.startsWith('custom-')) return { type: type as `custom-${string}`, ...base(item), props: item }
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined
  if (reader) return reader(item, path, context)
  const similar = nearest(type, Object.keys(readers))
  context.report(
    `${path}: there is no navbar item of the type "${type}".`,
    similar ? `Did you mean ${similar}?` : `Known types are ${Object.keys(readers).join(', ')}.`,
  )
  return null
}

function readLink(
  item: NavbarItemConfig,
  path: string,
  { resolve, report }: NavbarContext,
): NavbarLink | null {
  const target = text(item['to']) ?? text(item['href'])
  if (target === undefined) {
    report(`${path}: a link needs "to" (a page of this site) or "href".`)
    return null
  }
  const { href, external } = resolve(target)
  return {
    type: 'link',
    ...base(item),
    label: text(item['label']) ?? '',
    ...optional('html', item['html']),
    ...optional('ariaLabel', item['aria-label'] ?? item['ariaLabel']),
    href,
    external,
    ...(typeof item['activeBasePath'] === 'string'
      ? { activeBasePath: resolve(item['activeBasePath']).href }
      : {}),
    ...optional('activeBaseRegex', item['activeBaseRegex']),
  }
}

const optional = <K extends string>(key: K, value: unknown): { [P in K]?: string } =>
  typeof value === 'string' ? ({ [key]: value } as { [P in K]?: string }) : {}

function dropdownHref(item: NavbarItemConfig, { resolve }: NavbarContext): string | null {
  const target = text(item['to']) ?? text(item['href'])
  return target === undefined ? null : resolve(target).href
}

const around = (item: NavbarItemConfig, path: string, context: NavbarContext) => ({
  itemsBefore: children(item['dropdownItemsBefore'], `${path}.dropdownItemsBefore`, context),
  itemsAfter: children(item['dropdownItemsAfter'], `${path}.dropdownItemsAfter`, context),
})

function children(items: unknown, path: string, context: NavbarContext): NavbarListItem[] {
  if (!Array.isArray(items)) return []
  return items.flatMap((item: NavbarItemConfig, index) => {
    const place = `${path}[${index}]`
    const read = navbarItem(item, place, context)
    if (read === null || isListItem(read)) return read ?? []
    context.report(`${place}: an item of the type "${read.type}" cannot be in a dropdown.`)
    return []
  })
}

const isListItem = (item: NavbarItem): item is NavbarListItem =>
  !['dropdown', 'docsVersionDropdown', 'localeDropdown', 'search'].includes(item.type)

const instanceId = (item: NavbarItemConfig): string => text(item['docsPluginId']) ?? 'default'

function instanceOf(
  item: NavbarItemConfig,
  path: string,
  { localeSite, report }: NavbarContext,
): DocsInstance | null {
  const id = instanceId(item)
  const instance = docsIn(localeSite).find(({ config }) => config.id === id)
  if (!instance)
    report(
      `${path}: there is no docs instance "${id}".`,
      `The instances are ${
        docsIn(localeSite)
          .map(({ config }) => config.id)
          .join(', ') || 'none'
      }.`,
    )
  return instance ?? null
}

/** What was searched for an id: `the versions 2.0, 1.0 of the docs instance "default"`. */
function versionsOf({ versions, config }: DocsInstance): string {
  const names = versions.map(({ name }) => name).join(', ')
  return `the version${versions.length === 1 ? '' : 's'} ${names} of the docs instance "${config.id}"`
}

function readDoc(item: NavbarItemConfig, path: string, context: NavbarContext): NavbarItem | null {
  const instance = instanceOf(item, path, context)
  const docId = text(item['docId']) ?? ''
  if (!instance) return null
  const targets = instance.versions.flatMap((version) => {
    const doc = version.docsById.get(docId)
    return doc
      ? [
          [
            version.name,
            {
              href: context.resolve(doc.route).href,
              sidebarName: doc.sidebar,
              ...(doc.unlisted ? { unlisted: true as const } : {}),
            },
          ] as const,
        ]
      : []
  })
  const isDraft = instance.versions.some((version) => version.draftIds.includes(docId))
  if (targets.length === 0 && !isDraft) {
    const known = [...new Set(instance.versions.flatMap((version) => [...version.docsById.keys()]))]
    const similar = nearest(docId, known)
    context.report(
      `${path}: there is no document with the id "${docId}" in ${versionsOf(instance)}.`,
      `${similar ? `Did you mean ${similar}? ` : ''}The ids are ${known.sort().join(', ') || 'none'}.`,
    )
  }
  if (targets.length === 0) return null
  return {
    type: 'doc',
    ...base(item),
    label: text(item['label']) ?? docId,
    instance: instance.config.id,
    docId,
    targets: Object.fromEntries(targets),
  }
}

function readDocSidebar(item: NavbarItemConfig, path: string, context: NavbarContext): NavbarItem | null {
  const instance = instanceOf(item, path, context)
  const sidebarName = text(item['sidebarId']) ?? ''
  if (!instance) return null
  const targets = instance.versions.flatMap((version) => {
    const sidebar = version.sidebars.find(({ name }) => name === sidebarName)
    const first = sidebar && firstLink(sidebar.items)
    return first
      ? [[version.name, { href: context.resolve(first.route).href, label: first.label }] as const]
      : []
  })
  const [first] = targets
  if (!first) {
    const names = [...new Set(instance.versions.flatMap(({ sidebars }) => sidebars.map(({ name }) => name)))]
    context.report(
      names.includes(sidebarName)
        ? `${path}: the sidebar "${sidebarName}" has nothing to link to.`
        : `${path}: there is no sidebar with the id "${sidebarName}" in ${versionsOf(instance)}.`,
      `The sidebars are ${names.join(', ') || 'none'}.`,
    )
    return null
  }
  const label = text(item['label']) ?? first[1].label
  return {
    type: 'docSidebar',
    ...base(item),
    label,
    instance: instance.config.id,
    sidebarName,
    targets: Object.fromEntries(targets),
  }
}

/** The first link of a sidebar; a document's label is its id, as in Docusaurus. */
function firstLink(items: readonly SidebarEntry[]): { route: RoutePath; label: string } | null {
  for (const item of items) {
    if (item.type === 'doc') return { route: item.doc.route, label: item.doc.id }
    if (item.type !== 'category') continue
    const own = linkRoute(item)
    const below = own ? { route: own, label: item.label } : firstLink(item.items)
    if (below) return below
  }
  return null
}
