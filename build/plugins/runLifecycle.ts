// The lifecycle of plugins made for Docusaurus in one language: they load their content and make routes and
// data of it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { safeName } from '../model/plugin.ts'
import type { PluginRoute } from '../model/pluginOutcome.ts'
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
}

/** `fail` receives the plugin whose code threw; the others go on. */
export async function runLifecycle(
  started: readonly StartedPlugin[],
  fail: (plugin: StartedPlugin, error: unknown) => void,
): Promise<Made> {
  const made: Made = { running: [], routes: [], globalData: {} }
  for (const one of started)
    try {
      made.running.push({ ...one, content: await contentOf(one) })
    } catch (error) {
      fail(one, error)
    }
  const allContent = allContentOf(made.running)
  for (const hook of ['contentLoaded', 'allContentLoaded'] as const)
    for (const one of made.running)
      try {
        await hookOf(one.plugin, () =>
          one.plugin[hook]?.({ content: one.content, actions: actionsOf(one, made), allContent }),
        )
      } catch (error) {
        fail(one, error)
      }
  return made
}

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

function allContentOf(running: readonly RunningPlugin[]): Record<string, Record<string, unknown>> {
  const all: Record<string, Record<string, unknown>> = {}
  for (const { plugin, id, content } of running) all[plugin.name] = { ...all[plugin.name], [id]: content }
  return all
}

function actionsOf(
  { plugin, id, context, locale, prefix }: RunningPlugin,
  { routes, globalData }: Made,
): Actions {
  const folder = pluginFolder(context.siteDir, plugin.name, id)
  const page = (path: string, chain: readonly DocusaurusRoute[]) => {
    const name = `${safeName(path) || 'index'}-${routes.length}`
    const file = join(folder, 'routes', locale, `${name}.jsx`)
    writeGenerated(file, routeModule(chain, context.siteDir))
    const below = path.startsWith(context.baseUrl) ? path.slice(context.baseUrl.length - 1) : path
    const source = sourceIn(context.siteDir, file)
    routes.push({ plugin: plugin.name, id, locale, path: prefix + below, source })
  }
  const add = (route: DocusaurusRoute, above: readonly DocusaurusRoute[]): void => {
    const chain = [...above, route]
    const { routes: inner = [] } = route
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
