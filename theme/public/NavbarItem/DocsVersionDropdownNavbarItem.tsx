// `@theme/NavbarItem/DocsVersionDropdownNavbarItem`: the versions.
import type { KnownItemProps } from '../../compat/KnownNavbarItem.tsx'
import { knownItem } from '../../compat/navbarProps.ts'
import { itemProps, type NavbarItemProps } from '../../compat/themeConfig.ts'
import { useSite } from '../../context/site.tsx'
import type { ItemOf } from '../../layout/NavLink.tsx'
import { useVersionEntries } from '../../layout/versions.ts'
import { useTexts } from '../../text/translate.tsx'
import DropdownNavbarItem from './DropdownNavbarItem.tsx'

export default function DocsVersionDropdownNavbarItem({ mobile = false, ...props }: KnownItemProps) {
  const site = useSite()
  const item = knownItem(
    { ...(props as NavbarItemProps), type: 'docsVersionDropdown' },
    site,
  ) as ItemOf<'docsVersionDropdown'>
  const { current, entries, choose } = useVersionEntries(item.instance)
  const t = useTexts()
  const shown = item.versions.find(([name]) => name === current.name) ?? item.versions[0]
  const links = item.versions.map(([name, label]) => {
    const { href, active } = entries.find((entry) => entry.name === name) ?? current
    return { label, to: href, isActive: () => active, onClick: () => choose({ name }) }
  })
  return (
    <DropdownNavbarItem
      position={item.position}
      {...(item.className === undefined ? {} : { className: item.className })}
      mobile={mobile}
      label={mobile ? t('theme.navbar.mobileVersionsDropdown.label', 'Versions') : (shown?.[1] ?? '')}
      {...(mobile ? {} : { to: current.href })}
      items={[...item.itemsBefore.map(itemProps), ...links, ...item.itemsAfter.map(itemProps)]}
    />
  )
}
