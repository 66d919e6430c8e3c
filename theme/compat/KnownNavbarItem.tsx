// Items whose target the build knows: documents, sidebars, versions.
import { createContext } from 'react'
import { useSite } from '../context/site.tsx'
import { NavbarItemView } from '../layout/navbarItems.tsx'
import { knownItem } from './navbarProps.ts'
import type { NavbarItemProps } from './themeConfig.ts'

export interface KnownItemProps {
  readonly mobile?: boolean
  readonly isDropdownItem?: boolean
  readonly [property: string]: unknown
}

/** Whether the item is in the menu of narrow screens. */
export const InMobileMenu = /* @__PURE__ */ createContext(false)

/** Throws when the configuration has no such item. */
export function KnownNavbarItem({ mobile = false, isDropdownItem = false, ...props }: KnownItemProps) {
  const item = knownItem(props as NavbarItemProps, useSite())
  return (
    <InMobileMenu value={mobile}>
      <NavbarItemView item={item} mobile={mobile} inside={isDropdownItem} />
    </InMobileMenu>
  )
}
