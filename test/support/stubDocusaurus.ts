// A few lines of each package of Docusaurus that a theme needs, as files of a site: the tests of the build need
// neither a registry nor a thousand packages. The real ones are compared by `npm run compat`.
import { mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeFile } from './edits.ts'

const manifest = (name: string, more: object = {}) =>
  JSON.stringify({ name, version: '3.10.2', main: 'index.js', ...more })

/** Routes with paths without patterns, as react-router finds them. */
const router = `import { createContext, createElement, useContext } from 'react'
const Location = createContext('/')
export const StaticRouter = ({ location, children }) => createElement(Location.Provider, { value: location }, children)
export const BrowserRouter = ({ children }) => createElement(Location.Provider, { value: window.location.pathname }, children)
export const useLocation = () => ({ pathname: useContext(Location) })
export const matches = ({ path, exact }, pathname) => path === '*' || path === pathname || (!exact && (pathname + '/').startsWith(path))
export const matchRoutes = (routes, pathname) => {
  const route = routes.find((one) => matches(one, pathname))
  return route ? [{ route }, ...(route.routes ? matchRoutes(route.routes, pathname) : [])] : []
}
`

const client: Readonly<Record<string, string>> = {
  'App.js': `import { createElement } from 'react'
import '@generated/client-modules'
import routes from '@generated/routes'
import renderRoutes from '@docusaurus/renderRoutes'
import Root from '@theme/Root'
const routesElement = renderRoutes(routes);
export default function App() { return <Root>{routesElement}</Root> }
`,
  'clientEntry.js': `import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import App from './App'
import preload from './preload'
preload(window.location.pathname).then(() => hydrateRoot(document.getElementById('__docusaurus'), <BrowserRouter><App /></BrowserRouter>))
`,
  'preload.js': `import routes from '@generated/routes'
import { matchRoutes } from 'react-router-dom'
export default (pathname) => Promise.all(matchRoutes(routes, pathname).map(({ route }) => route.component.preload()))
`,
  'BrokenLinksContext.js': `import { createContext, useContext } from 'react'
const Context = createContext({ collectLink: () => {}, collectAnchor: () => {} })
export const createStatefulBrokenLinks = () => {
  const [links, anchors] = [new Set(), new Set()]
  return {
    collectLink: (link) => links.add(link), collectAnchor: (anchor) => anchors.add(anchor),
    getCollectedLinks: () => [...links], getCollectedAnchors: () => [...anchors],
  }
}
export const BrokenLinksProvider = ({ brokenLinks, children }) => <Context.Provider value={brokenLinks}>{children}</Context.Provider>
export const useBrokenLinksContext = () => useContext(Context)
`,
  'exports/router.js': 'export const useHistory = () => ({ push: () => {} })\n',
  'exports/useBrokenLinks.js': `export { useBrokenLinksContext as default } from '../BrokenLinksContext'\n`,
  'exports/Link.js': `import useBrokenLinks from './useBrokenLinks'
export default ({ to, ...props }) => {
  useBrokenLinks().collectLink(to)
  return <a href={to} {...props} />
}
`,
  'exports/renderRoutes.js': `import { matches, useLocation } from 'react-router-dom'
const Shown = ({ routes }) => {
  const { pathname } = useLocation()
  const route = routes.find((one) => matches(one, pathname))
  return route ? <route.component route={route} /> : null
}
export default (routes) => <Shown routes={routes} />
`,
  'exports/ComponentCreator.js': `import chunkNames from '@generated/routesChunkNames'
import registry from '@generated/registry'
const flat = (tree, above = []) => Object.entries(tree).flatMap(([key, value]) =>
  typeof value === 'object' && Object.keys(value).length > 0 ? flat(value, [...above, key]) : [[[...above, key], value]])
export default function create(path, hash) {
  if (path === '*') return Object.assign(() => <h1>Not here</h1>, { preload: async () => {} })
  const names = chunkNames[path + '-' + hash]
  let loaded = null
  const load = async () => {
    const all = structuredClone(names)
    for (const [keys, name] of flat(names)) {
      if (!registry[name]) continue
      const { default: value, ...named } = await registry[name][0]()
      const around = keys.slice(0, -1).reduce((tree, key) => tree[key], all)
      around[keys.at(-1)] = typeof value === 'function' ? Object.assign(value, named) : value
    }
    return all
  }
  const component = ({ route }) => {
    const { __comp: Shown, __props, __context, ...modules } = loaded
    return <Shown {...modules} {...__props} route={route} />
  }
  component.preload = async () => { loaded = await load() }
  return component
}
`,
  'theme-fallback/Root.js': 'export default ({ children }) => <>{children}</>\n',
}

const theme: Readonly<Record<string, string>> = {
  'DocRoot.js': `import renderRoutes from '@docusaurus/renderRoutes'
import Footer from '@theme/Footer'
export default ({ route, version }) => <div className="docs" data-version={version.name}>{renderRoutes(route.routes)}<Footer /></div>
`,
  'DocItem.js': `import { useMDXComponents } from '@mdx-js/react'
import styles from './styles.module.css'
export default ({ content: Content }) => <article className={styles.item} data-title={Content.metadata.title}><Content /></article>
`,
  'Footer.js': 'export default () => <footer>The theme</footer>\n',
  'MDXPage.js': 'export default ({ content: Content }) => <main><Content /></main>\n',
  'MDXComponents.js': 'export default { h2: (props) => <h2 data-by="theme" {...props} /> }\n',
  'styles.module.css': '.item { color: rgb(1, 2, 3) }\n',
}

/** Plugins of content: `contentLoaded` makes the routes of what Troodon has read. */
const plugins: Readonly<Record<string, string>> = {
  'plugin-content-docs': `contentLoaded: async ({ content: { loadedVersions: [version] }, actions }) => {
    const routes = version.docs.map((doc) => ({ path: doc.permalink, component: '@theme/DocItem', exact: true, modules: { content: doc.source } }))
    actions.addRoute({ path: version.path, component: '@theme/DocRoot', exact: false, props: { version: { name: version.versionName } }, routes })
    actions.setGlobalData({ docs: version.docs.length })
  }`,
  'plugin-content-blog': `contentLoaded: ({ content, actions }) => {
    for (const { metadata: { permalink, source } } of content.blogPosts)
      actions.addRoute({ path: permalink, component: '@theme/MDXPage', exact: true, modules: { content: source } })
  }`,
  'plugin-content-pages': `contentLoaded: ({ content, actions }) => {
    for (const { type, permalink, source } of content)
      actions.addRoute({ path: permalink, exact: true, ...(type === 'jsx' ? { component: source } : { component: '@theme/MDXPage', modules: { content: source } }) })
  }`,
}

/** Writes the packages below the site's `node_modules`, with this repository's React. */
export function writeStubDocusaurus(root: string): void {
  const write = (path: string, text: string) => writeFile(root, `node_modules/${path}`, text)
  write('@docusaurus/core/package.json', manifest('@docusaurus/core'))
  for (const [name, text] of Object.entries(client)) write(`@docusaurus/core/lib/client/${name}`, text)
  for (const [name, hooks] of Object.entries(plugins)) {
    write(`@docusaurus/${name}/package.json`, manifest(`@docusaurus/${name}`))
    write(
      `@docusaurus/${name}/index.js`,
      `module.exports = () => ({ name: 'docusaurus-${name}', ${hooks} })\n`,
    )
  }
  write('@docusaurus/theme-classic/package.json', manifest('@docusaurus/theme-classic'))
  write(
    '@docusaurus/theme-classic/index.js',
    "module.exports = () => ({ name: 'docusaurus-theme-classic', getThemePath: () => './theme' })\n",
  )
  for (const [name, text] of Object.entries(theme)) write(`@docusaurus/theme-classic/theme/${name}`, text)
  write('react-router-dom/package.json', manifest('react-router-dom', { type: 'module' }))
  write('react-router-dom/index.js', router)
  write('react-helmet-async/package.json', manifest('react-helmet-async', { type: 'module' }))
  write(
    'react-helmet-async/index.js',
    "export const HelmetProvider = ({ context, children }) => { if (context) context.helmet = { title: '', meta: '', link: '', script: '', htmlAttributes: '', bodyAttributes: '' }\n return children }\n",
  )
  write('react-loadable/package.json', manifest('react-loadable', { type: 'module' }))
  write('react-loadable/index.js', 'export default { Capture: ({ children }) => children }\n')
  write('@mdx-js/react/package.json', manifest('@mdx-js/react', { type: 'module' }))
  write(
    '@mdx-js/react/index.js',
    "import components from '@theme/MDXComponents'\nexport const useMDXComponents = (own) => ({ ...components, ...own })\n",
  )
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  for (const name of ['react', 'react-dom', 'scheduler'])
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
}
