// `@theme/NavbarItem/DocsVersionDropdownNavbarItem`: the versions.
import { type KnownItemProps, KnownNavbarItem } from '../../compat/KnownNavbarItem.tsx'

export default function DocsVersionDropdownNavbarItem(props: KnownItemProps) {
  return <KnownNavbarItem {...props} type="docsVersionDropdown" />
}
