// Navbar items that link to documents of the current version.
import { useOnText } from '../context/onText.ts'
import { type ItemOf, type ItemProps, NavLink } from './NavLink.tsx'
import { usePageVersion, useVersionEntries } from './versions.ts'

export function DocItem({ item, inside }: ItemProps<ItemOf<'doc'>>) {
  const version = usePageVersion(item.instance)
  const { names } = useVersionEntries(item.instance)
  const target = targetOf(item.targets, names)
  const current = useOnText((docId) => docId === item.docId)(version?.docId ?? '')
  if (!target || (target.unlisted && !current)) return null
  const active =
    current ||
    (version !== null && version.sidebarName !== null && version.sidebarName === target.sidebarName)
  return (
    <NavLink
      href={target.href}
      label={item.label}
      active={active}
      className={item.className}
      inside={inside}
    />
  )
}

export function DocSidebarItem({ item, inside }: ItemProps<ItemOf<'docSidebar'>>) {
  const version = usePageVersion(item.instance)
  const { names } = useVersionEntries(item.instance)
  const target = targetOf(item.targets, names)
  if (!target) throw new Error(`The sidebar "${item.sidebarName}" in the navbar has nothing to link to.`)
  return (
    <NavLink
      href={target.href}
      label={item.label}
      active={version?.sidebarName === item.sidebarName}
      className={item.className}
      inside={inside}
    />
  )
}

export function VersionItem({ item, inside }: ItemProps<ItemOf<'docsVersion'>>) {
  const { current } = useVersionEntries(item.instance)
  return (
    <NavLink
      href={item.href ?? current.href}
      label={item.label ?? current.label}
      active={false}
      className={item.className}
      inside={inside}
    />
  )
}

/**
 * Looks in the current version, then the preferred one, then the latest, then any version that contains it.
 */
const targetOf = <T,>(targets: Readonly<Record<string, T>>, names: readonly string[]): T | undefined =>
  targets[names.find((name) => name in targets) ?? '']
