// Files that many pages share: the data of each language's site and one file per sidebar.

import type { DataContext, PlacedSidebar, PlannedSite, SharedSidebar } from '../../kinds/contentKind.ts'
import { contentsIn } from '../../kinds/index.ts'
import { textLanguageOf, untranslatedIn } from '../../kinds/translations.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import type { HrefRegistry } from '../../model/links.ts'
import { configIn } from '../../model/locales.ts'
import type { Page } from '../../model/page.ts'
import type { InjectedHtml, PluginOutcome } from '../../model/pluginOutcome.ts'
import type { Config } from '../../model/project.ts'
import type { SiteInput } from '../../model/site.ts'
import { siteDataOf } from '../../plan/siteData.ts'
import { agentNotice } from '../../render/agentNotice.ts'
import { addAll } from '../../shared/addAll.ts'
import type { OutputPath } from '../../shared/paths.ts'
import type { HeadElement } from '../../shared/routeData.ts'
import type { SiteData } from '../../shared/siteData.ts'
import type { AppPlan } from '../pwa/planApp.ts'
import { alternatesOf } from './alternates.ts'
import { type DocsOfLocale, openAllDocs } from './shareDocs.ts'
import { type SharedFile, sharedFile } from './sharedFile.ts'
import { shareSidebar } from './shareSidebar.ts'

export interface SharedData {
  readonly context: DataContext
  /** By language. */
  readonly sites: ReadonlyMap<string, { readonly data: SiteData; readonly file: SharedFile }>
  /** All documents of a language; null without any. */
  readonly allDocs: (locale: string) => DocsOfLocale | null
  readonly sidebarFiles: readonly SharedFile[]
  readonly app: AppPlan
  /** Elements that the configuration adds to every head in a language, with resolved URLs. */
  readonly headTags: (locale: string) => readonly HeadElement[]
  /** HTML that plugins add to every page. */
  readonly body: (locale: string) => InjectedHtml['body']
  readonly diagnostics: readonly Diagnostic[]
}

export function shareData(
  site: PlannedSite,
  input: SiteInput,
  hrefs: HrefRegistry,
  app: AppPlan,
): SharedData {
  const diagnostics: Diagnostic[] = [...app.diagnostics]
  const sites = new Map<string, { data: SiteData; file: SharedFile }>()
  const sidebars = new Map<string, PlacedSidebar>()
  const sidebarFiles = new Map<OutputPath, SharedFile>()
  for (const localeSite of site.locales) {
    const made = siteDataOf(localeSite, { site, input, hrefs })
    addAll(diagnostics, made.diagnostics)
    sites.set(localeSite.locale, { data: made.data, file: sharedFile('site', made.data) })
    const resolve = (href: string) => hrefs.resolve(href, localeSite.locale)
    const share = (sidebar: SharedSidebar): void => {
      const { files, ...placed } = shareSidebar(sidebar, site.config.baseUrl)
      for (const file of files) sidebarFiles.set(file.path, file)
      sidebars.set(sidebar.key, { ...placed, trailsTo: sidebar.trailsTo })
    }
    const { baseUrl, theme } = site.config
    const { groupsPosts } = theme
    const { locale } = localeSite
    const links = {
      ...{ locale, baseUrl, groupsPosts, resolve },
      untranslated: untranslatedIn(locale, site.config),
      textLanguage: (page: Page) => textLanguageOf({ locale, page }, site.config),
    }
    for (const { kind, content } of contentsIn(localeSite, site))
      for (const sidebar of kind.sidebars(content, links)) share(sidebar)
  }
  const context: DataContext = {
    config: site.config,
    site,
    history: input.history,
    resolve: hrefs.resolve,
    sidebars,
    alternates: alternatesOf(site),
    behind: input.behind ?? new Set(),
    messages: new Map([...sites].map(([locale, { data }]) => [locale, data.messages])),
  }
  return {
    context,
    sites,
    allDocs: openAllDocs(site),
    sidebarFiles: [...sidebarFiles.values()],
    app,
    headTags: headTagsIn(site, hrefs, input.plugins?.injected ?? {}),
    body: (locale) => bodyOf(input, locale),
    diagnostics,
  }
}

function bodyOf({ plugins, config }: SiteInput, locale: string): InjectedHtml['body'] {
  const { start, end } = plugins?.injected[locale]?.body ?? { start: '', end: '' }
  return { start: agentNotice(locale, config) + start, end }
}

/** All lists are made now, as their links are checked later. */
function headTagsIn(
  { config, locales }: PlannedSite,
  hrefs: HrefRegistry,
  injected: PluginOutcome['injected'],
): SharedData['headTags'] {
  const configs = new Set([config, ...locales.map(({ locale }) => configIn(locale, config))])
  const written = new Map([...configs].map((own) => [own, resolvedHead(own, hrefs)]))
  const lists = new Map(
    locales.map(({ locale }) => [
      locale,
      [...(written.get(configIn(locale, config)) ?? []), ...(injected[locale]?.headTags ?? [])],
    ]),
  )
  return (locale) => lists.get(locale) ?? []
}

/** Links to the site are checked like all others of the configuration. */
function resolvedHead(config: Config, hrefs: HrefRegistry): readonly HeadElement[] {
  const { headTags, i18n } = config
  return headTags.map((element) => {
    const given = Object.entries(element.attributes)
    const attributes = given.map(([name, value]) => {
      const path = name === 'href' || name === 'src' ? sitePath(value, config) : null
      return [name, path === null ? value : hrefs.resolve(path, i18n.mainLocale, 'siteFile').href]
    })
    return { ...element, attributes: Object.fromEntries(attributes) }
  })
}

/** A URL without the base URL; null outside the site. */
function sitePath(url: string, { baseUrl, behaviors }: Config): string | null {
  if (!/^\/(?!\/)/.test(url)) return null
  if (!behaviors.headTagsHaveBase) return url
  return url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : null
}
