// The items of the navbar, as a table by type: the compiler lists a type that has no component.
import { Component, type ComponentType, type ReactNode } from 'react'
import type { NavbarItem } from '../../build/shared/siteData.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import customItems from '../public/NavbarItems.tsx'
import { SearchButton } from '../search/SearchButton.tsx'
import { useTexts } from '../text/translate.tsx'
import { isActiveLink } from './activeLink.ts'
import { Dropdown, DropdownLink } from './Dropdown.tsx'
import { SmartLink } from './SmartLink.tsx'
import { usePageVersion, useVersionEntries } from './versions.ts'

type ItemType = Exclude<NavbarItem['type'], `custom-${string}`>
type ItemOf<T extends ItemType> = Extract<NavbarItem, { readonly type: T }>

interface ItemProps<Item extends NavbarItem = NavbarItem> {
  readonly item: Item
  /** In the menu of narrow windows. */
  readonly mobile: boolean
}

const components: { readonly [T in ItemType]: ComponentType<ItemProps<ItemOf<T>>> } = {
  link: LinkItem,
  html: ({ item }) => <div className="navbar__item" dangerouslySetInnerHTML={{ __html: item.html }} />,
  dropdown: DropdownItem,
  doc: DocItem,
  docSidebar: DocSidebarItem,
  docsVersion: VersionItem,
  docsVersionDropdown: VersionDropdownItem,
  localeDropdown: LocaleDropdownItem,
  // The bar shows it at every width, and its dialog would lie below the menu's.
  search: ({ mobile }) => (mobile ? null : <SearchButton />),
}

export const NavbarItemView = (props: ItemProps) => (
  <ItemBoundary item={props.item}>
    <AnyItem {...props} />
  </ItemBoundary>
)

/** An item that fails says which one it is: its configuration as JSON, and the error as the cause. */
class ItemBoundary extends Component<{ readonly item: NavbarItem; readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    const { error } = this.state
    if (error !== null) throw new Error(`A navbar item failed to render. Its configuration: ${JSON.stringify(this.props.item)}`, { cause: error })
    return this.props.children
  }
}

function AnyItem({ item, mobile }: ItemProps) {
  const Known = (components as Readonly<Record<string, ComponentType<ItemProps>>>)[item.type]
  if (Known) return <Known item={item} mobile={mobile} />
  if ('props' in item) {
    const Custom = customItems[item.type]
    if (Custom) return <Custom item={item.props} mobile={mobile} />
  }
  throw new Error(`There is no navbar item of the type "${item.type}".`)
}

function NavLink({
  href,
  label,
  html,
  ariaLabel,
  active,
  external = false,
  className = '',
}: {
  readonly href: string
  readonly label: string
  readonly html?: string | undefined
  readonly ariaLabel?: string | undefined
  readonly active: boolean
  readonly external?: boolean
  readonly className?: string | undefined
}) {
  const attributes = {
    className: `navbar__item navbar__link${active ? ' navbar__link--active' : ''} ${className}`.trim(),
    href,
    'aria-label': ariaLabel,
    'aria-current': active ? ('page' as const) : undefined,
  }
  if (html !== undefined) return <a {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <SmartLink {...attributes} external={external}>
      {label}
    </SmartLink>
  )
}

function LinkItem({ item }: ItemProps<ItemOf<'link'>>) {
  const { route } = useShown()
  return <NavLink {...item} active={isActiveLink(item, route.href)} />
}

function DropdownItem({ item, mobile }: ItemProps<ItemOf<'dropdown'>>) {
  const { route } = useShown()
  const current = item.items.some((inner) => inner.type === 'link' && isActiveLink(inner, route.href))
  return (
    <Dropdown label={item.label} href={mobile ? null : item.href} position={item.position} open={mobile && current}>
      <PlainItems items={item.items} href={route.href} />
    </Dropdown>
  )
}

function PlainItems({ items, href }: { readonly items: ItemOf<'dropdown'>['items']; readonly href: string }) {
  return items.map((item) =>
    item.type === 'html' ? (
      <li key={item.html} dangerouslySetInnerHTML={{ __html: item.html }} />
    ) : (
      <DropdownLink key={item.href + item.label} href={item.href} external={item.external} active={isActiveLink(item, href)}>
        {item.label}
      </DropdownLink>
    ),
  )
}

function DocItem({ item }: ItemProps<ItemOf<'doc'>>) {
  const version = usePageVersion(item.instance)
  const { names } = useVersionEntries(item.instance)
  const name = names.find((candidate) => candidate in item.targets) ?? Object.keys(item.targets)[0]
  const target = name === undefined ? undefined : item.targets[name]
  const current = version?.docId === item.docId
  if (!target || (target.unlisted && !current)) return null
  const active = current || (version !== null && version.sidebarName !== null && version.sidebarName === target.sidebarName)
  return <NavLink href={target.href} label={item.label} active={active} className={item.className} />
}

function DocSidebarItem({ item }: ItemProps<ItemOf<'docSidebar'>>) {
  const version = usePageVersion(item.instance)
  const { names } = useVersionEntries(item.instance)
  const name = names.find((candidate) => candidate in item.targets) ?? Object.keys(item.targets)[0]
  const target = name === undefined ? undefined : item.targets[name]
  if (!target) throw new Error(`The navbar links to the sidebar "${item.sidebarName}", but that sidebar has nothing to link to.`)
  return <NavLink href={target.href} label={item.label} active={version?.sidebarName === item.sidebarName} className={item.className} />
}

function VersionItem({ item }: ItemProps<ItemOf<'docsVersion'>>) {
  const { current } = useVersionEntries(item.instance)
  return <NavLink href={current.href} label={current.label} active={false} className={item.className} />
}

function VersionDropdownItem({ item, mobile }: ItemProps<ItemOf<'docsVersionDropdown'>>) {
  const { current, entries, choose } = useVersionEntries(item.instance)
  const { route } = useShown()
  const t = useTexts()
  const label = mobile ? t('theme.navbar.mobileVersionsDropdown.label', 'Versions') : current.label
  return (
    <Dropdown label={label} position={item.position} open={mobile && current.active}>
      <PlainItems items={item.itemsBefore} href={route.href} />
      {entries.map((entry) => (
        <DropdownLink key={entry.name} href={entry.href} active={entry.active} onClick={(event) => choose(entry, event)}>
          {entry.label}
        </DropdownLink>
      ))}
      <PlainItems items={item.itemsAfter} href={route.href} />
    </Dropdown>
  )
}

function LocaleDropdownItem({ item, mobile }: ItemProps<ItemOf<'localeDropdown'>>) {
  const { locales, locale } = useSite()
  const { route } = useShown()
  const t = useTexts()
  const rest = route.href.slice(locale.baseUrl.length)
  const keepRest = (event: React.MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = event.currentTarget.pathname + window.location.search + window.location.hash
  }
  return (
    <Dropdown label={mobile ? t('theme.navbar.mobileLanguageDropdown.label', 'Languages') : locale.label} position={item.position} open={false}>
      <PlainItems items={item.itemsBefore} href={route.href} />
      {locales.map((other) => (
        <DropdownLink key={other.name} href={other.baseUrl + rest} lang={other.htmlLang} active={other.name === locale.name} onClick={keepRest}>
          {other.label}
        </DropdownLink>
      ))}
      <PlainItems items={item.itemsAfter} href={route.href} />
    </Dropdown>
  )
}
