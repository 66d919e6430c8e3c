// Navbar items of the configuration → navbar items of the theme: one row per type. An unknown type is an
// error.
import type { Config, NavbarItemConfig } from '../model/project.ts'
import type { SiteInput } from '../model/site.ts'
import { nearest } from '../model/text/nearest.ts'
import { escapeRegExp } from '../shared/escape.ts'
import { schemeOf } from '../shared/hrefs.ts'
import type { NavbarItem, NavbarLink, NavbarListItem } from '../shared/navbarData.ts'
import { instanceId, instanceOf, readDoc, readDocSidebar, versionLabels } from './docsNavbarItems.ts'
import { base, linkBase, type NavbarContext, optional, text } from './navbarContext.ts'

type Reader = (item: NavbarItemConfig, path: string, context: NavbarContext) => NavbarItem | null

const readers: Readonly<Record<string, Reader>> = {
  link: readLink,
  html: (item) => ({ type: 'html', ...base(item), html: text(item['value']) ?? '' }),
  dropdown: (item, path, context) => ({
    type: 'dropdown',
    ...base(item),
    label: text(item['label']) ?? '',
    href: dropdownHref(item, context),
    ...optional('activeClassName', item['activeClassName']),
    ...activeOn(item, context),
    items: children(item['items'], `${path}.items`, context),
  }),
  doc: readDoc,
  docSidebar: readDocSidebar,
  docsVersion: (item, path, context) =>
    instanceOf(item, path, context) && {
      type: 'docsVersion',
      ...linkBase(item),
      instance: instanceId(item),
      ...optional('label', item['label']),
      ...(text(item['to']) === undefined ? {} : { href: context.resolve(text(item['to']) as string).href }),
    },
  docsVersionDropdown: readVersionDropdown,
  localeDropdown: (item, path, context) => ({
    type: 'localeDropdown',
    ...base(item),
    ...optional('queryString', item['queryString']),
    ...around(item, path, context),
  }),
  search: (item) => ({ type: 'search', ...base(item) }),
}

/** The search is at the end, unless an item says where. */
export function withSearch(
  items: readonly NavbarItemConfig[],
  { search }: Pick<Config, 'search'>,
  { hasOwnSearch = false }: Pick<SiteInput, 'hasOwnSearch'>,
): readonly NavbarItemConfig[] {
  const hasSearch = search !== null || hasOwnSearch
  return !hasSearch || items.some(({ type }) => type === 'search')
    ? items
    : [...items, { type: 'search', position: 'right' }]
}

export function navbarItem(item: NavbarItemConfig, path: string, context: NavbarContext): NavbarItem | null {
  const type = item.type ?? ('items' in item ? 'dropdown' : 'link')
  if (type.startsWith('custom-')) return { type: type as `custom-${string}`, ...base(item), props: item }
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined
  if (reader) return reader(item, path, context)
  const similar = nearest(type, Object.keys(readers))
  context.report({
    path,
    key: 'type',
    message: `there is no navbar item of the type "${type}".`,
    hint: similar ? `Did you mean ${similar}?` : `Known types are ${Object.keys(readers).join(', ')}.`,
  })
  return null
}

function readLink(item: NavbarItemConfig, path: string, context: NavbarContext): NavbarLink | null {
  const { resolve, report } = context
  const target = text(item['to']) ?? text(item['href'])
  if (target === undefined) {
    report({ path, message: 'a link needs "to" (a page of this site) or "href".' })
    return null
  }
  const { href, external } = resolve(target)
  const label = text(item['label']) ?? ''
  // A path on the host that is not a page of the site opens as another site does. So does a link that only
  // shows an image of the style sheet: the theme's icon would be beside it.
  const isImage = external && label === '' && item['html'] === undefined
  // The theme writes HTML of a link as it is, without looking where it leads.
  const isOpened = isImage || schemeOf(target) === 'pathname' || (external && item['html'] !== undefined)
  const leaves = isOpened ? { target: '_blank', rel: 'noopener noreferrer' } : undefined
  const own = linkBase(item)
  const attributes = leaves || own.attributes ? { ...leaves, ...own.attributes } : undefined
  return {
    type: 'link',
    ...own,
    label,
    href,
    external: external && !isImage,
    ...(attributes ? { attributes } : {}),
    ...activeOn(exactly(item, href, context), context),
  }
}

const activeOn = (
  { activeBasePath, activeBaseRegex }: NavbarItemConfig,
  { baseUrl, leavesSlashes }: NavbarContext,
) => ({
  ...(typeof activeBasePath === 'string' ? { activeBasePath: pathBelow(baseUrl, activeBasePath) } : {}),
  ...optional(
    'activeBaseRegex',
    leavesSlashes ? text(activeBaseRegex)?.replace(end, '\\/?$') : activeBaseRegex,
  ),
})

/** The end of the URL in a regular expression: the URLs that it was written for have no slash there. */
const end = /(?<!\\)\$(?=\)|\||$)/g

/** A link with `exact` is inactive on pages below its own. */
const exactly = (item: NavbarItemConfig, href: string, { leavesSlashes }: NavbarContext): NavbarItemConfig =>
  item['exact'] === true && !item['activeBasePath'] && !item['activeBaseRegex']
    ? {
        ...item,
        activeBaseRegex: `^${escapeRegExp(href.replace(/\/?(?:[?#].*)?$/, ''))}${leavesSlashes ? '' : '\\/?'}$`,
      }
    : item

/** The path that URLs begin with. It need not be that of a page. */
const pathBelow = (baseUrl: string, path: string): string =>
  path.startsWith(baseUrl) ? path : `${baseUrl}${path.replace(/^\/+/, '')}`

function readVersionDropdown(
  item: NavbarItemConfig,
  path: string,
  context: NavbarContext,
): NavbarItem | null {
  const instance = instanceOf(item, path, context)
  if (!instance) return null
  const shared = { ...base(item), instance: instanceId(item) }
  const versions = versionLabels(item, path, instance, context)
  const { itemsBefore, itemsAfter } = around(item, path, context)
  return { type: 'docsVersionDropdown', ...shared, versions, itemsBefore, itemsAfter }
}

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
    context.report({
      path: place,
      key: 'type',
      message: `an item of the type "${read.type}" cannot be in a dropdown.`,
    })
    return []
  })
}

const isListItem = (item: NavbarItem): item is NavbarListItem =>
  !['dropdown', 'docsVersionDropdown', 'localeDropdown', 'search'].includes(item.type)
