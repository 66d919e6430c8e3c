// `@theme/NavbarItem/ComponentTypes`: the component of each type of items. A site adds its own: `custom-…`.
import type { ComponentType } from 'react'
import DefaultNavbarItem from './DefaultNavbarItem.tsx'
import DocNavbarItem from './DocNavbarItem.tsx'
import DocSidebarNavbarItem from './DocSidebarNavbarItem.tsx'
import DocsVersionDropdownNavbarItem from './DocsVersionDropdownNavbarItem.tsx'
import DocsVersionNavbarItem from './DocsVersionNavbarItem.tsx'
import DropdownNavbarItem from './DropdownNavbarItem.tsx'
import HtmlNavbarItem from './HtmlNavbarItem.tsx'
import LocaleDropdownNavbarItem from './LocaleDropdownNavbarItem.tsx'
import SearchNavbarItem from './SearchNavbarItem.tsx'

// biome-ignore lint/suspicious/noExplicitAny: each type has its own properties
const ComponentTypes: Readonly<Record<string, ComponentType<any>>> = {
  default: DefaultNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  search: SearchNavbarItem,
  dropdown: DropdownNavbarItem,
  html: HtmlNavbarItem,
  doc: DocNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  docsVersion: DocsVersionNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
}

export default ComponentTypes
