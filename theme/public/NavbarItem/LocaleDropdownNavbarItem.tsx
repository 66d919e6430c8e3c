// `@theme/NavbarItem/LocaleDropdownNavbarItem`: the languages.
import type { KnownItemProps } from '../../compat/KnownNavbarItem.tsx'
import { knownItem } from '../../compat/navbarProps.ts'
import { itemProps, type NavbarItemProps } from '../../compat/themeConfig.ts'
import { useShown } from '../../context/route.tsx'
import { useSite } from '../../context/site.tsx'
import type { ItemOf } from '../../layout/NavLink.tsx'
import { useUrl } from '../../state/url.ts'
import { useTexts } from '../../text/translate.tsx'
import DropdownNavbarItem from './DropdownNavbarItem.tsx'

export default function LocaleDropdownNavbarItem({ mobile = false, ...props }: KnownItemProps) {
  const site = useSite()
  const item = knownItem(
    { ...(props as NavbarItemProps), type: 'localeDropdown' },
    site,
  ) as ItemOf<'localeDropdown'>
  const { href } = useShown().route
  const t = useTexts()
  const { locale, locales } = site
  const rest = (useUrl() || href).slice(locale.baseUrl.length)
  const links = locales.map((other) => ({
    label: other.label,
    lang: other.htmlLang,
    to: other.home + withQuery(rest, item.queryString),
    // Another language is another site: the browser loads its page.
    target: '_self',
    autoAddBaseUrl: false,
    isActive: () => other.name === locale.name,
  }))
  return (
    <DropdownNavbarItem
      position={item.position}
      {...(item.className === undefined ? {} : { className: item.className })}
      mobile={mobile}
      label={mobile ? t('theme.navbar.mobileLanguageDropdown.label', 'Languages') : locale.label}
      items={[...item.itemsBefore.map(itemProps), ...links, ...item.itemsAfter.map(itemProps)]}
    />
  )
}

/** Adds the query of the configuration to a path. */
const withQuery = (path: string, query?: string): string =>
  query ? path.replace(/[?#].*|$/, (end) => query + end.replace(query, '').replace('?', '&')) : path
