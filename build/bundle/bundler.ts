// One run of the bundler: lays out the work folder, runs esbuild, writes the files and describes them as a
// bundle.
import { join } from 'node:path'
import type { Message, Metafile, OutputFile } from 'esbuild'
import { hashOf } from '../io/hash.ts'
import { outOfDrive } from '../io/osPath.ts'
import type { Bundle, PageModule } from '../model/bundle.ts'
import type { Diagnostic } from '../model/diagnostics.ts'
import { addToList } from '../shared/addToList.ts'
import { outputPath, type SourcePath } from '../shared/paths.ts'
import { type BundleOptions, namedPages, toDiagnostic } from './bundleTypes.ts'
import { connectHosts } from './connectHosts.ts'
import type { EsbuildRuns } from './esbuildRuns.ts'
import type { BundledSheets } from './freshBundle.ts'
import { keyOfLeftOut, leanGraph } from './leftOut/leanGraph.ts'
import { type ModuleGraph, moduleGraph, type SourceHashes, sourceHashesIn } from './moduleGraph.ts'
import { hasOwnParts, isStock } from './prebuilt/isStock.ts'
import type { LinkableTheme } from './prebuilt/linkTypes.ts'
import { linkedBrowserFiles, linkedServerFiles, type SiteLinks } from './prebuilt/siteLinks.ts'
import { failedPages } from './repair/failedPages.ts'
import { type MissingModule, missingModules } from './repair/missingModules.ts'
import type { Repairs } from './repair/repairs.ts'
import { missingImports, runWithRepairs } from './repair/runWithRepairs.ts'
import { bundlePageStyles, type PageStyles } from './styles/pageStyles.ts'
import { allSheets } from './styles/sheetsPlugin.ts'
import { styleHostNotes, styleHosts } from './styles/styleHosts.ts'
import { styleProblems } from './styles/styleProblems.ts'
import { layOut } from './workFolder/bundleLayout.ts'
import { checkOutsideFiles } from './workFolder/outsideFiles.ts'
import { workName } from './workFolder/workNames.ts'
import { nameOf, writeFiles } from './workFolder/writeFiles.ts'

export interface BundlerRun {
  readonly bundle: Bundle
  readonly metafiles: readonly Metafile[]
  /** Folder that the metafiles' paths begin at. */
  readonly work: string
  readonly missing: readonly MissingModule[]
  /** Other files that were read, absolute. */
  readonly read: readonly string[]
  /** `.gitignore` files that decide what may be imported, absolute. Some may not exist. */
  readonly ignoreFiles: readonly string[]
  readonly sheets: BundledSheets
  /** The bundled theme that the bundle contains. */
  readonly theme: LinkableTheme | null
}

const clientEntry = 'theme/client.tsx'

/**
 * Writes the files into `folder`. Code is linked to `theme` where that is possible. Throws esbuild's
 * `BuildFailure` when a module cannot be bundled.
 */
export async function runBundler(
  options: BundleOptions,
  folder: string,
  theme: LinkableTheme | null,
): Promise<BundlerRun> {
  const named = namedPages(options)
  const pages = [...new Set(named.values())]
  const work = layOut(folder, options.root, options.engineRoot)
  const { runs, repairs } = await runWithRepairs(options, work, pages, theme)
  const { client, server, all, boot, worker, links } = runs
  const ignoreFiles = checkOutsideFiles([client.metafile, server.metafile], { ...options, work })
  const styles = await bundlePageStyles({
    metafile: client.metafile,
    frame: links?.browser ? links.theme.browser.frame : clientEntry,
    entries: pages.map(workName),
    work,
    settings: runs.forStyles,
  })
  return {
    work,
    ignoreFiles,
    read: [...runs.read, ...(options.styles?.inputs.files ?? [])],
    sheets: {
      frame: links?.browser
        ? { theme: links.browser.sheets }
        : { own: frameSheets(client.metafile, frameOf(runs).css) },
      pages: Object.fromEntries(pages.flatMap((page) => sheetsOf(page, styles))),
    },
    theme: runs.links?.theme ?? null,
    metafiles: [client, server, boot, ...(all ? [all] : []), ...(worker ? [worker] : [])].map(
      ({ metafile }) => metafile,
    ),
    missing: [...missingModules(pluginWarnings(runs)), ...missingImports(repairs)],
    bundle: withNames(describe({ runs, styles, pages, work, folder, repairs }), named),
  }
}

/** The pages under the names that their kinds use: `../website/a.tsx` in a folder around the site. */
function withNames(bundle: Bundle, named: ReadonlyMap<SourcePath, SourcePath>): Bundle {
  if ([...named].every(([name, page]) => name === page)) return bundle
  const pick = <Value>(values: Readonly<Record<SourcePath, Value>>) =>
    Object.fromEntries(
      [...named].flatMap(([name, page]) => (page in values ? [[name, values[page] as Value] as const] : [])),
    )
  return { ...bundle, pages: pick(bundle.pages), failed: pick(bundle.failed) }
}

/** Those that scripts import, in the order of the output; the others are imported by these. */
function frameSheets({ inputs, outputs }: Metafile, css: string | null): readonly string[] {
  const imported = new Set(
    Object.values(inputs).flatMap(({ imports }) =>
      imports.flatMap(({ kind, path }) => (kind === 'import-rule' ? [] : [path])),
    ),
  )
  return Object.keys(css === null ? {} : (outputs[css]?.inputs ?? {})).filter((input) => imported.has(input))
}

function sheetsOf(page: SourcePath, { sheets }: PageStyles): readonly [SourcePath, readonly string[]][] {
  const own = sheets.get(workName(page))
  return own ? [[page, own]] : []
}

interface Finished {
  readonly runs: EsbuildRuns
  readonly styles: PageStyles
  readonly pages: readonly SourcePath[]
  readonly work: string
  readonly folder: string
  readonly repairs: Repairs
}

function describe({ runs, styles, pages, work, folder, repairs }: Finished): Bundle {
  const { client, server, all, boot, worker, assets, styleUrls, links } = runs
  const media = [...assets].map(([name, contents]) => ({ path: join(outOfDrive(folder), name), contents }))
  const frame = frameOf(runs)
  const files = writeFiles([...withPageStyles(client, styles, frame.css), ...media], join(folder, 'client'))
  const serverFiles = writeFiles(
    [
      ...(all ?? server).outputFiles.filter(({ path }) => path.endsWith('.mjs')),
      ...(links ? linkedServerFiles(links.theme, outOfDrive(folder)) : []),
    ],
    // Code that was left out can still be asked for by a rendering that has ended, beside the old files.
    join(folder, all ? 'server-all' : 'server'),
  )
  const browser = moduleGraph(client.metafile, files)
  const sheets = [...client.outputFiles, ...styles.files].filter(({ path }) => path.endsWith('.css'))
  const hosts = styleHosts(sheets.map(({ text }) => text))
  const connections = connectHosts(client.metafile, work)
  const written = moduleGraph((all ?? server).metafile, serverFiles, links?.theme.key)
  const node = all ? leanGraph(server, written, folder, links?.theme.key) : written
  const main = links?.browser ? linkedEntry(links, frame.css) : browser.entry(clientEntry)
  const theme = node.entry('theme/server.tsx')
  const bootScript = (boot.outputFiles[0]?.text ?? '').trim()
  const failures = failedPages([server.metafile.inputs, client.metafile.inputs], repairs, pages)
  const graphs = { browser, node, styles, sourceHashes: sourceHashesIn(work) }
  const onServer = node.inputsOf(theme.path)
  const sources = graphs.sourceHashes([...[main.path, ...main.styles].flatMap(browser.inputsOf), ...onServer])
  return {
    key: hashOf(main.path, ...main.styles, theme.closure, bootScript, ...keyOfLeftOut(onServer, sources)),
    inputs: { ...links?.theme.sources, ...sources },
    files: [...files, ...(links?.browser ? linkedBrowserFiles(links.theme, main.styles) : [])],
    script: main.path,
    styles: main.styles,
    pages: Object.fromEntries(pages.map((page) => [page, pageModule(page, graphs)])),
    serverBundle: theme.file,
    isStock: isStock(server.metafile),
    hasOwnParts: hasOwnParts(server.metafile),
    boot: bootScript,
    worker: worker?.outputFiles[0]?.text ?? null,
    styleUrls: [...styleUrls.values()],
    // Linked server code does not record which of the theme's modules it uses.
    asksForDocs: asksForDocs(links ? [client.metafile] : [client.metafile, server.metafile]),
    usesBlocks: contains(client.metafile, 'theme/markup/blockComponent.tsx'),
    styleHosts: hosts,
    connectHosts: connections.hosts,
    failed: failures.failed,
    diagnostics: [
      ...missingPackages(runs),
      ...failures.diagnostics,
      ...styleHostNotes(hosts),
      ...styleProblems([...client.warnings, ...server.warnings]),
      ...connections.diagnostics,
    ],
  }
}

/** Whether components of the site read all documents, by the module that they read them with. */
const asksForDocs = (metafiles: readonly Metafile[]): boolean =>
  metafiles.some((metafile) => contains(metafile, 'theme/hooks/allDocs.ts'))

/** Whether code of the file is part of an output. */
const contains = ({ outputs }: Metafile, file: string): boolean =>
  Object.values(outputs).some(({ inputs }) => (inputs[file]?.bytesInOutput ?? 0) > 0)

interface Graphs {
  readonly browser: ModuleGraph
  readonly node: ModuleGraph
  readonly styles: PageStyles
  readonly sourceHashes: SourceHashes
}

function pageModule(page: SourcePath, { browser, node, styles, sourceHashes }: Graphs): PageModule {
  const name = workName(page)
  const shown = browser.entry(name)
  const printed = node.entry(name)
  const own = styles.outputs.get(name)
  const sheets = own === undefined ? [] : [outputPath(nameOf(own))]
  const inputs = sourceHashes(browser.inputsOf(shown.path), (input) => !input.startsWith('theme/'))
  const leftOut = keyOfLeftOut(node.inputsOf(printed.path), inputs)
  return {
    script: shown.path,
    styles: sheets,
    hasDefaultExport: shown.exports.includes('default'),
    serverFile: printed.file,
    key: hashOf(shown.path, ...sheets, printed.closure, ...leftOut),
    inputs,
    markdown: browser.markdownIn(shown.path),
  }
}

const missingPackages = (runs: EsbuildRuns): readonly Diagnostic[] =>
  groupWarnings(pluginWarnings(runs).filter(({ detail }) => !detail?.isReported)).map((message) =>
    aboutImport(toDiagnostic(message, 'missingModule'), message),
  )

/** Other warnings are about modules that exist, such as one of Node that is empty in browsers. */
const aboutImport = (found: Diagnostic, { detail }: Message): Diagnostic =>
  detail
    ? { ...found, about: [`import ${found.file} ${(detail as MissingModule).path}`] }
    : { ...found, severity: 'warning' }

/** Warnings of our plugins, each once. */
function pluginWarnings({ client, server }: EsbuildRuns): readonly Message[] {
  const warnings = [...client.warnings, ...server.warnings].filter(({ pluginName }) => pluginName !== '')
  return [
    ...new Map(
      warnings.map((message) => [JSON.stringify([message.text, message.location]), message]),
    ).values(),
  ]
}

/** A package that is missing in many files is named once. */
function groupWarnings(warnings: readonly Message[]): readonly Message[] {
  const groups = new Map<string, Message[]>()
  for (const warning of warnings) addToList(groups, warning.text, warning)
  return [...groups.values()].map((group) => {
    const first = group[0] as Message
    const others = new Set(group.map(({ location }) => location?.file)).size - 1
    return others === 0
      ? first
      : {
          ...first,
          text: `${first.text} ${others} more ${others === 1 ? 'file imports' : 'files import'} it.`,
        }
  })
}

/** The style sheet of the frame, as esbuild names its output; null where it is that of the linked theme. */
function frameOf({ client: { metafile }, links }: EsbuildRuns): { readonly css: string | null } {
  const outputs = Object.entries(metafile.outputs)
  const found = outputs.find(
    ([, { entryPoint }]) => entryPoint === (links?.browser ? allSheets : clientEntry),
  )
  return { css: (links?.browser ? found?.[0] : found?.[1].cssBundle) ?? null }
}

/** Files that all pages load are not bundled again. */
const linkedEntry = ({ theme: { browser } }: SiteLinks, css: string | null) => ({
  path: outputPath(browser.script),
  styles: [outputPath(css === null ? browser.styles : nameOf(css))],
})

/** The frame keeps the style sheet of its entry; pages get the ones made for them. */
function withPageStyles(
  { outputFiles }: EsbuildRuns['client'],
  { files }: PageStyles,
  css: string | null,
): readonly OutputFile[] {
  const kept = outputFiles.filter(
    ({ path }) => !path.endsWith('.css') || (css !== null && slashed(path).endsWith(nameOf(css))),
  )
  const names = new Set(kept.map(({ path }) => path))
  return [...kept, ...files.filter(({ path }) => !names.has(path))]
}

/** In paths of outputs, esbuild writes backslashes on Windows; in its metafile, slashes. */
const slashed = (path: string): string => path.replaceAll('\\', '/')
