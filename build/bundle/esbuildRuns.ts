// The four esbuild runs of a bundle: browser code, server code, boot script, service worker. Each page is an
// separate entry, so that a change in one page changes the files of that page alone.
import { join } from 'node:path'
import type { BuildFailure, BuildOptions, BuildResult, Plugin } from 'esbuild'
import { outOfDrive } from '../io/osPath.ts'
import type { StyleUrl } from '../model/bundle.ts'
import type { SourcePath } from '../shared/paths.ts'
import { afterFirst } from './afterFirst.ts'
import type { BundleOptions } from './bundleTypes.ts'
import { type IsLargeImport, largeImports } from './leftOut/largeImports.ts'
import { leaveOutPlugin } from './leftOut/leaveOutPlugin.ts'
import { assetPlugin } from './load/assetPlugin.ts'
import { dataPlugin } from './load/dataPlugin.ts'
import { fileUrlPlugin } from './load/fileUrlPlugin.ts'
import { generatedPlugin } from './load/generatedPlugin.ts'
import { largeDataPlugin } from './load/largeDataPlugin.ts'
import { markdownModuleOf, markdownPlugin } from './load/markdownPlugin.ts'
import { type FoundFiles, pluginFilesPlugin } from './load/pluginFilesPlugin.ts'
import { svgPlugin } from './load/svgPlugin.ts'
import { withLinks } from './prebuilt/linkPlugins.ts'
import type { LinkableTheme } from './prebuilt/linkTypes.ts'
import { openLinks, type SiteLinks } from './prebuilt/siteLinks.ts'
import { repairPlugin } from './repair/repairPlugin.ts'
import { noRepairs, type Repairs } from './repair/repairs.ts'
import { type AliasOptions, aliasPlugin } from './resolve/aliasPlugin.ts'
import { dynamicRequestPlugin } from './resolve/dynamicRequestPlugin.ts'
import { moduleTypePlugin } from './resolve/moduleTypePlugin.ts'
import { outsidePlugin } from './resolve/outsidePlugin.ts'
import { packagePlugin } from './resolve/packagePlugin.ts'
import { requestPlugin } from './resolve/requestPlugin.ts'
import {
  bootSettings,
  browserSettings,
  clientSettings,
  commonSettings,
  constants,
  type Job,
  linkedClientSettings,
  serverSettings,
} from './runSettings.ts'
import { findWorkbox, workerBuild } from './serviceWorker.ts'
import { cssModulesPlugin } from './styles/cssModulesPlugin.ts'
import { cssTextPlugin } from './styles/cssTextPlugin.ts'
import { openStyles } from './styles/siteStyles.ts'
import { stylePlugin } from './styles/stylePlugin.ts'
import { styleUrlPlugin } from './styles/styleUrlPlugin.ts'
import { packageLinks } from './workFolder/packageLinks.ts'
import { workPathOf } from './workFolder/workNames.ts'

type Run = BuildResult<{ write: false; metafile: true }>

export interface EsbuildRuns {
  readonly client: Run
  readonly server: Run
  /** The server's code with what `server` leaves out; null where no page needs it. */
  readonly all: Run | null
  readonly boot: Run
  /** Null for a site without a service worker. */
  readonly worker: Run | null
  /** The bundled theme that the code of the server imports; null when it contains the theme. */
  readonly links: SiteLinks | null
  /** Files that the site's code imports as URLs: name → content. */
  readonly assets: ReadonlyMap<string, Uint8Array>
  readonly styleUrls: ReadonlyMap<string, StyleUrl>
  /** Files that were read and are in no metafile, absolute. */
  readonly read: ReadonlySet<string>
  /** Settings of the browser's run, for the pages' style sheets. */
  readonly forStyles: BuildOptions & { readonly plugins: readonly Plugin[] }
}

export async function runEsbuild(
  options: BundleOptions,
  work: string,
  pages: readonly SourcePath[],
  { repairs, theme }: { readonly repairs: Repairs; readonly theme: LinkableTheme | null },
): Promise<EsbuildRuns> {
  const { root, engineRoot, config, plugins } = options
  const esbuild = await import('esbuild')
  const workbox = findWorkbox(root, config)
  const define = constants(options, workbox !== null)
  const { job, ...found } = openJob({ options, work, pages, define }, repairs)
  const aliases = aliasOptions(options, work, repairs)
  const links = theme && openLinks(theme, { work, aliases, define, config, plugins })
  const forBrowser = browserSettings(job)
  const worker = workbox && {
    ...job.common,
    ...workerBuild(join(work, 'theme/sw.ts'), packagePlugin({ work, root, engineRoot }, [workbox.folder])),
    define: job.define,
    write: false as const,
    metafile: true as const,
  }
  const turn = afterFirst()
  const client = turn.first(
    esbuild.build(
      links?.browser ? linkedClientSettings(job, forBrowser, links.browser) : clientSettings(job, forBrowser),
    ),
  )
  const first = [turn.plugin, ...(options.largeImports ? [leaveOutPlugin(importsOf(client))] : [])]
  const linked = links ? [links.server] : []
  const [clientRun, serverRun, allRun, bootRun, workerRun] = await allRuns([
    client,
    esbuild.build(before([...first, ...linked], serverSettings(job))),
    options.largeImports === 'both' && esbuild.build(before([turn.plugin, ...linked], serverSettings(job))),
    esbuild.build(bootSettings(job)),
    worker && esbuild.build(worker),
  ])
  return {
    client: links?.browser ? withLinks(clientRun, work) : clientRun,
    server: links ? withLinks(serverRun, work) : serverRun,
    all: links && allRun ? withLinks(allRun, work) : allRun || null,
    links,
    boot: bootRun,
    worker: workerRun,
    ...found,
    forStyles: { ...forBrowser, plugins: [...job.plugins, ...job.styles(true)] },
  }
}

/** Nothing is left out where the run for browsers fails: both report their errors. */
const importsOf = (client: Promise<Run>): Promise<IsLargeImport> =>
  client.then(
    ({ metafile }) => largeImports(metafile),
    () => () => false,
  )

const before = <Settings extends { readonly plugins: Plugin[] }>(
  plugins: readonly Plugin[],
  settings: Settings,
): Settings => ({ ...settings, plugins: [...plugins, ...settings.plugins] })

/** The theme alone: `code` imports its modules, and is an entry in place of theme/server.tsx. */
export async function runLinkableServer(options: BundleOptions, work: string, code: string): Promise<Run> {
  const esbuild = await import('esbuild')
  const { job } = openJob(
    { options, work, pages: [], define: constants(options, false) },
    noRepairs(options.root),
  )
  const settings = serverSettings(job)
  const entry: Plugin = {
    name: 'troodon-linkable',
    setup(build) {
      build.onResolve({ filter: /^linkable:/ }, ({ path }) => ({
        path: path.slice('linkable:'.length),
        namespace: 'linkable',
      }))
      build.onLoad({ filter: /.*/, namespace: 'linkable' }, () => ({
        contents: code,
        loader: 'js',
        resolveDir: work,
      }))
    },
  }
  return esbuild.build({
    ...settings,
    entryPoints: { theme: 'linkable:theme' },
    plugins: [entry, ...settings.plugins],
  })
}

/** The same for browsers: `linkable:theme` is a second entry, and `linkable:packages` a part of the frame. */
export async function runLinkableBrowser(options: BundleOptions, work: string, plugin: Plugin): Promise<Run> {
  const esbuild = await import('esbuild')
  const { job } = openJob(
    { options, work, pages: [], define: constants(options, false) },
    noRepairs(options.root),
  )
  const settings = clientSettings(job, browserSettings(job))
  return esbuild.build({
    ...settings,
    entryPoints: { ...settings.entryPoints, theme: 'linkable:theme' },
    plugins: [plugin, ...settings.plugins],
  })
}

export interface StyleRun extends Pick<EsbuildRuns, 'assets' | 'styleUrls' | 'read'> {
  readonly run: Run
}

/** Only style sheets: those of entries that `plugins` make. */
export async function runStyles(
  options: BundleOptions,
  work: string,
  entryPoints: readonly { readonly in: string; readonly out: string }[],
  plugins: readonly Plugin[],
): Promise<StyleRun> {
  const esbuild = await import('esbuild')
  const { job, ...found } = openJob({ options, work, pages: [], define: {} }, noRepairs(options.root))
  const run = await esbuild.build({
    ...browserSettings(job),
    entryPoints: [...entryPoints],
    plugins: [...plugins, ...job.plugins, ...job.styles(true)],
  })
  return { run, ...found }
}

/** The input of a run, and the collections in which its plugins store their results. */
function openJob(given: Pick<Job, 'options' | 'work' | 'pages' | 'define'>, repairs: Repairs) {
  const { options, work, pages } = given
  const { root } = options
  const assets = new Map<string, Uint8Array>()
  const styleUrls = new Map<string, StyleUrl>()
  const { read } = repairs
  const source =
    options.styles ?? openStyles(options, work, { files: read, scanned: read, sheets: new Set() })
  const job: Job = {
    ...given,
    common: { ...commonSettings, absWorkingDir: work, outdir: outOfDrive(work) },
    entries: Object.fromEntries(
      pages.map((page) => [entryName(page), workPathOf(join(root, page), { work, root })]),
    ),
    plugins: sharedPlugins(options, work, repairs, { assets, styleUrls, read }),
    styles: (withStyles) => [stylePlugin(source, withStyles), cssModulesPlugin(withStyles, source)],
  }
  return { job, assets, styleUrls, read }
}

/** Waits for all of them, so that a failure reports the errors of all. */
async function allRuns<T extends readonly unknown[]>(
  runs: {
    readonly [I in keyof T]: Promise<T[I]> | T[I]
  },
): Promise<T> {
  const settled = await Promise.allSettled(runs)
  const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  const other = reasons.find((reason) => !(reason instanceof Error && 'errors' in reason))
  if (other !== undefined) throw other
  const [first] = reasons as BuildFailure[]
  if (first) throw Object.assign(first, { errors: reasons.flatMap((one) => (one as BuildFailure).errors) })
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : null)) as unknown as T
}

function sharedPlugins(
  { root, engineRoot, config, compile, cacheFolder, plugins }: BundleOptions,
  work: string,
  repairs: Repairs,
  found: FoundFiles & { styleUrls: Map<string, StyleUrl> },
): readonly Plugin[] {
  const without = new Set(repairs.without.keys())
  const packages = packagePlugin({ work, root, engineRoot })
  const links = packageLinks({ work, root, engineRoot })
  return [
    repairPlugin(repairs),
    ...(plugins.key === ''
      ? []
      : [
          pluginFilesPlugin(
            plugins,
            {
              ...{ root, links, theme: join(work, 'theme'), baseUrl: config.baseUrl },
              markdownModule: markdownModuleOf({ work, compile }),
            },
            found,
          ),
        ]),
    fileUrlPlugin({ baseUrl: config.baseUrl, root, ...found, withUrls: repairs.withUrls }),
    dynamicRequestPlugin({ root, links, aliases: plugins.browser.aliases, ...found }),
    requestPlugin,
    markdownPlugin({ work, root, compile }),
    styleUrlPlugin({ ...config, site: join(work, 'site') }, found.styleUrls),
    svgPlugin,
    dataPlugin,
    largeDataPlugin,
    generatedPlugin(config, plugins, { root, without }),
    cssTextPlugin(packages),
    aliasPlugin(aliasOptions({ root, engineRoot, config, plugins }, work, repairs)),
    outsidePlugin({ work, root }),
    assetPlugin(config.baseUrl, found.assets, cacheFolder),
    packages,
    moduleTypePlugin(),
  ]
}

const aliasOptions = (
  { root, engineRoot, config, plugins }: Pick<BundleOptions, 'root' | 'engineRoot' | 'config' | 'plugins'>,
  work: string,
  { without }: Repairs,
): AliasOptions => ({
  site: join(work, 'site'),
  engine: work,
  themePath: join(root, config.themePath) === join(engineRoot, 'theme') ? null : config.themePath,
  staticDirectories: config.staticDirectories,
  without: new Set(without.keys()),
  pluginThemes: plugins.themes.map((folder) => packageLinks({ work, root, engineRoot }).workPath(folder)),
})

const entryName = (page: SourcePath): string =>
  `pages/${page.replace(/\.\w+$/, '').replaceAll(/[^\w/-]/g, '_')}`
