// `@theme/NavbarItem/DocNavbarItem`: a link to a document.
import { type KnownItemProps, KnownNavbarItem } from '../../compat/KnownNavbarItem.tsx'

export default function DocNavbarItem(props: KnownItemProps) {
  return <KnownNavbarItem {...props} type="doc" />
}
