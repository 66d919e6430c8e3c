// The item of the navbar's data that the properties of a component mean.
import type { NavbarItem } from '../../build/shared/navbarData.ts'
import type { SiteData } from '../../build/shared/siteData.ts'
import { itemProps, type NavbarItemProps } from './themeConfig.ts'

/** Throws when the configuration has no such item. */
export function knownItem(props: NavbarItemProps, site: SiteData): NavbarItem {
  const item = itemFor(props, site)
  if (item) return item
  throw new Error(
    `The navbar of the configuration has no item like this one, so its target is not known: ${JSON.stringify(props)}`,
  )
}

/** With the label and class of the properties; undefined when the configuration has no such item. */
function itemFor(props: NavbarItemProps, { navbar }: SiteData): NavbarItem | undefined {
  const all = navbar.items.flatMap((item): readonly NavbarItem[] =>
    item.type === 'dropdown' ? [item, ...item.items] : [item],
  )
  const alike = all.filter((item) => item.type === props.type && isSame(itemProps(item), props))
  const found = alike.find((item) => isEqual(itemProps(item), props)) ?? alike[0]
  if (!found) return undefined
  return {
    ...found,
    ...(typeof props.label === 'string' && 'label' in found ? { label: props.label } : {}),
    ...(typeof props['className'] === 'string' ? { className: props['className'] } : {}),
  } as NavbarItem
}

const keys = ['docId', 'sidebarId', 'docsPluginId', 'value'] as const

const isSame = (own: NavbarItemProps, given: NavbarItemProps): boolean =>
  keys.every((key) => given[key] === undefined || own[key] === given[key])

/** Two items can lead to the same place with other labels, or have other items in their menus. */
const isEqual = (own: NavbarItemProps, given: NavbarItemProps): boolean =>
  Object.keys({ ...own, ...given }).every(
    (key) =>
      key === 'mobile' ||
      (key === 'versions' && given[key] === undefined) ||
      JSON.stringify(own[key]) === JSON.stringify(given[key]),
  )
