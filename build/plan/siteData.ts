// The configuration and the plan → the data that all pages of one language share.
import { docsIn } from '../kinds/docs/index.ts'
import { localeFolder } from '../kinds/translations.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import type { DocsInstance } from '../model/docs.ts'
import type { HrefRegistry } from '../model/links.ts'
import { baseUrlOf, configIn, urlOf } from '../model/locales.ts'
import { leavesSlashes } from '../model/openSlashes.ts'
import type { Config, FooterConfig, NavbarItemConfig } from '../model/project.ts'
import { defaultSearchTag, type Route } from '../model/route.ts'
import type { LocaleSite, Site, SiteInput } from '../model/site.ts'
import { storageSuffixOf } from '../model/siteStorage.ts'
import { metaOfPages } from '../shared/pageMeta.ts'
import {
  hrefOf,
  joinPath,
  routeKey,
  routePath,
  searchFolder,
  searchManifestPath,
  sourcePath,
} from '../shared/paths.ts'
import type { Href } from '../shared/routeData.ts'
import type { FooterData, LocaleData, SiteData } from '../shared/siteData.ts'
import { componentValues } from './componentValues.ts'
import { type LogoPlace, logoOf } from './logo.ts'
import { menuServer } from './menuServer.ts'
import { navbarClass } from './navbarClass.ts'
import type { NavbarMistake } from './navbarContext.ts'
import { navbarItem, withSearch } from './navbarItems.ts'
import { translateTheme } from './themeTranslations.ts'

interface SiteDataContext {
  readonly site: Site
  readonly input: SiteInput
  readonly hrefs: HrefRegistry
}

export function siteDataOf(
  localeSite: LocaleSite,
  context: SiteDataContext,
): { data: SiteData; diagnostics: readonly Diagnostic[] } {
  const { locale } = localeSite
  const config = configIn(locale, context.site.config)
  const resolve = (href: string) => context.hrefs.resolve(href, locale)
  const diagnostics: Diagnostic[] = []
  const report = (mistake: NavbarMistake) => diagnostics.push(navbarProblem(mistake, context.input))
  const { navbar, footer } = translateTheme(config.theme, locale, context.input)
  const forItems = { localeSite, resolve, report, ...urlFacts(locale, config) }
  const items = withSearch(navbar.items, config, context.input).flatMap(
    (item: NavbarItemConfig, index) => navbarItem(item, `themeConfig.navbar.items[${index}]`, forItems) ?? [],
  )
  // Every head contains it, so it is checked like every other URL of the configuration.
  const resolveImage = (href: string) => context.hrefs.resolve(href, locale, 'siteFile')
  if (config.theme.image !== null) resolveImage(config.theme.image)
  const { mermaid } = context.input
  const homeHref = homeOf(localeSite, context.site)
  const place = { homeHref, resolve, resolveImage }
  const data: SiteData = {
    title: config.title,
    tagline: config.tagline,
    url: urlOf(locale, config),
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    ...(leavesSlashes(config) ? { openSlashes: true as const } : {}),
    titleDelimiter: config.titleDelimiter,
    favicon: config.favicon === null ? null : resolveImage(config.favicon).href,
    locale: localeData(locale, locale, context),
    locales: config.i18n.locales.map((name) => localeData(name, locale, context)),
    homeHref,
    hasHomePage: hasHomePage(localeSite, context.site),
    navbar: {
      title: navbar.title,
      logo: navbar.logo && logoOf(navbar.logo, 'navbar', place),
      hideOnScroll: navbar.hideOnScroll,
      ...navbarClass(navbar),
      items,
    },
    footer: footer && footerOf(footer, place),
    announcement: announcementOf(config),
    colorMode: config.theme.colorMode,
    docs: docsIn(localeSite).map((instance) => docsData(instance, config)),
    docsSidebar: config.theme.sidebar,
    ...(config.theme.keepsVersions ? {} : { forgetsVersions: true as const }),
    ...menuOf(config),
    ...tocLevelsOf(config),
    messages: messagesOf(locale, context),
    ...valuesOf(config, locale, context),
    ...metadataOf(config),
    ...deepRoutesOf(locale, context.site),
    ...drawingsOf(config, mermaid),
    search: searchOf(localeSite, config),
    storageSuffix: storageSuffixOf(config, locale),
    ...(config.storage.type === 'sessionStorage' ? { storageType: config.storage.type } : {}),
  }
  return { data, diagnostics }
}

/** Diagrams and live code. */
const drawingsOf = (
  { theme: { diagrams, livePosition }, baseUrl }: Config,
  mermaid: string | null,
): Pick<SiteData, 'mermaid' | 'diagrams' | 'livePosition'> => ({
  mermaid: mermaid === null ? null : hrefOf(`/${mermaid}`, baseUrl),
  ...(mermaid === null || diagrams === null ? {} : { diagrams }),
  ...(livePosition === 'top' ? { livePosition } : {}),
})

/** The menu of pages, previews of links, and where feedback goes. */
function menuOf({
  theme: { pageMenu, linkPreviews, keyboardShortcuts, feedback },
  title,
  url,
  baseUrl,
}: Config): Pick<SiteData, 'pageMenu' | 'linkPreviews' | 'keyboardShortcuts' | 'feedback'> {
  const { items = [], mcp = false } = pageMenu ?? {}
  const server = menuServer(mcp, { title, url, baseUrl })
  return {
    ...(pageMenu && { pageMenu: { items, ...(server && { mcp: server }) } }),
    ...(linkPreviews && { linkPreviews }),
    ...(keyboardShortcuts && { keyboardShortcuts }),
    ...(feedback && { feedback }),
  }
}

const tocLevelsOf = ({ theme: { tableOfContents } }: Config): Pick<SiteData, 'tableOfContents'> =>
  tableOfContents.minHeadingLevel === 2 && tableOfContents.maxHeadingLevel === 3 ? {} : { tableOfContents }

const navbarProblem = (
  { path, key, message, hint }: NavbarMistake,
  { configFile }: SiteInput,
): Diagnostic => ({
  code: 'brokenLink',
  file: configFile,
  line: 0,
  column: 0,
  message: `${path}: ${message}`,
  hint: hint ?? null,
  path: key === undefined ? path : `${path}.${key}`,
})

const announcementOf = ({ theme: { announcementBar } }: Config): SiteData['announcement'] =>
  announcementBar && {
    id: announcementBar.id,
    html: announcementBar.content,
    isCloseable: announcementBar.isCloseable,
  }

const docsData = (
  { config: { id, routeBasePath, breadcrumbs }, versions }: DocsInstance,
  { baseUrl }: Config,
): SiteData['docs'][number] => ({
  id,
  path: joinPath('/', routeBasePath),
  breadcrumbs,
  versions: versions.map(({ name, label, isLast, path, mainDoc }) => ({
    name,
    label,
    isLast,
    path,
    mainDocId: mainDoc?.id ?? '',
    mainHref: hrefOf(mainDoc?.route ?? `${path}/`, baseUrl),
  })),
})

const valuesOf = (config: Config, locale: string, { site, input }: SiteDataContext) => ({
  // Pages get JSON: without functions, which are for plugins.
  customFields: JSON.parse(JSON.stringify(config.customFields)) as SiteData['customFields'],
  ...componentValues(config, site.config, input.plugins?.ofLocales[locale]),
})

/** What pages can say of themselves, where the configuration says it for the others. */
function metadataOf({ theme }: Config): Pick<SiteData, 'metadata'> {
  const metadata = theme.metadata.flatMap(({ name, property, content = '' }) => {
    const key = name ?? property ?? ''
    return metaOfPages.has(key.toLowerCase()) ? [[key, content] as const] : []
  })
  return metadata.length === 0 ? {} : { metadata }
}

/** What items of the navbar compare URLs by. */
const urlFacts = (locale: string, config: Config) => ({
  baseUrl: baseUrlOf(locale, config),
  leavesSlashes: leavesSlashes(config),
})

/** Left out when the language has no such routes. */
function deepRoutesOf(locale: string, { routes, config }: Site): Pick<SiteData, 'deepRoutes' | 'openRoutes'> {
  const own = routes.filter((route) => route.locale === locale)
  const hrefs = (some: readonly Route[]) => some.map(({ path }) => hrefOf(path, config.baseUrl))
  const [deepRoutes, openRoutes] = [own.filter(({ deep }) => deep), own.filter(({ open }) => open)].map(hrefs)
  return { ...(deepRoutes?.length && { deepRoutes }), ...(openRoutes?.length && { openRoutes }) }
}

const hasHomePage = ({ prefix }: LocaleSite, { routes }: Site): boolean =>
  routes.some((route) => routeKey(route.path) === routeKey(prefix || '/'))

/** The page at the root of the language, else the main document. */
export function homeOf(localeSite: LocaleSite, site: Site): Href {
  const main = docsIn(localeSite)[0]?.versions.find(({ isLast }) => isLast)?.mainDoc
  return hrefOf(
    main && !hasHomePage(localeSite, site) ? main.route : `${localeSite.prefix}/`,
    site.config.baseUrl,
  )
}

/** `from` is the language whose pages contain the data. */
function localeData(name: string, from: string, { site: { config } }: SiteDataContext): LocaleData {
  const own = config.i18n.localeConfigs[name]
  const url = urlOf(name, config)
  const baseUrl = baseUrlOf(name, config)
  const isHere = url === urlOf(from, config)
  return {
    name,
    label: own?.label ?? name,
    direction: own?.direction ?? 'ltr',
    htmlLang: own?.htmlLang ?? name,
    dateLocale: new Intl.Locale(own?.dateLocale ?? 'en', { calendar: own?.calendar ?? 'gregory' }).toString(),
    baseUrl,
    home: isHere ? baseUrl : url + baseUrl,
    ...(isHere ? {} : { url }),
  }
}

function footerOf(footer: FooterConfig, place: LogoPlace): FooterData {
  const { resolve } = place
  const columns = footer.columns.map(({ title, className, items }) => ({
    title,
    ...(className ? { className: `footer__col ${className}` } : {}),
    items: items.map(({ label, to, href, html, className: own, attributes }) => {
      if (html !== undefined) return own ? { html, className: `footer__item ${own}` } : { html }
      const target = resolve(to ?? href ?? '/')
      return {
        label: label ?? target.href,
        href: target.href,
        ...(target.external && attributes?.['target'] !== '_self' ? { external: true } : {}),
        ...(own ? { className: `footer__link-item ${own}` } : {}),
        ...(attributes ? { attributes } : {}),
      }
    }),
  }))
  const logo = footer.logo && logoOf(footer.logo, 'footer', place)
  return { style: footer.style, columns, logo, copyright: footer.copyright }
}

/**
 * Troodon's own texts, those of plugins, then those of `i18n/<locale>/code.json`:
 * `{ "theme.x": { "message": "…" } }`.
 */
function messagesOf(
  locale: string,
  { site: { config }, input }: SiteDataContext,
): Readonly<Record<string, string>> {
  const own = input.messages.get(locale)
  const ofPlugins = input.plugins?.messages[locale]
  const file = input.data.get(sourcePath(joinPath(localeFolder(locale, config), 'code.json')))
  const entries = Object.entries(isObject(file) ? file : {})
  const written = entries.flatMap(([id, entry]) =>
    typeof entry === 'object' && entry !== null && 'message' in entry && typeof entry.message === 'string'
      ? [[id, entry.message]]
      : [],
  )
  const given = { ...ofPlugins, ...Object.fromEntries(written) }
  return { ...own, ...withOtherIds(given), ...buttonText(config) }
}

/**
 * Docusaurus has one id for two texts: "View All Tags" of blogs and "View all tags" of docs. Its translation
 * is that of our second id as well.
 */
function withOtherIds(given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const both = given['theme.tags.tagsPageLink']
  return both === undefined ? given : { 'theme.docs.viewAllTags': both, ...given }
}

/** The search button's text of the configuration. */
function buttonText({ search }: Config): Readonly<Record<string, string>> {
  const { button } = (search?.provider === 'algolia' ? search.translations : undefined) ?? {}
  const text = (button as { readonly buttonText?: unknown } | undefined)?.buttonText
  return typeof text === 'string' ? { 'theme.SearchBar.label': text } : {}
}

/** The files of the search index, and the page of all results. */
function searchOf(localeSite: LocaleSite, { search, baseUrl, trailingSlash }: Config): SiteData['search'] {
  if (search === null) return null
  const { searchPagePath: page, ...service } = search
  const own = {
    missingResultsUrl: search.missingResultsUrl?.replace(/^\/(?!\/)/, baseUrl) ?? null,
    page: page === null ? null : hrefOf(routePath(`${localeSite.prefix}/${page}`, trailingSlash), baseUrl),
  }
  if (service.provider === 'algolia') return { ...service, ...own }
  const indexes = [defaultSearchTag, ...localeSite.searchTags].map((tag) => [
    tag,
    hrefOf(`/${searchManifestPath(localeSite.locale, tag)}`, baseUrl),
  ])
  return {
    ...service,
    ...own,
    indexes: Object.fromEntries(indexes),
    files: hrefOf(`/${searchFolder}/`, baseUrl),
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
