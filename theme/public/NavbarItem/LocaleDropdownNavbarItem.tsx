// `@theme/NavbarItem/LocaleDropdownNavbarItem`: the languages.
import { type KnownItemProps, KnownNavbarItem } from '../../compat/KnownNavbarItem.tsx'

export default function LocaleDropdownNavbarItem(props: KnownItemProps) {
  return <KnownNavbarItem {...props} type="localeDropdown" />
}
