// esbuild plugin: the imports of Docusaurus' client and themes. `@theme/*` is a component of the site, or of
// the last theme that has it; `@generated/*` is the data of the site.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import type { OnLoadResult, OnResolveResult, Plugin, PluginBuild } from 'esbuild'
import { generatedFolder } from '../../model/config/plugin.ts'
import { writeGenerated } from '../../plugins/generatedFiles.ts'
import { type ClientPackages, moduleFile } from './clientPackages.ts'

export interface ThemeFiles {
  readonly root: string
  /** Folders with files that are copied as they are. */
  readonly staticFolders: readonly string[]
  /** Folder with the engine's `theme/`. */
  readonly engineRoot: string
  readonly packages: ClientPackages
  /** Folders of components; the last one wins. */
  readonly themes: readonly string[]
  readonly clientModules: readonly string[]
  /** Requests of code that routes and texts load later. */
  readonly modules: readonly string[]
  /** Files of data that plugins make: absolute path → JSON. */
  readonly data: ReadonlyMap<string, string>
  /** Languages that the configuration adds to Prism. */
  readonly prismLanguages: readonly string[]
  /** A Markdown file as a module. */
  readonly compile: (path: string, text: string) => Promise<string>
  /** The values beside the elements of one as a module. */
  readonly compileValues: (path: string, text: string) => Promise<string>
}

const generated: Readonly<Record<string, string>> = {
  routes: `import create from '@docusaurus/ComponentCreator'\nimport { allRoutes } from 'troodon:client/site.ts'\nexport default allRoutes(create)`,
  routesChunkNames: `export { chunkNames as default } from 'troodon:client/site.ts'`,
  registry: `export { default } from 'troodon:client/registry.ts'`,
  'docusaurus.config': `export { config as default } from 'troodon:client/site.ts'`,
  ...Object.fromEntries(
    Object.entries({
      globalData: 'globalData',
      i18n: 'i18n',
      codeTranslations: 'codeTranslations',
      'site-metadata': 'siteMetadata',
      'site-storage': 'siteStorage',
    }).map(([file, name]) => [file, `export { ${name} as default } from 'troodon:client/site.ts'`]),
  ),
}

export function themePlugin(files: ThemeFiles, isServer: boolean): Plugin {
  return {
    name: 'troodon-docusaurus-theme',
    setup(build) {
      resolveComponents(build, files)
      loadGenerated(build, files, isServer)
      resolveData(build, files)
      loadChanged(build, files, isServer)
      resolveSite(build, files)
      resolvePackages(build, files)
    },
  }
}

/**
 * `@theme/Footer` is the last one, `@theme-original/Footer` that of the themes, `@theme-init/Footer` the
 * first.
 */
function resolveComponents(build: PluginBuild, files: ThemeFiles): void {
  const find = componentFinder(files)
  const { alias = {} } = build.initialOptions
  build.onResolve({ filter: /^@theme(?:-original|-init)?\// }, ({ path }): OnResolveResult | null => {
    if (path in alias) return null
    const [, kind = '', name = ''] = /^@(theme(?:-original|-init)?)\/(.*)$/.exec(path) ?? []
    const file = find(kind, name)
    return file ? { path: file } : { errors: [{ text: `No theme of the site has the component ${path}.` }] }
  })
}

/** The file of a component by its kind, `theme-original`, and its name. */
export function componentFinder({ root, packages, themes }: ThemeFiles) {
  const fallback = join(packages.client, 'theme-fallback')
  const last = [...themes].reverse()
  const folders: Readonly<Record<string, readonly string[]>> = {
    theme: [join(root, 'src/theme'), ...last, fallback],
    'theme-original': [...last, fallback],
    'theme-init': [...themes, fallback],
  }
  return (kind: string, name: string): string | undefined => {
    for (const folder of folders[kind] ?? []) {
      const file = moduleFile(join(folder, name))
      if (file !== undefined) return file
    }
    return undefined
  }
}

/** `@generated/*`, and modules of ours. */
function loadGenerated(build: PluginBuild, files: ThemeFiles, isServer: boolean): void {
  const { root, engineRoot, packages } = files
  const code = (contents: string, resolveDir = root): OnLoadResult => ({ contents, loader: 'js', resolveDir })
  // Other names are those of files that plugins write.
  const names = [...Object.keys(generated), 'client-modules'].join('|')
  build.onResolve({ filter: new RegExp(`^@generated/(?:${names})(?:\\.(?:json|m?js))?$`) }, ({ path }) => ({
    path: path.slice('@generated/'.length).replace(/\.(?:js|json|mjs)$/, ''),
    namespace: 'generated',
  }))
  build.onLoad({ filter: /.*/, namespace: 'generated' }, ({ path }) => {
    const text =
      path === 'client-modules' ? clientModules(files) : (isServer && onServer[path]) || generated[path]
    return code(String(text), packages.client)
  })
  build.onResolve({ filter: /^troodon:/ }, ({ path }): OnResolveResult => {
    const name = path.slice('troodon:'.length)
    const file = name === 'attributes' ? 'links.ts' : /^client\/(.*)$/.exec(name)?.[1]
    return file ? { path: join(engineRoot, 'theme/docusaurus', file) } : { path: name, namespace: 'troodon' }
  })
  build.onLoad({ filter: /^modules$/, namespace: 'troodon' }, () => code(moduleTable(files.modules)))
  build.onLoad({ filter: /^frame$/, namespace: 'troodon' }, () => code(''))
}

/** Data that a plugin has made for its own routes, as `@generated/…` or as a file of `.docusaurus/`. */
function resolveData(build: PluginBuild, { root, data }: ThemeFiles): void {
  build.onResolve({ filter: /^@generated\/|(?:^|\/)\.docusaurus\// }, ({ path }) => {
    const name = path.replace(/^@generated\/|.*?(?:^|\/)\.docusaurus\//s, '')
    const file = ['', '.json']
      .map((ending) => join(root, generatedFolder, name + ending))
      .find((one) => data.has(one))
    if (file === undefined) return null
    writeGenerated(file, data.get(file) as string)
    return { path: file }
  })
}

const moduleTable = (modules: readonly string[]): string =>
  `export const modules = {\n${modules.map((one) => `  ${JSON.stringify(one)}: () => import(${JSON.stringify(one)}),\n`).join('')}}`

/** Other plugins answer for images, `?raw` and the like, as they do for files beside the importer. */
function resolveSite(build: PluginBuild, { root, staticFolders }: ThemeFiles): void {
  const roots = [...staticFolders.map((folder) => join(root, folder)), root]
  // `resolve.roots` of Docusaurus: url("/fonts/a.woff2") is a file below `static`.
  build.onResolve({ filter: /^\/[^/]/ }, ({ path, kind, importer, pluginData }) => {
    const [, name = '', query = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
    if (kind === 'entry-point' || name.startsWith(root)) return null
    const file = roots.flatMap((folder) => moduleFile(join(folder, name)) ?? [])[0]
    if (file === undefined) return null
    return build.resolve(`./${basename(file)}${query}`, {
      resolveDir: dirname(file),
      kind,
      importer,
      pluginData,
    })
  })
  const { alias = {} } = build.initialOptions
  build.onResolve({ filter: /^@site\// }, ({ path, kind, importer, pluginData }) => {
    const [, name = '', query = ''] = /^@site\/([^?#]*)(.*)$/s.exec(path) ?? []
    const file = moduleFile(join(root, name))
    if (alias['@site'] && query === '' && file?.endsWith('.js')) return null
    const found = file === undefined ? name : relative(root, file).replaceAll('\\', '/')
    return build.resolve(`./${found}${query}`, { resolveDir: root, kind, importer, pluginData })
  })
}

function resolvePackages(build: PluginBuild, { root, packages }: ThemeFiles): void {
  const fromSite = createRequire(join(root, 'package.json'))
  build.onResolve({ filter: /^@docusaurus\/\w+$/ }, ({ path }) => {
    const file = moduleFile(join(packages.client, 'exports', path.slice('@docusaurus/'.length)))
    return file ? { path: file } : null
  })
  // One React for all, and the one that the site chooses.
  build.onResolve({ filter: /^(?:react|react-dom|@mdx-js\/react)(?:\/|$)/ }, ({ path, kind }) => {
    if (kind === 'entry-point') return null
    try {
      return { path: fromSite.resolve(path) }
    } catch {
      return null
    }
  })
  // Modules of texts name components so.
  build.onResolve({ filter: /^troodon\/theme\// }, ({ path, importer, kind }) => {
    const name = path.slice('troodon/theme/'.length)
    return build.resolve(ofText[name] ?? `@theme/${name}`, { importer, kind, resolveDir: root })
  })
}

/** Modules whose code is another one here: texts, and what webpack alone can read. */
function loadChanged(build: PluginBuild, files: ThemeFiles, isServer: boolean): void {
  const changed = (path: string, contents: string): OnLoadResult => ({
    contents,
    loader: 'jsx',
    resolveDir: dirname(path),
  })
  build.onLoad({ filter: /prism-include-languages(?:[\\/]index)?\.[jt]sx?$/ }, ({ path }) => ({
    ...changed(path, withLanguages(readFileSync(path, 'utf8'), files.prismLanguages)),
    loader: /\.tsx?$/.test(path) ? 'ts' : 'jsx',
  }))
  build.onResolve({ filter: /^@site\/.*\?values=\w+$/ }, ({ path }) => {
    const [, name = '', suffix = ''] = /^@site\/(.*)(\?values=\w+)$/s.exec(path) ?? []
    return { path: join(files.root, name), suffix }
  })
  build.onLoad({ filter: /\.mdx?$/ }, async ({ path, suffix }) => {
    const compile = suffix === '' ? files.compile : files.compileValues
    return changed(path, await compile(path, readFileSync(path, 'utf8')))
  })
  if (!isServer) return
  build.onLoad({ filter: /[\\/]lib[\\/]client[\\/]App\.js$/ }, ({ path }) =>
    changed(path, withShownRoutes(readFileSync(path, 'utf8'))),
  )
  build.onLoad({ filter: /[\\/]react-loadable[\\/].*\.js$/ }, ({ path }) =>
    changed(path, withoutPreloading(readFileSync(path, 'utf8'))),
  )
}

/** On the server, the routes are those of one page. */
const onServer: Readonly<Record<string, string>> = {
  routes: `export { shownRoutes as default } from 'troodon:client/site.ts'`,
}

/** The client reads the routes once; on the server they change with each page. */
const withShownRoutes = (code: string): string =>
  code
    .replace(/const routesElement = (renderRoutes\(routes\));?/, '')
    .replace('{routesElement}', '{renderRoutes(routes)}')

/**
 * The package keeps all that any page has loaded, for functions that preload everything. The server calls
 * none of them.
 */
const withoutPreloading = (code: string): string =>
  code.replace(/\b((?:ALL|READY)_INITIALIZERS) = \[\]/g, '$1 = { length: 0, push() {} }')

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
  return `const languages_ = { ${table.join(', ')} }\n${code.replace(composedName, 'languages_[$1$2]()')}`
}

/** `prism-${lang}.js`, or `'prism-' + lang`. */
const composedName =
  /require\(\s*(?:`prismjs\/components\/prism-\$\{([\w.]+)\}(?:\.js)?`|["']prismjs\/components\/prism-["']\s*\+\s*([\w.]+)(?:\s*\+\s*["']\.js["'])?)\s*\)/g
