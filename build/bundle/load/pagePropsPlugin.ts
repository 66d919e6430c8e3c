// esbuild plugin: Docusaurus gives the component of a page the site's configuration as the property `config`,
// and those of a route of React Router. Pages that take such properties receive them here as well; the others
// stay as they are.
import { extname } from 'node:path'
import type { Loader, Plugin } from 'esbuild'
import { siteCode } from './siteCode.ts'

const loaders: Readonly<Record<string, Loader>> = { '.tsx': 'tsx', '.ts': 'ts', '.jsx': 'jsx', '.js': 'jsx' }

/** `pages` are absolute. */
export function pagePropsPlugin(pages: readonly string[]): Plugin {
  const wanted = new Set(pages.filter((page) => extname(page) in loaders))
  return {
    name: 'troodon-page-props',
    setup(build) {
      build.onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
        if (!wanted.has(path)) return null
        const { code } = await siteCode(build, path)
        const page = withPageProps(code)
        return page === null ? null : { contents: page, loader: loaders[extname(path)] as Loader }
      })
    },
  }
}

/** The module of a page that reads the properties; null for any other. Line numbers stay the same. */
export function withPageProps(code: string): string | null {
  const asksForConfig = /\bconfig\b/.test(code)
  const asksForRoute = ofRoute.test(code)
  if (!asksForConfig && !asksForRoute) return null
  const found = declared.exec(code) ?? named.exec(code) ?? unnamed.exec(code)
  if (!found) return null
  const name = found.groups?.['name'] ?? 'Page_'
  const takes = new RegExp(
    `\\bclass\\s+${name}\\b|\\bfunction\\s+${name}\\s*\\(\\s*[^\\s)]|\\bconst\\s+${name}\\b[^=]*=\\s*(?:\\(\\s*)?[^\\s()]`,
  )
  const start = found.groups?.['name'] ? (found.groups['start'] ?? '') : `const ${name} = `
  const kept = code.slice(0, found.index) + start + code.slice(found.index + found[0].length)
  if (!takes.test(kept)) return null
  const config = asksForConfig ? "import config_ from '@generated/docusaurus.config'\n" : ''
  const given = [asksForConfig ? 'config: config_' : '', asksForRoute ? '...route_()' : ''].filter(Boolean)
  return `${kept}
import { createElement as element_ } from 'react'
${config}${asksForRoute ? routeProps : ''}export default (props) => element_(${name}, { ${given.join(', ')}, ...props })
`
}

/** `props.location`, `({ location }) =>` or `const { location } = this.props`. */
const ofRoute =
  /\bprops\.(?:location|history|match|route)\b|\{[^{}]*\b(?:location|history|match|route)\b[^{}]*\}\s*(?::[^()=]*)?(?:\)\s*(?:=>|\{)|=\s*(?:this\.)?props\b)/

const routeProps = `import { useHistory as history_, useLocation as location_, useRouteMatch as match_ } from '@docusaurus/router'
const route_ = () => {
  const match = match_()
  return { location: location_(), history: history_(), match, route: { path: match.path, exact: true } }
}
`

const declared = /^export\s+default\s+(?<start>(?:function|class)\s+(?<name>\w+))/m
const unnamed = /^export\s+default\s+(?=\(|\w+\s*=>|function\s*\()/m
const named = /^export\s+default\s+(?<name>\w+)\s*;?\s*$/m
