// Pages that plugins of the site add: each is a module with a component, which the build wrote.
import { pagePath } from '../../model/pagePath.ts'
import { generated, type Route } from '../../model/route.ts'
import type { LocalePlace, SiteInput } from '../../model/site.ts'
import { hrefOf, routePath, type SourcePath } from '../../shared/paths.ts'
import type { RouteData } from '../../shared/routeData.ts'
import type { ContentKind, DataContext, RouteCode } from '../contentKind.ts'
import { headOf } from '../data.ts'

interface PluginPageEntry extends Route {
  readonly kind: 'plugin'
  readonly type: 'pluginPage'
  readonly source: SourcePath
  readonly plugin: string
  readonly instance: string
}

export const plugin: ContentKind<never, PluginPageEntry> = {
  name: 'plugin',
  options: () => [],
  dataFiles: () => () => null,
  plan: (input, place) => ({
    contents: [],
    routes: planRoutes(input, place),
    searchTags: [],
    diagnostics: [],
  }),
  data,
  sidebars: () => [],
  searchEntry: (route, rendered) =>
    rendered && {
      name: route.path,
      title: rendered.title ?? route.path,
      description: () => rendered.description,
    },
  indexable: ({ source }, hidden) => !hidden.has(source),
  cardText: (_route, title, { config }) => ({
    title: title ?? config.title,
    section: title === null ? config.tagline || null : null,
    badge: null,
  }),
  excerpts: () => [],
  printsTitle: false,
  sharesWords: false,
  pageLists: () => [],
  explain: () => ({}),
}

export const isOfPlugin = (route: Route): route is PluginPageEntry => route.kind === 'plugin'

const planRoutes = ({ plugins, config }: SiteInput, { locale }: LocalePlace): readonly PluginPageEntry[] =>
  (plugins?.routes ?? [])
    .filter((route) => route.locale === locale)
    .map(({ path, source, plugin: name, id, open }) => ({
      ...generated,
      kind: 'plugin',
      type: 'pluginPage',
      path: path.endsWith('.html') ? routePath(path, false) : pagePath(path, config),
      locale,
      source,
      plugin: name,
      instance: id,
      ...(open && { open: true }),
    }))

/** As Docusaurus has it in the class: `blog` for `docusaurus-plugin-content-blog`. */
const shortName = (plugin: string): string =>
  plugin.replace(/docusaurus-(?:plugin|theme)-(?:content-)?/gi, '')

function data(route: PluginPageEntry, { page }: RouteCode, context: DataContext): RouteData {
  const head = { title: null, description: null, keywords: [], image: null, noIndex: false }
  return {
    view: 'componentPage',
    path: route.path,
    href: hrefOf(route.path, context.config.baseUrl),
    head: headOf(route, head, context),
    htmlClass: `plugin-${shortName(route.plugin)} plugin-id-${route.instance}`,
    unlisted: false,
    code: page ?? { module: route.source, href: '', styles: [], attributes: {} },
    ...(route.open && { open: true as const }),
  }
}
