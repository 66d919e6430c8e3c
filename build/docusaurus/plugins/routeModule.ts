// The module of a plugin's page: it renders the component of the route with its data, inside those of the
// routes above it.

import { importOf } from '../../plugins/generatedFiles.ts'
import type { DocusaurusRoute } from './docusaurusPlugin.ts'

/** `routes` lead from the outermost to the page's own. Imported posts and documents get `metadataOf` them. */
export function routeModule(
  routes: readonly DocusaurusRoute[],
  root: string,
  metadataOf: (source: string) => unknown,
): string {
  const imports: string[] = []
  const importer = importerOf(imports, root, metadataOf)
  const parts = routes.map((route, index) => {
    imports.push(`import C${index} from ${importOf(route.component, root)}`)
    const { modules = {}, props = {}, routes: below } = route
    const loaded = dataOf(modules, importer)
    const next = below && `, routes: ${siblings(below, routes[index + 1], `route${index + 1}`)}`
    const shown = `<C${index} {...props${index}} {...props} />`
    return `const props${index} = { ...${loaded}, ...${JSON.stringify(props)} }
const R${index} = (props) => ${shown}
const route${index} = { ...${JSON.stringify(shownAttributes(route))}, component: R${index}${next ?? ''} }`
  })
  return `${imports.join('\n')}
import { RouteMatch } from '@docusaurus/renderRoutes'
import { matchPath, useHistory, useLocation } from '@docusaurus/router'

const moduleOf = (module, truncated, metadata) => {
  const { default: value, ...named } = module
  if (typeof value === 'object' && value && Object.keys(named).length > 0) return Object.assign(value, named)
  if (typeof value !== 'function') return value === undefined ? module : value
  const shown = truncated ? (props) => value({ ...props, excerpt: true }) : value
  return Object.assign(shown, named, metadata && { metadata })
}
${parts.reverse().join('\n')}

export default function PluginPage() {
  const location = useLocation()
  const here = { path: route0.path, url: location.pathname, params: {}, isExact: true }
  const match = matchPath(location.pathname, route0) ?? here
  const page = <R0 route={route0} location={location} history={useHistory()} match={match} />
  return <RouteMatch value={match}>{page}</RouteMatch>
}
`
}

interface Importer {
  /** Imports a module, of a post only what is before its truncate marker. Returns the expression for it. */
  readonly add: (request: string, truncated: boolean) => string
}

/** Adds to `imports`. */
const importerOf = (imports: string[], root: string, metadataOf: (source: string) => unknown): Importer => ({
  add(request, truncated) {
    const path = request.replace(/\?.*$/, '')
    const name = `m${imports.length}`
    if (path.endsWith('.json')) {
      imports.push(`import ${name} from ${importOf(path, root)}`)
      return name
    }
    imports.push(`import * as ${name} from ${importOf(path, root)}`)
    const isShort = truncated || /[?&]truncated=true\b/.test(request)
    const more = [isShort, metadataOf(path)].map((one) => JSON.stringify(one) ?? 'undefined')
    return `moduleOf(${[name, ...more].join(', ')})`
  },
})

/** The routes beside one, which other pages show: components make tabs or menus of them. */
const siblings = (routes: readonly DocusaurusRoute[], shown: DocusaurusRoute | undefined, name: string) =>
  `[${routes.map((one) => (one === shown ? name : JSON.stringify(shownAttributes(one)))).join(', ')}]`

/** The attributes of a route that components get. */
const shownAttributes = (route: DocusaurusRoute): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(route).filter(([name, value]) => !hidden.has(name) && (name !== 'exact' || value)),
  )

const hidden = new Set([
  'component',
  'modules',
  'props',
  'routes',
  'context',
  'priority',
  'metadata',
  'plugin',
])

/** Modules by name, in lists and objects: paths, or `{ __import, path, query }`. */
function dataOf(value: unknown, importer: Importer): string {
  if (typeof value === 'string') return importer.add(value, false)
  if (Array.isArray(value)) return `[${value.map((one) => dataOf(one, importer)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const { __import, path, query } = value as {
    readonly __import?: boolean
    readonly path?: string
    readonly query?: { readonly truncated?: unknown }
  }
  if (__import === true && path !== undefined) return importer.add(path, Boolean(query?.truncated))
  const members = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${dataOf(one, importer)}`,
  )
  return `{ ${members.join(', ')} }`
}
