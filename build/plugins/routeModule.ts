// The module of a plugin's page: it renders the component of the route with its data, inside those of the
// routes above it.

import type { DocusaurusRoute } from './docusaurusPlugin.ts'
import { importOf } from './generatedFiles.ts'

/** `routes` lead from the outermost to the page's own. */
export function routeModule(routes: readonly DocusaurusRoute[], root: string): string {
  const imports: string[] = []
  const parts = routes.map((route, index) => {
    imports.push(`import C${index} from ${importOf(route.component, root)}`)
    const { component: _, modules = {}, props = {}, routes: __, ...attributes } = route
    const loaded = dataOf(modules, `m${index}_`, imports, root)
    const next = index + 1 < routes.length ? `, routes: [route${index + 1}]` : ''
    return `const props${index} = { ...${loaded}, ...${JSON.stringify(props)} }
const route${index} = { ...${JSON.stringify(attributes)}, component: (props) => <C${index} {...props${index}} {...props} />${next} }`
  })
  return `${imports.join('\n')}
import { useLocation } from '@docusaurus/router'

const moduleOf = (module) => {
  const value = module.default
  if (typeof value !== 'function') return value === undefined ? module : value
  return Object.assign(value, Object.fromEntries(Object.entries(module).filter(([name]) => name !== 'default')))
}
${parts.reverse().join('\n')}

export default function PluginPage() {
  const location = useLocation()
  const match = { path: route0.path, url: location.pathname, params: {}, isExact: true }
  return <C0 {...props0} route={route0} location={location} match={match} />
}
`
}

/** Modules by name, in lists and objects: paths, or `{ __import, path, query }`. */
function dataOf(value: unknown, prefix: string, imports: string[], root: string): string {
  if (typeof value === 'string') {
    const name = `${prefix}${imports.length}`
    imports.push(`import * as ${name} from ${importOf(value, root)}`)
    return `moduleOf(${name})`
  }
  if (Array.isArray(value)) return `[${value.map((one) => dataOf(one, prefix, imports, root)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const { __import, path } = value as { readonly __import?: boolean; readonly path?: string }
  if (__import === true && path !== undefined) return dataOf(path, prefix, imports, root)
  const members = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${dataOf(one, prefix, imports, root)}`,
  )
  return `{ ${members.join(', ')} }`
}
