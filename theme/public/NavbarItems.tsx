// `@theme/NavbarItems`: components for navbar items of the site's own types, by type: `custom-…`. A site adds its own with a
// file public/NavbarItems.tsx in its theme folder.
import type { ComponentType } from 'react'

export interface CustomNavbarItemProps {
  /** The item as configured. */
  readonly item: Readonly<Record<string, unknown>>
  /** Whether it stands in the mobile menu. */
  readonly mobile: boolean
}

const items: Readonly<Record<string, ComponentType<CustomNavbarItemProps>>> = {}

export default items
