// The items of the navbar, as a table by type. The type checker reports a type that has no component.
import { Component, type ComponentType, type ReactNode } from 'react'
import type { NavbarItem, NavbarListItem } from '../../build/shared/navbarData.ts'
import { aloneIn } from '../context/alone.tsx'
import { useOnText } from '../context/onText.ts'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import customItems from '../public/NavbarItems.tsx'
import SearchBar from '../public/SearchBar.tsx'
import { useUrl } from '../state/url.ts'
import { useTexts } from '../text/translate.tsx'
import { isActiveLink } from './activeLink.ts'
import { Dropdown, DropdownLink } from './Dropdown.tsx'
import { type ItemOf, type ItemProps, type ItemType, NavLink } from './NavLink.tsx'
import { DocItem, DocSidebarItem, VersionItem } from './navbarDocItems.tsx'
import { useVersionEntries } from './versions.ts'

const components: { readonly [T in ItemType]: ComponentType<ItemProps<ItemOf<T>>> } = {
  link: LinkItem,
  html: ({ item }) => (
    <div
      className={`navbar__item ${item.className ?? ''}`.trim()}
      dangerouslySetInnerHTML={{ __html: item.html }}
    />
  ),
  dropdown: DropdownItem,
  doc: DocItem,
  docSidebar: DocSidebarItem,
  docsVersion: VersionItem,
  docsVersionDropdown: VersionDropdownItem,
  localeDropdown: LocaleDropdownItem,
  // The bar shows it at every width. In the mobile menu, its dialog would be below the menu.
  search: ({ mobile }) => (mobile ? null : <SearchBar />),
}

export const NavbarItemView = (props: ItemProps) => (
  <ItemBoundary item={props.item}>
    <AnyItem {...props} />
  </ItemBoundary>
)

/**
 * If an item throws, the error names the item by its configuration as JSON and has the original error as its
 * cause.
 */
class ItemBoundary extends Component<
  { readonly item: NavbarItem; readonly children: ReactNode },
  { readonly error: unknown }
> {
  override state: { readonly error: unknown } = { error: null }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    const { error } = this.state
    if (error !== null)
      throw new Error(
        `A navbar item failed to render. Its configuration: ${JSON.stringify(this.props.item)}`,
        { cause: error },
      )
    return this.props.children
  }
}

function AnyItem(props: ItemProps) {
  const { item, mobile } = props
  const Known = (components as Readonly<Record<string, ComponentType<ItemProps>>>)[item.type]
  if (Known) return <Known {...props} />
  if ('props' in item) {
    const Custom = customItems[item.type]
    if (Custom)
      return (
        (process.env['TROODON_SSR'] !== '' &&
          aloneIn(() => <Custom item={item.props} mobile={mobile} />)) || (
          <Custom item={item.props} mobile={mobile} />
        )
      )
  }
  throw new Error(`There is no navbar item of the type "${item.type}".`)
}

function LinkItem({ item, inside }: ItemProps<ItemOf<'link'>>) {
  const { route } = useShown()
  const active = useOnText((href) => isActiveLink(item, href))(route.href)
  return <NavLink {...item} active={active} inside={inside} />
}

function DropdownItem({ item, mobile }: ItemProps<ItemOf<'dropdown'>>) {
  const { href } = useShown().route
  const current = item.items.some((inner) =>
    'targets' in inner
      ? Object.values(inner.targets).some((target) => target.href === href)
      : inner.type === 'link' && isActiveLink(inner, href),
  )
  return (
    <Dropdown {...item} open={mobile && current}>
      <ListItems items={item.items} mobile={mobile} />
    </Dropdown>
  )
}

const ListItems = ({
  items,
  mobile,
}: {
  readonly items: readonly NavbarListItem[]
  readonly mobile: boolean
}) =>
  items.map((item, index) =>
    item.type === 'html' ? (
      <li key={index} className={item.className} dangerouslySetInnerHTML={{ __html: item.html }} />
    ) : 'props' in item ? (
      <li key={index}>
        <AnyItem item={item} mobile={mobile} />
      </li>
    ) : (
      <AnyItem key={index} item={item} mobile={mobile} inside />
    ),
  )

function VersionDropdownItem({ item, mobile }: ItemProps<ItemOf<'docsVersionDropdown'>>) {
  const { current, entries, choose } = useVersionEntries(item.instance)
  const t = useTexts()
  const label = mobile
    ? t('theme.navbar.mobileVersionsDropdown.label', 'Versions')
    : ((item.versions.find(([name]) => name === current.name) ?? item.versions[0])?.[1] as string)
  return (
    <Dropdown {...item} label={label} open={mobile && current.active}>
      <ListItems items={item.itemsBefore} mobile={mobile} />
      {item.versions.map(([name, label]) => {
        const { href, active } = entries.find((entry) => entry.name === name) ?? current
        return (
          <DropdownLink key={name} href={href} active={active} onClick={() => choose({ name })}>
            {label}
          </DropdownLink>
        )
      })}
      <ListItems items={item.itemsAfter} mobile={mobile} />
    </Dropdown>
  )
}

function LocaleDropdownItem({ item, mobile }: ItemProps<ItemOf<'localeDropdown'>>) {
  const { locales, locale } = useSite()
  const { href } = useShown().route
  const t = useTexts()
  const query = item.queryString
  const rest = useOnText((here) => here.slice(locale.baseUrl.length))(useUrl() || href)
  return (
    <Dropdown
      {...item}
      label={mobile ? t('theme.navbar.mobileLanguageDropdown.label', 'Languages') : locale.label}
      open={false}
    >
      <ListItems items={item.itemsBefore} mobile={mobile} />
      {locales.map((other) => (
        <DropdownLink
          key={other.name}
          href={
            other.home +
            (query
              ? rest.replace(/[?#].*|$/, (end) => query + end.replace(query, '').replace('?', '&'))
              : rest)
          }
          lang={other.htmlLang}
          active={other.name === locale.name}
        >
          {other.label}
        </DropdownLink>
      ))}
      <ListItems items={item.itemsAfter} mobile={mobile} />
    </Dropdown>
  )
}
