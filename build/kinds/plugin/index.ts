// Pages that plugins of the site add: each is a module with a component, which the build wrote.
import type { Diagnostic } from '../../model/diagnostics.ts'
import { pagePath } from '../../model/pagePath.ts'
import type { PluginRoute } from '../../model/pluginOutcome.ts'
import { generated, type Route } from '../../model/route.ts'
import type { LocalePlace, SiteInput } from '../../model/site.ts'
import { hrefOf, routePath, type SourcePath } from '../../shared/paths.ts'
import type { RouteData } from '../../shared/routeData.ts'
import { slugProblem } from '../../shared/slug.ts'
import type { ContentKind, DataContext, PlannedInstances, RouteCode } from '../contentKind.ts'
import { headOf } from '../data.ts'

interface PluginPageEntry extends Route {
  readonly kind: 'plugin'
  readonly type: 'pluginPage'
  readonly source: SourcePath
  readonly plugin: string
  readonly instance: string
  /** The file of the site with its component. */
  readonly component: SourcePath | null
}

export const plugin: ContentKind<never, PluginPageEntry> = {
  name: 'plugin',
  options: () => [],
  dataFiles: () => () => null,
  plan,
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

function plan(
  { plugins, config }: SiteInput,
  { locale, prefix }: LocalePlace,
): PlannedInstances<never, PluginPageEntry> {
  const routes: PluginPageEntry[] = []
  const diagnostics: Diagnostic[] = []
  for (const route of plugins?.routes ?? []) {
    if (route.locale !== locale) continue
    const problem = wrongPath({ ...route, path: route.path.slice(prefix.length) })
    if (problem) diagnostics.push(problem)
    else routes.push(entryOf(route, config))
  }
  return { contents: [], routes, searchTags: [], diagnostics }
}

/** A pattern of paths has characters that names cannot have. */
function wrongPath({ path, plugin: name, module, open }: PluginRoute): Diagnostic | null {
  const reason = slugProblem(open ? path.replace(/[:*|].*/, '') : path)
  if (reason === null) return null
  const message = `The path ${path} of a page of the plugin ${name} ${reason}.`
  const hint = 'The page is left out. Give it another path.'
  return { code: 'invalidSlug', file: null, line: 0, column: 0, message, hint, find: [module] }
}

const entryOf = (
  { path, locale, source, component, plugin: name, id, open }: PluginRoute,
  config: SiteInput['config'],
): PluginPageEntry => ({
  ...generated,
  kind: 'plugin',
  type: 'pluginPage',
  path: path.endsWith('.html') ? routePath(path, false) : pagePath(path, config),
  locale,
  source,
  component,
  plugin: name,
  instance: id,
  ...(open && { open: true }),
})

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
