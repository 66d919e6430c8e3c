// Navbar items that refer to a docs instance: a document or a sidebar in each version.
import { docsIn } from '../kinds/docs/index.ts'
import { linkRoute } from '../kinds/docs/sidebarData.ts'
import type { DocsInstance, SidebarEntry } from '../model/docs.ts'
import type { NavbarItemConfig } from '../model/project.ts'
import { nearest } from '../model/text/nearest.ts'
import type { NavbarItem } from '../shared/navbarData.ts'
import type { RoutePath } from '../shared/paths.ts'
import { linkBase, type NavbarContext, text } from './navbarContext.ts'

export function readDoc(item: NavbarItemConfig, path: string, context: NavbarContext): NavbarItem | null {
  const instance = instanceOf(item, path, context)
  const docId = text(item['docId']) ?? ''
  if (!instance) return null
  const targets = instance.versions.flatMap((version) => {
    const page = version.docsById.get(docId) ?? version.indexes.find(({ slug }) => slug === `/${docId}`)
    return page
      ? [
          [
            version.name,
            {
              href: context.resolve(page.route).href,
              sidebarName: page.sidebar,
              ...(page.unlisted ? { unlisted: true as const } : {}),
            },
          ] as const,
        ]
      : []
  })
  const isDraft = instance.versions.some((version) => version.draftIds.includes(docId))
  if (targets.length === 0 && !isDraft) {
    const known = [...new Set(instance.versions.flatMap((version) => [...version.docsById.keys()]))]
    const similar = nearest(docId, known)
    context.report({
      path,
      key: 'docId',
      message: `there is no document with the id "${docId}" in ${versionsOf(instance)}.`,
      hint: `${similar ? `Did you mean ${similar}? ` : ''}${listOf(known, 'documents')}`,
    })
  }
  if (targets.length === 0) return null
  return {
    type: 'doc',
    ...linkBase(item),
    label: text(item['label']) ?? docId,
    instance: instance.config.id,
    docId,
    targets: Object.fromEntries(targets),
  }
}

export function readDocSidebar(
  item: NavbarItemConfig,
  path: string,
  context: NavbarContext,
): NavbarItem | null {
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
    if (instance.versions.some(({ hasUnreadSidebars }) => hasUnreadSidebars)) return null
    const names = [...new Set(instance.versions.flatMap(({ sidebars }) => sidebars.map(({ name }) => name)))]
    context.report({
      path,
      key: 'sidebarId',
      message: names.includes(sidebarName)
        ? `the sidebar "${sidebarName}" has nothing to link to.`
        : `there is no sidebar with the id "${sidebarName}" in ${versionsOf(instance)}.`,
      hint: listOf(names, 'sidebars'),
    })
    return null
  }
  const label = text(item['label']) ?? first[1].label
  return {
    type: 'docSidebar',
    ...linkBase(item),
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

/** The id of the docs instance that an item names. */
export const instanceId = (item: NavbarItemConfig): string => text(item['docsPluginId']) ?? 'default'

/** The docs instance that an item names; null is reported. */
export function instanceOf(
  item: NavbarItemConfig,
  path: string,
  { localeSite, report }: NavbarContext,
): DocsInstance | null {
  const id = instanceId(item)
  const instances = docsIn(localeSite)
  const instance = instances.find(({ config }) => config.id === id)
  if (instance) return instance
  const ids = instances.map(({ config }) => config.id)
  report({
    path,
    key: 'docsPluginId',
    message: `there is no docs instance "${id}".`,
    hint: listOf(ids, 'instances'),
  })
  return null
}

/** The versions of a dropdown, in order: all, or those of a list of names or of `{ name: { label } }`. */
export function versionLabels(
  item: NavbarItemConfig,
  path: string,
  instance: DocsInstance,
  { report }: NavbarContext,
): readonly (readonly [name: string, label: string])[] {
  const { versions, config } = instance
  const given = item['versions']
  if (typeof given !== 'object' || given === null) return versions.map(({ name, label }) => [name, label])
  const wanted = Array.isArray(given)
    ? given.map((name) => [String(name), undefined] as const)
    : Object.entries(given).map(
        ([name, own]) => [name, text((own as Record<string, unknown>)?.['label'])] as const,
      )
  return wanted.flatMap(([name, own], index) => {
    const version = versions.find((one) => one.name === name)
    if (version) return [[name, own ?? version.label] as const]
    report({
      path: `${path}.versions`,
      ...(Array.isArray(given) ? { key: String(index) } : {}),
      message: `there is no version "${name}" of the docs instance "${config.id}".`,
      hint: `The versions are ${versions.map((one) => one.name).join(', ')}.`,
    })
    return []
  })
}

/** `The sidebars are a, b.`; many documents are cut. */
function listOf(names: readonly string[], things: string): string {
  if (names.length === 0) return `There are no ${things}.`
  const shown = [...names].sort().slice(0, mostListed)
  const more = names.length - shown.length
  return `The ${things} are ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}

const mostListed = 10

/** The versions that were searched for an id: `the versions 2.0, 1.0 of the docs instance "default"`. */
function versionsOf({ versions, config }: DocsInstance): string {
  const names = versions.map(({ name }) => name).join(', ')
  return `the version${versions.length === 1 ? '' : 's'} ${names} of the docs instance "${config.id}"`
}
