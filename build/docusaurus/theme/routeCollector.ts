// Collects what the plugins of a site make: routes, and the modules, values and texts that these load.
import { existsSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { hashOf } from '../../io/hash.ts'
import type { TextName, ThemeContract, ThemeRoute } from '../../model/themeContract.ts'
import { writeGenerated } from '../../plugins/generatedFiles.ts'
import { sourcePath } from '../../shared/paths.ts'
import type { ClientRoute, Loads, SiteData } from '../../shared/themeSite.ts'
import type { Actions, DocusaurusRoute, PluginContext } from '../plugins/docusaurusPlugin.ts'
import { namesIn } from './loadedNames.ts'
import { sortRoutes } from './sortRoutes.ts'

/** The plugin that makes a route. */
interface Maker {
  readonly plugin: { readonly name: string }
  readonly id: string
}

type CollectedRoutes = Pick<ThemeContract, 'values' | 'data' | 'modules' | 'texts' | 'pages'> &
  Pick<SiteData, 'routes'> & {
    /** Values that are part of the site's data. */
    readonly short: SiteData['values']
  }

export class RouteCollector {
  readonly #context: PluginContext
  readonly #routes: DocusaurusRoute[] = []
  /** Files of data as plugins name them → JSON. */
  readonly #data = new Map<string, string>()
  readonly #values = new Map<string, string>()
  readonly #short: Record<string, unknown> = {}
  readonly #modules = new Set<string>()
  readonly #texts = new Map<string, TextName>()
  readonly #pages = new Map<string, ThemeRoute>()
  readonly globalData: Record<string, Record<string, unknown>> = {}

  constructor(context: PluginContext) {
    this.#context = context
  }

  actions({ plugin, id }: Maker): Actions {
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
        const text = typeof data === 'string' ? data : JSON.stringify(data)
        // Modules and style sheets are bundled as they are.
        const isModule = /\.(?:[cm]?[jt]sx?|css)$/.test(name)
        if (!isModule) this.#data.set(file, text)
        // Code of the site imports data that is there: themePlugin.ts has written it.
        if (isModule || existsSync(file)) writeGenerated(file, text)
        return file
      },
      setGlobalData: (data) => {
        this.globalData[plugin.name] = { ...this.globalData[plugin.name], [id]: data }
      },
    }
  }

  /** Everything that was collected, once all plugins have made their routes. */
  finish(): CollectedRoutes {
    const { siteConfig, baseUrl } = this.#context
    const slash = siteConfig['trailingSlash'] as boolean | undefined
    const routes = sortRoutes(this.#routes, { baseUrl, slash }).map((route) => this.#route(route, []))
    return {
      ...{ routes, values: this.#values, data: this.#data, modules: this.#modules },
      ...{ texts: this.#texts, pages: this.#pages, short: this.#short },
    }
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
    const name = `${isShort ? 's' : 't'}-${hashOf(this.#context.baseUrl, path).slice(0, 12)}`
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
