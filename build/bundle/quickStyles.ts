// The style sheets of the last bundle with an edit of one of them, before a whole bundle is made: `watch`
// shows them, and nothing is written.
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { stopBundler, usingBundler } from '../io/bundlerProcess.ts'
import { outOfDrive, relativePath } from '../io/osPath.ts'
import type { Bundle } from '../model/bundle.ts'
import type { OutputPath, SourcePath } from '../shared/paths.ts'
import type { BundleOptions } from './bundleTypes.ts'
import { runStyles, type StyleRun } from './esbuildRuns.ts'
import { type BundledSheets, type BundleRecord, readRecord } from './freshBundle.ts'
import { pageStylesEntry, pageStylesPlugin } from './styles/pageStyles.ts'
import { allSheets, sheetsPlugin } from './styles/sheetsPlugin.ts'
import { layOut } from './workFolder/bundleLayout.ts'
import { sourceName, workName } from './workFolder/workNames.ts'
import { nameOf } from './workFolder/writeFiles.ts'

/** Path below the output folder, as the last bundle has it → the new style sheet. */
export type QuickStyles = ReadonlyMap<OutputPath, string>

export type QuickOptions = Omit<BundleOptions, 'pages' | 'codePages' | 'reading' | 'compile'>

const endings = /\.(?:css|s[ac]ss|less|styl|stylus)$/i

export const isStyleSheet = (file: string): boolean => endings.test(file)

/** More pages than this would make their sheets slower than a bundle. */
const mostPages = 20

/**
 * `file` was edited. Null where its style sheets need more than the last bundle has: another image, or
 * something that cannot be compiled.
 */
export async function quickStyles(given: QuickOptions, file: SourcePath): Promise<QuickStyles | null> {
  const known = recordOf(given.cacheFolder)
  const entries = known && entriesWith(file, known, given.config)
  if (!known || !entries) return null
  const options: BundleOptions = {
    ...given,
    pages: [],
    codePages: null,
    reading: '',
    compile: () => Promise.reject(new Error('Style sheets import no Markdown.')),
  }
  const folder = join(options.cacheFolder, 'theme')
  const work = layOut(folder, options.root, options.engineRoot)
  const { entryPoints, plugins } = pointsOf(entries, known.sheets, options, work)
  const made = await usingBundler(async () => {
    const run = await runStyles(options, work, entryPoints, plugins).catch(() => null)
    await stopBundler()
    return run
  })
  return made && stylesOf(made, entries, { bundle: known.bundle, out: join(folder, 'client') })
}

function recordOf(cacheFolder: string): BundleRecord | null {
  try {
    return readRecord(cacheFolder)
  } catch {
    return null
  }
}

interface Entries {
  readonly frame: boolean
  readonly pages: readonly SourcePath[]
}

/** Those that contain the file, or all that may contain it; null when the bundle does not, or too many do. */
function entriesWith(
  file: SourcePath,
  { sheets, inputs, scanned, bundle }: BundleRecord,
  { customCss }: Pick<BundleOptions['config'], 'customCss'>,
): Entries | null {
  const has = (names: readonly string[]) =>
    names.some((name) => sourceName(name.replace(/^css-module:/, '')) === file)
  const frame = has('own' in sheets.frame ? sheets.frame.own : customCss.map(workName))
  const pages = (Object.keys(sheets.pages) as SourcePath[]).filter((page) => has(sheets.pages[page] ?? []))
  if (frame || pages.length > 0) return pages.length > mostPages ? null : { frame, pages }
  // What a style sheet imports. One of the configuration is an input, too.
  const isRead = [...inputs, ...scanned.files].some(({ path }) => path.endsWith(`/${file}`))
  const all = Object.keys(sheets.pages) as SourcePath[]
  return isRead && all.length <= mostPages ? { frame: bundle.styles.length === 1, pages: all } : null
}

function pointsOf(
  { frame, pages }: Entries,
  sheets: BundledSheets,
  { config }: Pick<BundleOptions, 'config'>,
  work: string,
) {
  const wanted = new Map<string, readonly string[]>(pages.map((page) => [page, sheets.pages[page] ?? []]))
  const ofTheme = 'theme' in sheets.frame ? sheets.frame.theme : null
  if (frame && 'own' in sheets.frame) wanted.set(frameName, sheets.frame.own)
  const plugins: Plugin[] = [pageStylesPlugin(wanted, work)]
  if (ofTheme) plugins.push(sheetsPlugin(ofTheme, config, work))
  const entryPoints = [...wanted.keys()].map(pageStylesEntry)
  if (frame && ofTheme) entryPoints.push({ in: allSheets, out: 'client' })
  return { entryPoints, plugins }
}

const frameName = 'client.css'

interface Place {
  readonly bundle: Bundle
  /** The folder of the files for browsers. */
  readonly out: string
}

function stylesOf({ run, assets }: StyleRun, { pages }: Entries, { bundle, out }: Place): QuickStyles | null {
  const texts = new Map(run.outputFiles.map(({ path, text }) => [relativePath(outOfDrive(out), path), text]))
  const there = new Set<string>(bundle.files.map(({ path }) => path))
  const media = [...texts.keys(), ...assets.keys()].filter((name) => !name.endsWith('.css'))
  if (media.some((name) => !there.has(name))) return null
  const found = new Map<OutputPath, string>()
  for (const [path, { entryPoint }] of Object.entries(run.metafile.outputs)) {
    const text = entryPoint === undefined ? undefined : texts.get(nameOf(path))
    const page = pages.find((one) => pageStylesEntry(one).in === entryPoint)
    const [known] = page === undefined ? bundle.styles : (bundle.pages[page]?.styles ?? [])
    if (known !== undefined && text !== undefined) found.set(known, text)
  }
  return found.size > 0 ? found : null
}
