// `useThemeConfig`: the theme's part of the configuration with Docusaurus' names, in the language of the
// page.
import config from '@generated/docusaurus.config'
import type { CSSProperties } from 'react'
import type { NavbarItem, NavbarLink } from '../../build/shared/navbarData.ts'
import type { LogoData, SiteData } from '../../build/shared/siteData.ts'
import { useSite } from '../context/site.tsx'
import { type FooterLinks, footerLinks } from './footerProps.ts'
import { type MagicComment, usualMagicComments } from './magicComments.ts'

/** An item of the navbar as it is configured. */
export interface NavbarItemProps {
  readonly type?: string
  readonly label?: string
  readonly position?: 'left' | 'right'
  readonly items?: readonly NavbarItemProps[]
  readonly [key: string]: unknown
}

export interface Logo {
  readonly src: string
  readonly srcDark?: string
  readonly alt?: string
  readonly href?: string
  readonly width?: number | string
  readonly height?: number | string
  readonly target?: string
  readonly className?: string
  readonly style?: CSSProperties
}

export interface ThemeConfig {
  readonly navbar: {
    readonly title: string
    readonly logo?: Logo
    readonly hideOnScroll: boolean
    readonly items: readonly NavbarItemProps[]
  }
  readonly footer?: {
    readonly style: 'light' | 'dark'
    readonly links: FooterLinks
    readonly logo?: Logo
    readonly copyright?: string
  }
  readonly colorMode: SiteData['colorMode']
  readonly announcementBar?: {
    readonly id: string
    readonly content: string
    readonly isCloseable: boolean
    readonly backgroundColor?: string
    readonly textColor?: string
  }
  readonly prism: { readonly magicComments: readonly MagicComment[]; readonly [key: string]: unknown }
  readonly [key: string]: unknown
}

const known = /* @__PURE__ */ new WeakMap<SiteData, ThemeConfig>()

/** The same object for all components of a language. */
export function useThemeConfig(): ThemeConfig {
  const site = useSite()
  const found = known.get(site) ?? themeConfigOf(site)
  known.set(site, found)
  return found
}

function themeConfigOf(site: SiteData): ThemeConfig {
  const { navbar, footer, announcement, colorMode, docsSidebar } = site
  const written = { ...config.themeConfig, ...site.plugins?.themeConfig } as Readonly<
    Record<string, Record<string, unknown> | undefined>
  >
  return {
    metadata: [],
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    ...written,
    prism: { additionalLanguages: [], magicComments: usualMagicComments, ...written['prism'] },
    docs: {
      ...written['docs'],
      versionPersistence: site.forgetsVersions ? 'none' : 'localStorage',
      sidebar: { hideable: docsSidebar.hideable, autoCollapseCategories: docsSidebar.autoCollapse },
    },
    blog: { sidebar: { groupByYear: true }, ...written['blog'] },
    colorMode,
    navbar: {
      ...written['navbar'],
      title: navbar.title,
      hideOnScroll: navbar.hideOnScroll,
      items: writtenItems(navbar.items, written['navbar']).map(itemProps),
      ...(navbar.logo
        ? { logo: { ...(written['navbar']?.['logo'] as object | undefined), ...logoOf(navbar.logo) } }
        : {}),
    },
    ...(footer && {
      footer: {
        ...written['footer'],
        style: footer.style,
        links: footerLinks(footer),
        ...(footer.logo
          ? { logo: { ...(written['footer']?.['logo'] as object | undefined), ...logoOf(footer.logo) } }
          : {}),
        ...(footer.copyright === null ? {} : { copyright: footer.copyright }),
      },
    }),
    ...(announcement && {
      announcementBar: {
        ...written['announcementBar'],
        id: announcement.id,
        content: announcement.html,
        isCloseable: announcement.isCloseable,
      },
    }),
  }
}

/** Without the search that the build adds at the end: as in Docusaurus, `Navbar/Content` shows it then. */
function writtenItems(
  items: readonly NavbarItem[],
  written: Readonly<Record<string, unknown>> | undefined,
): readonly NavbarItem[] {
  const named = (written?.['items'] ?? []) as readonly { readonly type?: string }[]
  return named.some(({ type }) => type === 'search') ? items : items.filter(({ type }) => type !== 'search')
}

const logoOf = ({ src, srcDark, alt, href, width, height }: LogoData): Logo => ({
  src,
  alt,
  ...(srcDark === null ? {} : { srcDark }),
  ...(href === null ? {} : { href }),
  ...(width === null ? {} : { width }),
  ...(height === null ? {} : { height }),
})

const activeOn = ({
  activeBasePath,
  activeBaseRegex,
}: Extract<NavbarItem, { readonly type: 'link' | 'dropdown' }>) => ({
  ...(activeBasePath === undefined ? {} : { activeBasePath }),
  ...(activeBaseRegex === undefined ? {} : { activeBaseRegex }),
})

/** An item as Docusaurus names its properties. `itemOf` (navbarProps.ts) finds the item again. */
export function itemProps(item: NavbarItem): NavbarItemProps {
  const { position, className, activeClassName } = item as Partial<NavbarLink>
  const base = {
    position,
    ...(className === undefined ? {} : { className }),
    ...(activeClassName === undefined ? {} : { activeClassName }),
  } as NavbarItemProps
  if ('props' in item) return { ...item.props, ...base, type: item.type }
  switch (item.type) {
    case 'link': {
      const { label, href, html, ariaLabel, external } = item
      return {
        ...item.attributes,
        ...base,
        ...(html === undefined ? { label } : { html }),
        ...(external ? { href } : { to: href }),
        ...(ariaLabel === undefined ? {} : { 'aria-label': ariaLabel }),
        ...activeOn(item),
      }
    }
    case 'dropdown':
      return {
        ...base,
        type: 'dropdown',
        label: item.label,
        ...(item.href === null ? {} : { to: item.href }),
        ...activeOn(item),
        items: item.items.map(itemProps),
      }
    case 'html':
      return { ...base, type: 'html', value: item.html }
    case 'doc':
      return { ...base, type: 'doc', label: item.label, docId: item.docId, docsPluginId: item.instance }
    case 'docSidebar':
      return {
        ...base,
        type: 'docSidebar',
        label: item.label,
        sidebarId: item.sidebarName,
        docsPluginId: item.instance,
      }
    case 'docsVersion':
      return {
        ...base,
        type: 'docsVersion',
        docsPluginId: item.instance,
        ...(item.label === undefined ? {} : { label: item.label }),
        ...(item.href === undefined ? {} : { to: item.href }),
      }
    case 'docsVersionDropdown':
    case 'localeDropdown':
      return {
        ...base,
        type: item.type,
        ...('instance' in item ? { docsPluginId: item.instance } : {}),
        ...('queryString' in item ? { queryString: item.queryString } : {}),
        ...('versions' in item
          ? { versions: Object.fromEntries(item.versions.map(([name, label]) => [name, { label }])) }
          : {}),
        dropdownItemsBefore: item.itemsBefore.map(itemProps),
        dropdownItemsAfter: item.itemsAfter.map(itemProps),
      }
    case 'search':
      return { ...base, type: 'search' }
  }
  return base
}
