// The site as the client of Docusaurus reads it. The site's own packages make the routes: each plugin of content
// gets what Troodon has read and planned, and returns its routes, their data and its global data.
import { isAbsolute, join, relative, resolve } from 'node:path'
import type { Convert } from '../../config/docusaurus/convert/context.ts'
import type { Entry } from '../../config/docusaurus/convert/entries.ts'
import { otherPlugins } from '../../config/docusaurus/convert/plugins.ts'
import { findEntries } from '../../config/docusaurus/findEntries.ts'
import { openPlugin } from '../../config/docusaurus/openPlugin.ts'
import { runPreset } from '../../config/docusaurus/runPreset.ts'
import type { SiteModules } from '../../config/modules/siteModules.ts'
import { hashOf } from '../../io/hash.ts'
import type { Contents } from '../../kinds/docusaurus/contents.ts'
import { metadataIn } from '../../kinds/docusaurus/contents.ts'
import type { RanPlugin } from '../../model/pluginOutcome.ts'
import type { Project } from '../../model/project.ts'
import type { TextName, ThemeContract } from '../../model/themeContract.ts'
import type { ClientRoute, Loads, SiteData } from '../../model/themePage.ts'
import type {
  Actions,
  DocusaurusPlugin,
  DocusaurusRoute,
  PluginContext,
  StartedPlugin,
} from '../../plugins/docusaurusPlugin.ts'
import { bodyHtml } from '../../plugins/htmlTags.ts'
import { pluginContext } from '../../plugins/pluginContext.ts'
import { translatedContent } from '../../plugins/translatedContent.ts'
import { type SourcePath, sourcePath } from '../../shared/paths.ts'
import { sortRoutes } from './sortRoutes.ts'

export interface ContractInput {
  readonly project: Project
  readonly outDir: string
  readonly locale: string
  readonly modules: SiteModules
  /** The docs, blogs and pages of the language. */
  readonly contents: Contents
  /** The plugins of the site that have run before. */
  readonly ran: readonly RanPlugin[]
}

/** Those whose work Troodon does: they add nothing to the pages. */
const without = new Set([
  '@docusaurus/plugin-sitemap',
  '@docusaurus/plugin-client-redirects',
  '@docusaurus/plugin-debug',
  '@docusaurus/plugin-svgr',
  '@docusaurus/plugin-css-cascade-layers',
  '@docusaurus/plugin-ideal-image',
  '@docusaurus/plugin-pwa',
  'docusaurus-plugin-sass',
])

interface Started {
  readonly plugin: DocusaurusPlugin
  readonly id: string
  readonly folder: string
  readonly content: unknown
}

export async function siteContract(input: ContractInput): Promise<ThemeContract> {
  const { project, outDir, locale, contents } = input
  const host = () => ({ load: async () => null, onLoaded: () => {} })
  const context = pluginContext({ project, outDir, host }, locale)
  const started: Started[] = []
  const entries = await entriesOf(input)
  const others = new Set<Entry>(otherPlugins(entries))
  const ran = input.ran.filter((one) => one.locale === locale)
  for (const entry of entries) {
    if (others.has(entry)) {
      // They ran in the same order, except for those that failed or decided to do nothing.
      if (entry === [...others][0])
        for (const one of ran) started.push({ ...one, plugin: one.plugin as DocusaurusPlugin })
      continue
    }
    const { made, folder, options } = await openPlugin(entry, context, input.modules)
    const plugin = made as DocusaurusPlugin | null
    if (!plugin) continue
    const id = String(options['id'] ?? 'default')
    const own = contents[plugin.name]
    const content = own ? own[id] : await plugin.loadContent?.()
    if (own && content === undefined) continue
    started.push({ plugin, id, folder, content })
    await translateTheme(
      {
        plugin: { ...plugin, loadContent: nothing, translateContent: nothing },
        id,
        folder,
        options,
        context,
        locale,
        prefix: '',
      },
      content,
    )
  }
  const collector = new Collector(context)
  for (const one of started)
    await one.plugin.contentLoaded?.({
      content: one.content,
      actions: collector.actions(one),
      allContent: {},
    })
  return {
    locale,
    ...collector.finish(),
    site: await siteData(started, context, collector),
    metadata: metadataOf(contents),
    tags: await tagsOf(started, context),
    themes: started.flatMap(({ plugin, folder }) => {
      const path = plugin.getThemePath?.()
      return path === undefined ? [] : [resolve(folder, path)]
    }),
    clientModules: [
      ...started.flatMap(({ plugin, folder }) =>
        (plugin.getClientModules?.() ?? []).map((one) => inFolder(one, folder)),
      ),
      ...listOf(context.siteConfig['clientModules']).map((one) => inFolder(String(one), context.siteDir)),
    ],
  }
}

const nothing = () => undefined

/** The site's translations of the navbar and the footer go into the configuration that all plugins share. */
async function translateTheme(one: StartedPlugin, content: unknown): Promise<void> {
  const { plugin } = one
  if (!plugin.translateThemeConfig) return
  await translatedContent({ ...one, plugin: { ...plugin, loadContent: () => content } })
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const inFolder = (module: string, folder: string): string =>
  module.startsWith('.') ? resolve(folder, module) : module

/** The plugins and themes of the configuration, with the search that the classic preset adds. */
async function entriesOf({ project, modules }: ContractInput): Promise<readonly Entry[]> {
  const { root, configFile } = project
  const config = project.docusaurus ?? {}
  const file = join(root, configFile ?? 'docusaurus.config.js')
  const quiet: Convert = { path: (value) => value, hasFolder: () => false, note: () => {} }
  const found = await findEntries(config, quiet, (preset) =>
    runPreset(preset, { file, root, config, modules }),
  )
  const theme = config['themeConfig'] as { readonly algolia?: unknown } | undefined
  const search = '@docusaurus/theme-search-algolia'
  const hasSearch = found.some(({ name }) => name === search)
  const classic = found.findIndex(({ name }) => name === '@docusaurus/theme-classic')
  const added: Entry[] =
    theme?.algolia && !hasSearch && classic !== -1
      ? [{ name: search, kind: 'theme', module: search, options: {}, where: 'themeConfig.algolia' }]
      : []
  const all = [...found.slice(0, classic + 1), ...added, ...found.slice(classic + 1)]
  return all.filter(({ name }) => name === null || !without.has(name))
}

/** Collects what plugins make: routes, and the values and texts that these load. */
class Collector {
  readonly #context: PluginContext
  readonly #routes: DocusaurusRoute[] = []
  /** Files of data as plugins name them → JSON. */
  readonly #data = new Map<string, string>()
  readonly #values = new Map<string, string>()
  readonly #short: Record<string, unknown> = {}
  readonly #modules = new Set<string>()
  readonly #texts = new Map<string, TextName>()
  readonly #pages = new Map<string, ThemeContract['pages'] extends ReadonlyMap<string, infer P> ? P : never>()
  readonly globalData: Record<string, Record<string, unknown>> = {}

  constructor(context: PluginContext) {
    this.#context = context
  }

  actions({ plugin, id }: Started): Actions {
    const { generatedFilesDir } = this.#context
    const folder = join(generatedFilesDir, plugin.name, id)
    return {
      addRoute: (route) =>
        void this.#routes.push({
          ...route,
          context: {
            ...(route['context'] ? { data: route['context'] } : {}),
            plugin: { ':value': { name: plugin.name, id } },
          },
        }),
      createData: async (name, data) => {
        const file = join(folder, name)
        this.#data.set(file, typeof data === 'string' ? data : JSON.stringify(data))
        return file
      },
      setGlobalData: (data) => {
        this.globalData[plugin.name] = { ...this.globalData[plugin.name], [id]: data }
      },
    }
  }

  finish(): Pick<ThemeContract, 'values' | 'modules' | 'texts' | 'pages'> & {
    readonly routes: readonly ClientRoute[]
  } {
    const { siteConfig, baseUrl } = this.#context
    const slash = siteConfig['trailingSlash'] as boolean | undefined
    const routes = sortRoutes(this.#routes, { baseUrl, slash }).map((route) => this.#route(route, []))
    return { routes, values: this.#values, modules: this.#modules, texts: this.#texts, pages: this.#pages }
  }

  get short(): Readonly<Record<string, unknown>> {
    return this.#short
  }

  #route(route: DocusaurusRoute, above: readonly ClientRoute[]): ClientRoute {
    const {
      component,
      modules,
      props,
      context,
      routes,
      priority: _,
      metadata: __,
      plugin: ___,
      ...attributes
    } = route
    const loads = {
      __comp: this.#named(component),
      ...(context ? { __context: this.#all(context) } : {}),
      ...((this.#all(modules ?? {}) as object) ?? {}),
      ...(props ? { __props: this.#value(props) } : {}),
    } as Readonly<Record<string, Loads>>
    const shown = { ...attributes, path: route.path, loads }
    if (routes) return { ...shown, routes: routes.map((one) => this.#route(one, [...above, shown])) }
    const chain = [...above, shown]
    this.#pages.set(route.path, {
      route: chain.reduceRight<ClientRoute | null>(
        (inner, one) => (inner ? { ...one, routes: [inner] } : one),
        null,
      ) as ClientRoute,
      names: chain.flatMap((one) => namesIn(one.loads)),
    })
    return shown
  }

  /** Paths of modules in lists and objects, as plugins write them. */
  #all(value: unknown): Loads {
    if (typeof value === 'string') return this.#named(value)
    if (Array.isArray(value)) return value.map((one) => this.#all(one))
    const given = value as Readonly<Record<string, unknown>>
    if (':value' in given) return this.#value(given[':value'])
    if (given['__import'] === true) {
      const { truncated } = (given['query'] ?? {}) as { readonly truncated?: unknown }
      return this.#named(String(given['path']) + (truncated ? '?truncated=true' : ''))
    }
    return Object.fromEntries(Object.entries(given).map(([name, one]) => [name, this.#all(one)]))
  }

  #named(module: string): string {
    const { siteDir, generatedFilesDir } = this.#context
    const [written = '', query = ''] = module.split('?')
    // Plugins of content have an alias for the folder of their data.
    const path = written.replace(
      /^~(blog|docs|pages|debug)\//,
      `${generatedFilesDir}/docusaurus-plugin-content-$1/`,
    )
    const data = this.#data.get(path)
    if (data !== undefined) return this.#json(data)
    const inSite =
      isAbsolute(path) && path.startsWith(`${siteDir}/`) ? `@site/${relative(siteDir, path)}` : path
    if (/\.mdx?$/i.test(inSite) && inSite.startsWith('@site/')) return this.#text(inSite, query)
    this.#modules.add(inSite)
    return inSite
  }

  #text(path: string, query: string): string {
    const isShort = /\btruncated=true\b/.test(query)
    const name = `${isShort ? 's' : 't'}-${hashOf(path).slice(0, 12)}`
    this.#texts.set(name, { source: sourcePath(path.slice('@site/'.length)), isShort })
    return name
  }

  #value(value: unknown): string {
    return this.#json(JSON.stringify(value))
  }

  /** Short values are part of the site's data. */
  #json(json: string): string {
    const name = `v-${hashOf(json).slice(0, 12)}`
    if (json.length <= shortValue) this.#short[name] = JSON.parse(json) as unknown
    else this.#values.set(name, json)
    return name
  }
}

/** Characters of JSON. */
const shortValue = 200

function namesIn(loads: Loads): readonly string[] {
  if (typeof loads === 'string') return [loads]
  return (Array.isArray(loads) ? loads : Object.values(loads)).flatMap((one) => namesIn(one as Loads))
}

async function siteData(
  started: readonly Started[],
  context: PluginContext,
  collector: Collector,
): Promise<SiteData> {
  const { siteConfig, i18n, codeTranslations, siteStorage, siteVersion } = context
  const messages: Record<string, string> = {}
  for (const { plugin } of started)
    Object.assign(messages, await plugin.getDefaultCodeTranslationMessages?.())
  return {
    config: JSON.parse(JSON.stringify(withoutLists(siteConfig))) as Readonly<Record<string, unknown>>,
    i18n,
    globalData: collector.globalData,
    codeTranslations: { ...messages, ...codeTranslations },
    siteMetadata: { docusaurusVersion: '3.10.2', siteVersion, pluginVersions: {} },
    siteStorage,
    routes: collector.finish().routes,
    values: collector.short,
  }
}

/** Lists of plugins have paths of this machine, and no component of a theme reads them. */
const withoutLists = ({
  presets: _,
  plugins: __,
  themes: ___,
  ...others
}: Readonly<Record<string, unknown>>) => others

const metadataOf = (contents: Contents): ReadonlyMap<SourcePath, object> => {
  const all = new Map<SourcePath, object>()
  for (const [source, metadata] of metadataIn(contents))
    all.set(sourcePath(source.slice('@site/'.length)), metadata as object)
  for (const pages of Object.values(contents['docusaurus-plugin-content-pages'] ?? {}))
    for (const page of pages as readonly { readonly source: string }[])
      all.set(sourcePath(page.source.slice('@site/'.length)), page)
  return all
}

async function tagsOf(
  started: readonly Started[],
  { siteConfig }: PluginContext,
): Promise<ThemeContract['tags']> {
  const all = []
  for (const { plugin, content } of started) all.push((await plugin.injectHtmlTags?.({ content })) ?? {})
  const own = [
    ...listOf(siteConfig['headTags']),
    ...listOf(siteConfig['stylesheets']).map((one) => tag('link', one, 'href', { rel: 'stylesheet' })),
    ...listOf(siteConfig['scripts']).map((one) => tag('script', one, 'src', {})),
  ]
  const html = (tags: unknown) => bodyHtml(tags as Parameters<typeof bodyHtml>[0])
  return {
    head: [...all.map(({ headTags }) => html(headTags)), html(own)].join('\n').trim(),
    before: all
      .map(({ preBodyTags }) => html(preBodyTags))
      .join('\n')
      .trim(),
    after: all
      .map(({ postBodyTags }) => html(postBodyTags))
      .join('\n')
      .trim(),
  }
}

const tag = (tagName: string, given: unknown, name: string, more: object) => ({
  tagName,
  attributes: { ...more, ...(typeof given === 'string' ? { [name]: given } : (given as object)) },
})
