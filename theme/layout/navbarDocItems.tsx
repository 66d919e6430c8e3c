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
  return <NavLink {...item} href={target.href} active={active} inside={inside} />
}

export function DocSidebarItem({ item, inside }: ItemProps<ItemOf<'docSidebar'>>) {
  const version = usePageVersion(item.instance)
  const { names } = useVersionEntries(item.instance)
  const target = targetOf(item.targets, names)
  if (!target) throw new Error(`The sidebar "${item.sidebarName}" in the navbar has nothing to link to.`)
  return (
    <NavLink
      {...item}
      href={target.href}
      active={version?.sidebarName === item.sidebarName}
      inside={inside}
    />
  )
}

export function VersionItem({ item, inside }: ItemProps<ItemOf<'docsVersion'>>) {
  const { current } = useVersionEntries(item.instance)
  return <NavLink {...current} {...item} active={false} inside={inside} />
}

/**
 * Looks in the current version, then the preferred one, then the latest, then any version that contains it.
 */
const targetOf = <T,>(targets: Readonly<Record<string, T>>, names: readonly string[]): T | undefined =>
  targets[names.find((name) => name in targets) ?? '']
