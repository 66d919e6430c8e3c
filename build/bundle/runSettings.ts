// The settings of each run of esbuild: what all share, and what differs for the browser, the server and the
// boot script.
import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { type ModuleRules, placed } from '../model/pluginOutcome.ts'
import { isJson } from '../shared/isJson.ts'
import type { SourcePath } from '../shared/paths.ts'
import { type BundleOptions, offlineOptions, searchKind } from './bundleTypes.ts'
import { pageEntryPlugin } from './load/pageEntryPlugin.ts'
import { pagePropsPlugin } from './load/pagePropsPlugin.ts'
import type { LinkedBrowser } from './prebuilt/siteLinks.ts'
import { isInstalled } from './repair/missingModules.ts'
import { providedNames, withProvidedNames } from './resolve/providedPlugin.ts'
import { allSheets, hasSheets, sheetsPlugin } from './styles/sheetsPlugin.ts'
import { workName } from './workFolder/workNames.ts'

/** Options that all four runs share. */
export interface Job {
  readonly options: BundleOptions
  /** The layout that bundleLayout.ts made. */
  readonly work: string
  /** React pages and Markdown files with code. */
  readonly pages: readonly SourcePath[]
  readonly common: typeof commonSettings & BuildOptions
  readonly entries: Readonly<Record<string, string>>
  readonly plugins: readonly Plugin[]
  /** Those for style sheets; without the styles themselves on the server. */
  readonly styles: (withStyles: boolean) => readonly Plugin[]
  readonly define: Readonly<Record<string, string>>
}

export const commonSettings = {
  bundle: true,
  write: false,
  format: 'esm',
  jsx: 'automatic',
  metafile: true,
  logLevel: 'silent',
  preserveSymlinks: true,
  tsconfigRaw: '{}',
  loader: { '.js': 'jsx' },
  assetNames: 'assets/media/[name].[hash]',
  splitting: true,
} satisfies BuildOptions

export function constants(
  { config, plugins }: Pick<BundleOptions, 'config' | 'plugins'>,
  hasWorker: boolean,
): Readonly<Record<string, string>> {
  return {
    'process.env.NODE_ENV': '"production"',
    'process.env.TROODON_CLIENT_MODULES': JSON.stringify(clientModules(config, plugins)),
    'process.env.TROODON_SEARCH': JSON.stringify(searchKind(config)),
    'process.env.TROODON_PWA': JSON.stringify(hasWorker ? JSON.stringify(offlineOptions(config)) : ''),
  }
}

/** Which modules browsers load with the theme. Early ones expect a page to be hydrated soon. */
function clientModules(
  { clientModules, countsPages, behaviors }: BundleOptions['config'],
  plugins: BundleOptions['plugins'],
): 'early' | 'own' | '' {
  const isEarly = behaviors.startsModulesEarly && clientModules.length > 0
  if (plugins.clientModules.length > 0 || isEarly) return 'early'
  return clientModules.length > 0 || countsPages ? 'own' : ''
}

/** What `@docusaurus/theme-mermaid` gives its code in the browser: whether an optional package is there. */
const mermaidNames = ({ root }: BundleOptions): Readonly<Record<string, string>> => ({
  __DOCUSAURUS_MERMAID_LAYOUT_ELK_ENABLED__: String(isInstalled('@mermaid-js/layout-elk', root)),
})

/** The value of `process.env` in Markdown files: constants of plugins. See markdown/mdx/module.ts. */
export const pageEnvironment = (
  define: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const found = Object.entries(define).flatMap(([name, value]) => {
    const own = /^process\.env\.(\w+)$/.exec(name)?.[1]
    return own === undefined || !isJson(value) ? [] : [[own, JSON.parse(value) as unknown]]
  })
  // As text: for an object, every module would call a function that makes it.
  const text = JSON.stringify({ ...Object.fromEntries(found), NODE_ENV: 'production' })
  return { TROODON_PAGE_ENV: JSON.stringify(text) }
}

/** The language of scripts for browsers. */
export const browsers = ['es2022', 'chrome110', 'firefox115', 'safari16.4'] as const

/** Without a public path: scripts import each other by relative paths, and fit below any base URL. */
export function browserSettings({ common, define, options }: Job) {
  return {
    ...common,
    entryNames: 'assets/[name].[hash]',
    chunkNames: 'assets/chunks/[hash]',
    minify: true,
    platform: 'browser',
    target: [...browsers],
    // As in webpack. By default, esbuild takes the main file of a package that is required anywhere.
    mainFields: ['browser', 'module', 'main'],
    // Like webpack in browsers: the global object of Node, and an environment without variables. For `{}`,
    // every module would call a function that makes it; `Reflect` is an object without such names.
    define: {
      global: 'globalThis',
      'process.env': 'Reflect',
      ...providedNames(options.plugins.browser.provided, false),
      ...mermaidNames(options),
      ...options.plugins.browser.define,
      ...pageEnvironment(options.plugins.browser.define),
      ...define,
      'process.env.TROODON_SSR': '""',
      TROODON_SERVER: 'false',
    },
    ...extensionsOf(options.plugins.browser),
  } satisfies BuildOptions
}

export function clientSettings(
  { options, work, pages, entries, plugins, styles }: Job,
  settings: ReturnType<typeof browserSettings>,
) {
  const { themePath, clientModules } = options.config
  const [first, ...others] = plugins
  const pageEntries = pageEntryPlugin({
    entries: pages.map((page) => join(work, workName(page))),
    site: join(work, 'site'),
    without: [themePath, ...clientModules].map((path) => join(work, 'site', path)),
    frame: join(work, 'theme/App.tsx'),
  })
  return {
    ...settings,
    entryPoints: { client: join(work, 'theme/client.tsx'), ...entries },
    plugins: withUsed({ options, work }, [
      ...(options.forBrowsers ?? []),
      ...(first ? [first] : []),
      pageEntries,
      ...others,
      ...styles(true),
    ]),
  }
}

/** Only the pages, and the style sheets of the site after those of the theme. */
export function linkedClientSettings(
  { options, work, pages, entries, plugins, styles }: Job,
  settings: ReturnType<typeof browserSettings>,
  { sheets, plugin }: LinkedBrowser,
) {
  const { config } = options
  const [first, ...others] = plugins
  const props = pagePropsPlugin(pages.map((page) => join(work, workName(page))))
  return {
    ...settings,
    entryPoints: { ...(hasSheets(config) ? { client: allSheets } : {}), ...entries },
    plugins: withUsed({ options, work }, [
      plugin,
      sheetsPlugin(sheets, config, work),
      ...(first ? [first] : []),
      props,
      ...others,
      ...styles(true),
    ]),
  }
}

export function serverSettings({ common, options, work, pages, entries, plugins, styles, define }: Job) {
  const [first, ...others] = plugins
  const props = pagePropsPlugin(pages.map((page) => join(work, workName(page))))
  return {
    ...common,
    sourcemap: options.sourceMaps ? 'external' : false,
    sourcesContent: false,
    entryPoints: { server: join(work, 'theme/server.tsx'), ...entries },
    entryNames: '[name].[hash]',
    chunkNames: 'chunks/[hash]',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node20',
    // As in webpack: some packages have a main file that only Node can load.
    mainFields: ['module', 'main'],
    minifySyntax: true,
    // Lines of a page's code, and the comments with names of files, are shown when the page fails.
    minifyWhitespace: pages.length === 0,
    define: {
      ...providedNames(options.plugins.server.provided, true),
      ...mermaidNames(options),
      ...options.plugins.server.define,
      ...pageEnvironment(options.plugins.server.define),
      ...define,
      'process.env.TROODON_SSR': '"1"',
      TROODON_SERVER: 'true',
    },
    ...extensionsOf(options.plugins.server),
    banner: {
      js: "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);",
    },
    plugins: withUsed({ options, work }, [...(first ? [first] : []), props, ...others, ...styles(false)]),
  } satisfies BuildOptions
}

/** With the constants and modules that the code of the site uses. */
const withUsed = ({ options, work }: Pick<Job, 'options' | 'work'>, plugins: readonly Plugin[]): Plugin[] =>
  withProvidedNames(plugins, options.plugins, { from: join(work, 'site'), theme: join(work, 'theme') })

/** Of esbuild, with those that plugins add. */
export const extensionsOf = ({ extensions }: ModuleRules): Pick<BuildOptions, 'resolveExtensions'> =>
  extensions.length > 1 ? { resolveExtensions: [...placed(extensions, usualExtensions)] } : {}

const usualExtensions = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json']

export function bootSettings({ common, work, define }: Job) {
  return {
    ...common,
    entryPoints: [join(work, 'theme/boot.ts')],
    format: 'iife',
    splitting: false,
    minify: true,
    platform: 'browser',
    target: 'es2020',
    define,
  } satisfies BuildOptions
}
