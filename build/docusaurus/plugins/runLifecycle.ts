// The lifecycle of plugins made for Docusaurus in one language: they load their content and make routes and
// data of it.
import { join } from 'node:path'
import { safeName } from '../../model/config/plugin.ts'
import type { PluginRoute, TranslationTexts } from '../../model/pluginOutcome.ts'
import { pluginFolder, siteFile, sourceIn, writeGenerated } from '../../plugins/generatedFiles.ts'
import { hookOf } from '../../plugins/hookOf.ts'
import { routeKey } from '../../shared/paths.ts'
import type { Contents } from '../contents/contents.ts'
import type { LoadContents, LoadedContents } from './contentAccess.ts'
import { contentCopier } from './copiedContent.ts'
import type {
  Actions,
  DocusaurusPlugin,
  DocusaurusRoute,
  PluginContext,
  RunningPlugin,
  StartedPlugin,
} from './docusaurusPlugin.ts'
import { loaderMetadata } from './loaderMetadata.ts'
import { routeModule } from './routeModule.ts'
import { translatedContent } from './translatedContent.ts'

export interface GivenRoute {
  readonly route: DocusaurusRoute
  readonly plugin: { readonly name: string; readonly id: string }
}

/** The results of the plugins in one language. */
export interface Made {
  readonly running: RunningPlugin[]
  readonly routes: PluginRoute[]
  /** As the plugins gave them, by the path of a page. */
  readonly given: Map<string, GivenRoute>
  readonly globalData: Record<string, Record<string, unknown>>
  readonly messages: Record<string, string>
  readonly translations: TranslationTexts
  readonly loaded: LoadedContents
}

interface Lifecycle {
  /** Receives the plugin whose code threw; the others go on. */
  readonly fail: (plugin: StartedPlugin, error: unknown) => void
  /** Loads the content of the site, where a plugin asks for it. */
  readonly load: LoadContents
  /** Whether the site's own theme calls hooks again, with the content as it was loaded. */
  readonly callsAgain: boolean
}

export async function runLifecycle(
  started: readonly StartedPlugin[],
  { fail, load, callsAgain }: Lifecycle,
): Promise<Made> {
  const running: RunningPlugin[] = []
  const copy = contentCopier()
  const translations: Record<string, TranslationTexts[string]> = {}
  for (const one of started)
    try {
      const { content, texts } = await translatedContent(one)
      running.push({ ...one, content, loaded: callsAgain ? copy(content) : content })
      Object.assign(translations, texts)
    } catch (error) {
      fail(one, error)
    }
  const loaded = await load()
  const empty = { routes: [], given: new Map(), globalData: {}, messages: {} }
  const made: Made = { running, translations, loaded, ...empty }
  for (const one of running)
    try {
      Object.assign(made.messages, await textsOf(one.plugin))
    } catch (error) {
      fail(one, error)
    }
  const allContent = allContentOf(made.running, loaded.contents)
  const later: (() => void)[] = []
  for (const hook of ['contentLoaded', 'allContentLoaded'] as const) {
    const globalData: Made['globalData'] = {}
    for (const one of made.running)
      try {
        await hookOf(one.plugin, () =>
          one.plugin[hook]?.({
            content: one.content,
            actions: actionsOf(one, { ...made, globalData }, later),
            allContent,
          }),
        )
      } catch (error) {
        fail(one, error)
      }
    addGlobalData(made.globalData, globalData)
  }
  // The files that pages import are complete now.
  for (const write of later) write()
  return made
}

const textsOf = (plugin: DocusaurusPlugin) =>
  hookOf(plugin, () => plugin.getDefaultCodeTranslationMessages?.())

/** The content of every plugin, with that of the site's docs, blogs and pages: plugin → id → content. */
function allContentOf(
  running: readonly Pick<RunningPlugin, 'plugin' | 'id' | 'content'>[],
  contents: Contents,
): Readonly<Record<string, object>> {
  const all: Record<string, object> = {}
  // Their members are made when they are read: they are not read here.
  for (const [name, byId] of Object.entries(contents))
    all[name] = Object.defineProperties({}, Object.getOwnPropertyDescriptors(byId))
  for (const { plugin, id, content } of running)
    Object.defineProperty((all[plugin.name] ??= {}), id, { value: content, enumerable: true })
  return all
}

/** Members of an object that a plugin has set before stay. */
function addGlobalData(all: Made['globalData'], more: Made['globalData']): void {
  for (const [name, byId] of Object.entries(more))
    for (const [id, data] of Object.entries(byId)) {
      const before = all[name]?.[id]
      const whole = before === undefined ? data : { ...before, ...(data as object) }
      all[name] = { ...all[name], [id]: whole }
    }
}

function actionsOf(
  one: RunningPlugin,
  { routes, given, globalData, loaded }: Made,
  later: (() => void)[],
): Actions {
  const { plugin, module, id, context, locale, prefix } = one
  const folder = pluginFolder(context.siteDir, plugin.name, id)
  const ofLoader = loaderMetadata(one)
  const metadataOf = (path: string) => loaded.metadataOf(path) ?? ofLoader(path)
  const page = (path: string, chain: readonly DocusaurusRoute[]) => {
    const name = `${safeName(path) || 'index'}-${routes.length}`
    const file = join(folder, 'routes', locale, `${name}.jsx`)
    later.push(() => writeGenerated(file, routeModule(chain, context.siteDir, metadataOf)))
    const below = path.startsWith(context.baseUrl) ? path.slice(context.baseUrl.length - 1) : path
    const source = sourceIn(context.siteDir, file)
    const route = chain.at(-1)
    const open = route !== undefined && (!route.exact || path.includes('/:'))
    const component = route ? siteFile(route.component, context.siteDir) : null
    const made = { plugin: plugin.name, module, id, locale, path: prefix + below, source, component }
    routes.push({ ...made, ...(open && { open }) })
    if (route) given.set(routeKey(prefix + below), { route, plugin: { name: plugin.name, id } })
  }
  const add = (route: DocusaurusRoute, above: readonly DocusaurusRoute[]): void => {
    const chain = [...above, route]
    const { routes: inner = [] } = route
    if (inner.length === 0 && isOfSite(plugin, route, loaded.hasPage(route.path))) return
    if (inner.length === 0) page(route.path, chain)
    else for (const one of inner) add(one, chain)
  }
  return {
    addRoute: (route) => add(withSlashes(route, context), []),
    async createData(name, data) {
      // Data of languages other than the default one are files of their own.
      const isDefault = locale === (context.i18n['defaultLocale'] as string)
      const file = join(folder, isDefault ? '' : locale, name)
      writeGenerated(file, typeof data === 'string' ? data : JSON.stringify(data, null, 2))
      return file
    },
    setGlobalData(data) {
      globalData[plugin.name] = { ...globalData[plugin.name], [id]: data }
    },
  }
}

type SlashRule = Pick<PluginContext, 'siteConfig' | 'baseUrl'>

/** Its paths end with a slash, or without, where the site decides it. */
function withSlashes(route: DocusaurusRoute, { siteConfig, baseUrl }: SlashRule): DocusaurusRoute {
  const slash = siteConfig['trailingSlash']
  if (typeof slash !== 'boolean') return route
  const { path, routes } = route
  // Of the home page, that is the base URL.
  const bare = path === baseUrl ? path : path.replace(/\/$/, '')
  return {
    ...route,
    path: slash && !/(?:\/|\.html)$/.test(bare) ? `${bare}/` : bare,
    ...(routes && { routes: routes.map((one) => withSlashes(one, { siteConfig, baseUrl })) }),
  }
}

/** Whether it is a page of docs, a blog or pages that a wrapper of their plugin adds, as that would. */
const isOfSite = ({ name }: DocusaurusPlugin, { component }: DocusaurusRoute, hasPage: boolean): boolean =>
  hasPage && /^docusaurus-plugin-content-(?:docs|blog|pages)$/.test(name) && component.startsWith('@theme/')
