// The theme of a site for Docusaurus as code: a script for the server, modules for browsers, and one style sheet.
import { join } from 'node:path'
import type { BuildOptions, Metafile, Plugin } from 'esbuild'
import { cssModulesPlugin } from '../../bundle/styles/cssModulesPlugin.ts'
import { stylePlugin } from '../../bundle/styles/stylePlugin.ts'
import type { StyleReader } from '../../bundle/styles/styleSource.ts'
import { hashOf } from '../../io/hash.ts'
import { moduleFile } from './clientPackages.ts'
import { filePlugin } from './filePlugin.ts'
import { sheetOrder } from './sheetOrder.ts'
import { type ThemeFiles, themePlugin } from './themePlugin.ts'

export interface ThemeBundle {
  /** Name in the output → content. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly script: string
  readonly style: string
  readonly server: string
  readonly inputs: readonly string[]
}

interface ThemeOptions extends ThemeFiles {
  readonly baseUrl: string
  readonly styles: StyleReader
}

export async function bundleTheme(options: ThemeOptions): Promise<ThemeBundle> {
  const { packages, baseUrl } = options
  const { build } = await import('esbuild')
  const copies = new Map<string, Uint8Array>()
  const plugins = (withStyles: boolean): Plugin[] => [
    themePlugin(options, !withStyles),
    stylePlugin(options.styles, withStyles),
    cssModulesPlugin(withStyles, options.styles),
    filePlugin(baseUrl, copies),
  ]
  const common = commonOptions(options)
  const [server, client] = await Promise.all([
    build({
      ...common,
      stdin: { contents: serverEntry(packages.client), loader: 'jsx', resolveDir: packages.client },
      outfile: join(options.root, 'server.cjs'),
      platform: 'node',
      format: 'cjs',
      mainFields: ['module', 'main'],
      conditions: ['import', 'node'],
      define: { ...common.define, 'globalThis.__site': '__site', 'globalThis.__given': '__given' },
      plugins: plugins(false),
    }),
    build({
      ...common,
      entryPoints: { main: join(packages.client, 'clientEntry.js') },
      outdir: options.root,
      entryNames: 'assets/js/[name]-[hash]',
      chunkNames: 'assets/js/[hash]',
      platform: 'browser',
      format: 'esm',
      splitting: true,
      minify: true,
      define: { ...common.define, 'process.env.HYDRATE_CLIENT_ENTRY': 'true', 'module.hot': 'undefined' },
      plugins: plugins(true),
    }),
  ])
  const sheets = sheetOrder(client.metafile, 'clientEntry.js')
  const style = await build({
    ...common,
    stdin: {
      contents: sheets.map((sheet) => `@import ${JSON.stringify(sheet)};`).join('\n'),
      loader: 'css',
      resolveDir: options.root,
    },
    outfile: join(options.root, 'styles.css'),
    minify: true,
    assetNames: 'assets/files/[name]-[hash]',
    publicPath: baseUrl,
    plugins: plugins(true),
  })
  const files = new Map(copies)
  let script = ''
  for (const { path, contents } of client.outputFiles) {
    const name = path.slice(options.root.length + 1)
    if (!name.endsWith('.js')) continue
    files.set(name, contents)
    if (/\/main-[A-Z0-9]+\.js$/.test(name)) script = name
  }
  let sheet = ''
  for (const { path, contents } of style.outputFiles) {
    const name = path.slice(options.root.length + 1)
    if (name !== 'styles.css') files.set(name, contents)
    else {
      sheet = `assets/css/styles.${hashOf(contents).slice(0, 8)}.css`
      files.set(sheet, contents)
    }
  }
  const inputs = [server, client, style].flatMap(({ metafile }) => filesIn(metafile, options.root))
  return {
    files,
    script,
    style: sheet,
    server: server.outputFiles[0]?.text ?? '',
    inputs: [...new Set(inputs)],
  }
}

const filesIn = ({ inputs }: Metafile, root: string): readonly string[] =>
  Object.keys(inputs).flatMap((name) =>
    /^[\w-]+:/.test(name) || name.startsWith('<') ? [] : [join(root, name)],
  )

function commonOptions({ root, packages }: ThemeOptions) {
  return {
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    nodePaths: [...packages.nodePaths],
    jsx: 'automatic',
    logLevel: 'silent',
    tsconfigRaw: '{}',
    loader: { '.js': 'jsx' },
    define: {
      'process.env.NODE_ENV': '"production"',
      TROODON_PAGE_ENV: JSON.stringify('{"NODE_ENV":"production"}'),
      'require.resolveWeak': '__weak',
      '__webpack_require__.gca': '__chunk',
    },
    banner: { js: `var __weak = (name) => name, __chunk = () => undefined;` },
  } satisfies BuildOptions
}

/** Like Docusaurus' own entry, which changed with its versions: renders a page, and returns what its head has. */
function serverEntry(client: string): string {
  const hasLinks = moduleFile(join(client, 'BrokenLinksContext')) !== undefined
  const links = hasLinks
    ? `import { createStatefulBrokenLinks as openLinks, BrokenLinksProvider as Links } from './BrokenLinksContext'`
    : `import { createStatefulLinksCollector as openLinks, LinksCollectorProvider as Links } from './LinksCollector'`
  const given = hasLinks ? 'brokenLinks' : 'linksCollector'
  return `import { renderToPipeableStream } from 'react-dom/server'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StaticRouter } from 'react-router-dom'
import { HelmetProvider } from 'react-helmet-async'
import Loadable from 'react-loadable'
import preload from './preload'
import create from '@docusaurus/ComponentCreator'
import { showRoutes } from 'troodon:client/site.js'
import App from './App'
${links}
export async function render(pathname, routes) {
  showRoutes(routes, create)
  await preload(pathname)
  const helmetContext = {}
  const links = openLinks()
  const app = (
    <Loadable.Capture report={() => {}}>
      <HelmetProvider context={helmetContext}>
        <StaticRouter location={pathname} context={{}}>
          <Links ${given}={links}><App /></Links>
        </StaticRouter>
      </HelmetProvider>
    </Loadable.Capture>
  )
  const html = await new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      onError: reject,
      onAllReady() {
        const stream = new PassThrough()
        pipe(stream)
        text(stream).then(resolve, reject)
      },
    })
  })
  const { helmet } = helmetContext
  return {
    html,
    head: [helmet.title, helmet.meta, helmet.link, helmet.script].map(String),
    htmlAttributes: String(helmet.htmlAttributes),
    bodyAttributes: String(helmet.bodyAttributes),
    links: links.getCollectedLinks(),
    anchors: links.getCollectedAnchors?.() ?? [],
  }
}
`
}
