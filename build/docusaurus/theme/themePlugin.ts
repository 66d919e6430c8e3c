// esbuild plugin: the imports of Docusaurus' client and themes. `@theme/*` is a component of the site, or of the
// last theme that has it; `@generated/*` is the data of the site.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { OnLoadResult, OnResolveResult, Plugin } from 'esbuild'
import { type ClientPackages, moduleFile } from './clientPackages.ts'

export interface ThemeFiles {
  readonly root: string
  /** Folder with the engine's `theme/`. */
  readonly engineRoot: string
  readonly packages: ClientPackages
  /** Folders of components; the last one wins. */
  readonly themes: readonly string[]
  readonly clientModules: readonly string[]
  /** Requests of code that routes and texts load later. */
  readonly modules: readonly string[]
  /** Languages that the configuration adds to Prism. */
  readonly prismLanguages: readonly string[]
  /** A Markdown file as a module. */
  readonly compile: (path: string, text: string) => Promise<string>
}

const generated: Readonly<Record<string, string>> = {
  routes: `import create from '@docusaurus/ComponentCreator'\nimport { routesOf } from 'troodon:client/site.js'\nexport default routesOf(globalThis.__site.routes, create)`,
  routesChunkNames: `export { chunkNames as default } from 'troodon:client/site.js'`,
  registry: `export { default } from 'troodon:client/registry.js'`,
  'docusaurus.config': `export { config as default } from 'troodon:client/site.js'`,
  ...Object.fromEntries(
    Object.entries({
      globalData: 'globalData',
      i18n: 'i18n',
      codeTranslations: 'codeTranslations',
      'site-metadata': 'siteMetadata',
      'site-storage': 'siteStorage',
    }).map(([file, name]) => [file, `export { ${name} as default } from 'troodon:client/site.js'`]),
  ),
}

export function themePlugin(files: ThemeFiles, isServer: boolean): Plugin {
  const { root, engineRoot, packages, themes } = files
  const { client } = packages
  const own = join(root, 'src/theme')
  const fallback = join(client, 'theme-fallback')
  const inFolders = (name: string, folders: readonly string[]): string | undefined => {
    for (const folder of folders) {
      const found = moduleFile(join(folder, name))
      if (found) return found
    }
    return undefined
  }
  const last = [...themes].reverse()
  const resolveTheme: Readonly<Record<string, (name: string) => string | undefined>> = {
    theme: (name) => inFolders(name, [own, ...last, fallback]),
    'theme-original': (name) => inFolders(name, [...last, fallback]),
    'theme-init': (name) => inFolders(name, [...themes, fallback]),
  }
  const first = createRequire(join(root, 'package.json'))
  return {
    name: 'troodon-docusaurus-theme',
    setup(build) {
      build.onResolve({ filter: /^@theme(?:-original|-init)?\// }, ({ path }) => {
        const [, kind = '', name = ''] = /^@(theme(?:-original|-init)?)\/(.*)$/.exec(path) ?? []
        const file = resolveTheme[kind]?.(name)
        return file
          ? { path: file }
          : { errors: [{ text: `No theme of the site has the component ${path}.` }] }
      })
      build.onResolve({ filter: /^@generated\// }, ({ path }): OnResolveResult => {
        const name = path.slice('@generated/'.length).replace(/\.(?:js|json|mjs)$/, '')
        return { path: name, namespace: 'generated' }
      })
      build.onLoad(
        { filter: /.*/, namespace: 'generated' },
        ({ path }): OnLoadResult => ({
          contents:
            path === 'client-modules'
              ? clientModules(files)
              : (isServer && onServer[path]) || (generated[path] ?? 'export default {}'),
          loader: 'js',
          resolveDir: client,
        }),
      )
      build.onResolve({ filter: /^troodon:/ }, ({ path }): OnResolveResult => {
        const name = path.slice('troodon:'.length)
        if (name.startsWith('client/'))
          return { path: join(engineRoot, 'theme/docusaurus', name.slice('client/'.length)) }
        if (name === 'attributes') return { path: join(engineRoot, 'theme/docusaurus/links.js') }
        return { path: name, namespace: 'troodon' }
      })
      build.onLoad(
        { filter: /^modules$/, namespace: 'troodon' },
        (): OnLoadResult => ({
          contents: `export const modules = {\n${files.modules.map((one) => `  ${JSON.stringify(one)}: () => import(${JSON.stringify(one)}),`).join('\n')}\n}`,
          loader: 'js',
          resolveDir: root,
        }),
      )
      build.onLoad({ filter: /^frame$/, namespace: 'troodon' }, () => ({ contents: '', loader: 'js' }))
      build.onResolve({ filter: /^@site\// }, ({ path, ...args }) => {
        const [name = '', query] = path.slice('@site/'.length).split('?')
        const file = moduleFile(join(root, name))
        return file
          ? { path: file, ...(query ? { suffix: `?${query}` } : {}) }
          : build.resolve(`./${name}`, { resolveDir: root, kind: args.kind, importer: args.importer })
      })
      build.onResolve({ filter: /^@docusaurus\/[\w]+$/ }, ({ path }) => {
        const file = moduleFile(join(client, 'exports', path.slice('@docusaurus/'.length)))
        return file ? { path: file } : null
      })
      // One React for all, and the one that the site chooses.
      build.onResolve({ filter: /^(?:react|react-dom|@mdx-js\/react)(?:\/|$)/ }, ({ path, kind }) => {
        if (kind === 'entry-point') return null
        try {
          return { path: first.resolve(path) }
        } catch {
          return null
        }
      })
      build.onResolve({ filter: /^troodon\/theme\// }, ({ path, importer, kind }) => {
        const name = path.slice('troodon/theme/'.length)
        return build.resolve(ofText[name] ?? `@theme/${name}`, { importer, kind, resolveDir: root })
      })
      if (isServer)
        build.onLoad({ filter: /[\\/]lib[\\/]client[\\/]App\.js$/ }, ({ path }) => ({
          contents: withShownRoutes(readFileSync(path, 'utf8')),
          loader: 'jsx',
          resolveDir: dirname(path),
        }))
      build.onLoad({ filter: /prism-include-languages\.js$/ }, ({ path }) => ({
        contents: withLanguages(readFileSync(path, 'utf8'), files.prismLanguages),
        loader: 'jsx',
        resolveDir: dirname(path),
      }))
      build.onLoad({ filter: /\.mdx?$/ }, async ({ path }) => ({
        contents: await files.compile(path, readFileSync(path, 'utf8')),
        loader: 'jsx',
        resolveDir: dirname(path),
      }))
    },
  }
}

/** On the server, the routes are those of one page. */
const onServer: Readonly<Record<string, string>> = {
  routes: `export { shownRoutes as default } from 'troodon:client/site.js'`,
}

/** The client reads the routes once; on the server they change with each page. */
const withShownRoutes = (code: string): string =>
  code
    .replace(/const routesElement = (renderRoutes\(routes\));?/, '')
    .replace('{routesElement}', '{renderRoutes(routes)}')

/** Where the components of modules of texts are. */
const ofText: Readonly<Record<string, string>> = {
  BrowserOnly: '@docusaurus/BrowserOnly',
  Details: '@theme/MDXComponents/Details',
  Head: '@docusaurus/Head',
  Link: '@docusaurus/Link',
  Translate: '@docusaurus/Translate',
}

const clientModules = ({ clientModules: all }: ThemeFiles): string =>
  `${all.map((one, index) => `import * as m${index} from ${JSON.stringify(one)}`).join('\n')}\nexport default [${all.map((_, index) => `m${index}`).join(', ')}]`

/** Webpack finds out which files `prism-${lang}` can be; here it is the list of the configuration. */
function withLanguages(code: string, languages: readonly string[]): string {
  const table = languages.map(
    (name) => `${JSON.stringify(name)}: () => require('prismjs/components/prism-${name}.js')`,
  )
  return `const languages_ = { ${table.join(', ')} }\n${code.replace(/require\(`prismjs\/components\/prism-\$\{(\w+)\}(?:\.js)?`\)/g, 'languages_[$1]()')}`
}
