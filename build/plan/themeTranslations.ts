// The navbar and the footer in one language: `docusaurus-theme-classic/navbar.json` and `footer.json` below
// its folder.
import { type Translate, translationsOf } from '../kinds/translations.ts'
import type { FooterConfig, LogoConfig, NavbarItemConfig, ThemeConfig } from '../model/project.ts'
import type { SiteInput } from '../model/site.ts'
import { escapeHtml } from '../shared/escape.ts'

/**
 * The keys contain the original labels: `item.label.Guides`, `link.title.Community`, `link.item.label.Chat`.
 */
export function translateTheme(
  theme: ThemeConfig,
  locale: string,
  input: SiteInput,
): Pick<ThemeConfig, 'navbar' | 'footer'> {
  const navbar = translationsOf('docusaurus-theme-classic/navbar.json', locale, input)
  const footer = translationsOf('docusaurus-theme-classic/footer.json', locale, input)
  return {
    navbar: {
      ...theme.navbar,
      title: navbar('title', theme.navbar.title),
      logo: logoIn(theme.navbar.logo, navbar),
      items: theme.navbar.items.map((item) => itemIn(item, navbar)),
    },
    footer: theme.footer && footerIn(theme.footer, footer, input.config.markdown.untrusted),
  }
}

const logoIn = (logo: LogoConfig | null, t: Translate): LogoConfig | null =>
  logo?.alt === undefined ? logo : { ...logo, alt: t('logo.alt', logo.alt) }

function itemIn(item: NavbarItemConfig, t: Translate): NavbarItemConfig {
  const lists = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'].flatMap((name) => {
    const list = item[name]
    return Array.isArray(list) ? [[name, list.map((one: NavbarItemConfig) => itemIn(one, t))] as const] : []
  })
  const { label } = item
  return {
    ...item,
    ...(typeof label === 'string' ? { label: t(`item.label.${label}`, label) } : {}),
    ...Object.fromEntries(lists),
  }
}

const footerIn = (footer: FooterConfig, t: Translate, escapesHtml: boolean): FooterConfig => ({
  ...footer,
  logo: logoIn(footer.logo, t),
  copyright: footer.copyright && htmlIn(t('copyright', footer.copyright), footer.copyright, escapesHtml),
  columns: footer.columns.map(({ title, items, ...column }) => ({
    ...column,
    title: title && t(`link.title.${title}`, title),
    items: items.map((item) =>
      item.label === undefined ? item : { ...item, label: t(`link.item.label.${item.label}`, item.label) },
    ),
  })),
})

/** HTML of the configuration, or its translation, which may be by authors that are not trusted. */
const htmlIn = (translated: string, original: string, escapesHtml: boolean): string =>
  escapesHtml && translated !== original ? escapeHtml(translated) : translated
