// `@theme/NavbarItem/DocsVersionNavbarItem`: a link to a version.
import { type KnownItemProps, KnownNavbarItem } from '../../compat/KnownNavbarItem.tsx'

export default function DocsVersionNavbarItem(props: KnownItemProps) {
  return <KnownNavbarItem {...props} type="docsVersion" />
}
