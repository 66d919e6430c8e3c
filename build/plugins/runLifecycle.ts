// The lifecycle of plugins made for Docusaurus in one language: they load their content and make routes and
// data of it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contents } from '../kinds/docusaurus/contents.ts'
import { safeName } from '../model/plugin.ts'
import type { PluginRoute } from '../model/pluginOutcome.ts'
import type { LoadContents, LoadedContents } from './contentAccess.ts'
import type {
  Actions,
  DocusaurusPlugin,
  DocusaurusRoute,
  PluginContext,
  RunningPlugin,
  TranslationFile,
} from './docusaurusPlugin.ts'
import { pluginFolder, sourceIn, writeGenerated } from './generatedFiles.ts'
import { hookOf } from './hookOf.ts'
import { loaderMetadata } from './loaderMetadata.ts'
import { routeModule } from './routeModule.ts'

export interface StartedPlugin {
  readonly plugin: DocusaurusPlugin
  /** Where its relative paths begin. */
  readonly folder: string
  readonly id: string
  readonly options: Readonly<Record<string, unknown>>
  readonly context: PluginContext
  readonly locale: string
  /** Of its routes: empty, or `/de`. */
  readonly prefix: string
}

/** The results of the plugins in one language. */
export interface Made {
  readonly running: RunningPlugin[]
  readonly routes: PluginRoute[]
  readonly globalData: Record<string, Record<string, unknown>>
  readonly messages: Record<string, string>
  readonly loaded: LoadedContents
}

/**
 * `fail` receives the plugin whose code threw; the others go on. `load` loads the content of the site, where
 * a plugin asks for it.
 */
export async function runLifecycle(
  started: readonly StartedPlugin[],
  fail: (plugin: StartedPlugin, error: unknown) => void,
  load: LoadContents,
): Promise<Made> {
  const running: RunningPlugin[] = []
  for (const one of started)
    try {
      running.push({ ...one, content: await contentOf(one) })
    } catch (error) {
      fail(one, error)
    }
  const loaded = await load()
  const made: Made = { running, routes: [], globalData: {}, messages: {}, loaded }
  for (const one of running)
    try {
      Object.assign(made.messages, await textsOf(one.plugin))
    } catch (error) {
      fail(one, error)
    }
  const allContent = allContentOf(made.running, loaded.contents)
  const later: (() => void)[] = []
  for (const hook of ['contentLoaded', 'allContentLoaded'] as const)
    for (const one of made.running)
      try {
        await hookOf(one.plugin, () =>
          one.plugin[hook]?.({ content: one.content, actions: actionsOf(one, made, later), allContent }),
        )
      } catch (error) {
        fail(one, error)
      }
  // The files that pages import are complete now.
  for (const write of later) write()
  return made
}

const textsOf = (plugin: DocusaurusPlugin) =>
  hookOf(plugin, () => plugin.getDefaultCodeTranslationMessages?.())

async function contentOf({ plugin, id, context, locale }: StartedPlugin): Promise<unknown> {
  const content = await hookOf(plugin, () => plugin.loadContent?.())
  if (!plugin.getTranslationFiles || !plugin.translateContent) return content
  const files = (await hookOf(plugin, () => plugin.getTranslationFiles?.({ content }))) ?? []
  const folder = join(context.localizationDir, id === 'default' ? plugin.name : `${plugin.name}-${id}`)
  const translationFiles = files.map((file) => translated(file, folder))
  return locale === (context.i18n['defaultLocale'] as string) && !existsSync(folder)
    ? content
    : hookOf(plugin, () => plugin.translateContent?.({ content, translationFiles }))
}

/** With the messages of the site's own file, where it has one. */
function translated({ path, content }: TranslationFile, folder: string): TranslationFile {
  const file = join(folder, `${path}.json`)
  const own = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TranslationFile['content']) : {}
  return { path, content: { ...content, ...own } }
}

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

function actionsOf(one: RunningPlugin, { routes, globalData, loaded }: Made, later: (() => void)[]): Actions {
  const { plugin, id, context, locale, prefix } = one
  const folder = pluginFolder(context.siteDir, plugin.name, id)
  const ofLoader = loaderMetadata(one)
  const metadataOf = (path: string) => loaded.metadataOf(path) ?? ofLoader(path)
  const page = (path: string, chain: readonly DocusaurusRoute[]) => {
    const name = `${safeName(path) || 'index'}-${routes.length}`
    const file = join(folder, 'routes', locale, `${name}.jsx`)
    later.push(() => writeGenerated(file, routeModule(chain, context.siteDir, metadataOf)))
    const below = path.startsWith(context.baseUrl) ? path.slice(context.baseUrl.length - 1) : path
    const source = sourceIn(context.siteDir, file)
    routes.push({ plugin: plugin.name, id, locale, path: prefix + below, source })
  }
  const add = (route: DocusaurusRoute, above: readonly DocusaurusRoute[]): void => {
    const chain = [...above, route]
    const { routes: inner = [] } = route
    if (inner.length === 0 && isOfSite(plugin, route, loaded.hasPage(route.path))) return
    if (inner.length === 0) page(route.path, chain)
    else for (const one of inner) add(one, chain)
  }
  return {
    addRoute: (route) => add(route, []),
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

/** Whether it is a page of docs, a blog or pages that a wrapper of their plugin adds, as that would. */
const isOfSite = ({ name }: DocusaurusPlugin, { component }: DocusaurusRoute, hasPage: boolean): boolean =>
  hasPage && /^docusaurus-plugin-content-(?:docs|blog|pages)$/.test(name) && component.startsWith('@theme/')
