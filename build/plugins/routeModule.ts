// The module of a plugin's page: it renders the component of the route with its data, inside those of the
// routes above it.

import type { DocusaurusRoute } from './docusaurusPlugin.ts'
import { importOf } from './generatedFiles.ts'

/** `routes` lead from the outermost to the page's own. Imported posts and documents get `metadataOf` them. */
export function routeModule(
  routes: readonly DocusaurusRoute[],
  root: string,
  metadataOf: (source: string) => unknown,
): string {
  const imports: string[] = []
  const importer: Importer = {
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
  }
  const parts = routes.map((route, index) => {
    imports.push(`import C${index} from ${importOf(route.component, root)}`)
    const { component: _, modules = {}, props = {}, routes: __, ...attributes } = route
    const loaded = dataOf(modules, importer)
    const next = index + 1 < routes.length ? `, routes: [route${index + 1}]` : ''
    return `const props${index} = { ...${loaded}, ...${JSON.stringify(props)} }
const route${index} = { ...${JSON.stringify(attributes)}, component: (props) => <C${index} {...props${index}} {...props} />${next} }`
  })
  return `${imports.join('\n')}
import { useLocation } from '@docusaurus/router'

const moduleOf = (module, truncated, metadata) => {
  const { default: value, ...named } = module
  if (typeof value !== 'function') return value === undefined ? module : value
  const shown = truncated ? (props) => value({ ...props, excerpt: true }) : value
  return Object.assign(shown, named, metadata && { metadata })
}
${parts.reverse().join('\n')}

export default function PluginPage() {
  const location = useLocation()
  const match = { path: route0.path, url: location.pathname, params: {}, isExact: true }
  return <C0 {...props0} route={route0} location={location} match={match} />
}
`
}

interface Importer {
  /** Imports a module, of a post only what is before its truncate marker. Returns the expression for it. */
  readonly add: (request: string, truncated: boolean) => string
}

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
