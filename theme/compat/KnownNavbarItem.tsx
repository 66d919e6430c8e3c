// Items whose target the build knows: documents, sidebars, versions, languages.
import { useSite } from '../context/site.tsx'
import { NavbarItemView } from '../layout/navbarItems.tsx'
import { itemFor } from './navbarProps.ts'
import type { NavbarItemProps } from './themeConfig.ts'

export interface KnownItemProps {
  readonly mobile?: boolean
  readonly isDropdownItem?: boolean
  readonly [property: string]: unknown
}

/** Throws when the configuration has no such item. */
export function KnownNavbarItem({ mobile = false, isDropdownItem = false, ...props }: KnownItemProps) {
  const site = useSite()
  const item = itemFor(props as NavbarItemProps, site)
  if (!item)
    throw new Error(
      `The navbar of the configuration has no item like this one, so its target is not known: ${JSON.stringify(props)}`,
    )
  return <NavbarItemView item={item} mobile={mobile} inside={isDropdownItem} />
}
