// The items of a sidebar as Docusaurus' docs plugin has them.

import { contentPermalink, type PermalinkConfig } from '../../kinds/permalink.ts'
import type { SidebarEntry } from '../../model/docs.ts'

export const sidebarItems = (items: readonly SidebarEntry[], config: PermalinkConfig): readonly object[] =>
  items.map((item) => itemOf(item, config))

function itemOf(item: SidebarEntry, config: PermalinkConfig): object {
  const { className, customProps, description } = item
  const own = { className, customProps, description }
  switch (item.type) {
    case 'doc':
    case 'ref':
      return { type: item.type, id: item.doc.id, label: item.label, ...own }
    case 'link':
      return { type: 'link', label: item.label, href: item.href, ...own }
    case 'html':
      return { type: 'html', value: item.html, defaultStyle: item.defaultStyle, ...own }
    case 'category': {
      const { label, collapsible, collapsed } = item
      const link = linkOf(item.link, config)
      const inner = sidebarItems(item.items, config)
      return { type: 'category', label, collapsible, collapsed, link, items: inner, ...own }
    }
  }
}

function linkOf(link: Extract<SidebarEntry, { type: 'category' }>['link'], config: PermalinkConfig) {
  if (link === null) return undefined
  if ('doc' in link) return { type: 'doc', id: link.doc.id }
  const { slug, route, title, description, keywords, image } = link.index
  return {
    type: 'generated-index',
    slug,
    permalink: contentPermalink(route, config, { slash: slug.endsWith('/') }),
    title,
    description: description ?? undefined,
    keywords: keywords.length > 0 ? keywords : undefined,
    image: image ?? undefined,
  }
}
