// `@theme/NavbarItem/DocSidebarNavbarItem`: a link to the first page of a sidebar.
import { type KnownItemProps, KnownNavbarItem } from '../../compat/KnownNavbarItem.tsx'

export default function DocSidebarNavbarItem(props: KnownItemProps) {
  return <KnownNavbarItem {...props} type="docSidebar" />
}
