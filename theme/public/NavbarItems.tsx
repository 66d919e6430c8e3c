// Components for the site's own types of navbar items, by type: `custom-…`. A site adds its own in
// theme/public/NavbarItems.tsx.
import type { ComponentType } from 'react'

export interface CustomNavbarItemProps {
  /** The item as configured. */
  readonly item: Readonly<Record<string, unknown>>
  /** Whether it is in the mobile menu. */
  readonly mobile: boolean
}

const items: Readonly<Record<string, ComponentType<CustomNavbarItemProps>>> = {}

export default items
