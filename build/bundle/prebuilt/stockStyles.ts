// The style sheets of a site that has no other code: they are bundled with the finished style sheet of the
// theme. Everything else of the theme is prebuilt.
import { join } from 'node:path'
import { stopBundler } from '../../io/bundlerProcess.ts'
import { hashOf } from '../../io/hash.ts'
import { outOfDrive } from '../../io/osPath.ts'
import type { Bundle } from '../../model/bundle.ts'
import { foldersOf, inputsOf, recorded, recordedInput } from '../bundleInputs.ts'
import type { BundleOptions } from '../bundleTypes.ts'
import { runStyles, type StyleRun } from '../esbuildRuns.ts'
import { hashesOfRules, type MadeBundle, recordedFolder } from '../freshBundle.ts'
import { sourceHashesIn } from '../moduleGraph.ts'
import { scannedStyles } from '../restyledBundle.ts'
import { allSheets, sheetsPlugin } from '../styles/sheetsPlugin.ts'
import { styleHostNotes, styleHosts } from '../styles/styleHosts.ts'
import { styleProblems } from '../styles/styleProblems.ts'
import type { StyleSource } from '../styles/styleSource.ts'
import { layOut } from '../workFolder/bundleLayout.ts'
import { checkOutsideFiles } from '../workFolder/outsideFiles.ts'
import { type WrittenFile, writeFiles } from '../workFolder/writeFiles.ts'
import type { PrebuiltTheme } from './prebuiltTheme.ts'

/**
 * Writes the files into `folder`. Null when a style sheet cannot be bundled: the bundler for sites with code
 * leaves it out and reports it.
 */
export async function withStyles(
  theme: PrebuiltTheme,
  options: BundleOptions & { readonly styles: StyleSource },
  folder: string,
): Promise<MadeBundle | null> {
  const work = layOut(folder, options.root, options.engineRoot)
  const ofTheme = theme.bundle.files.filter(({ path }) => theme.bundle.styles.includes(path))
  const themeSheets = ofTheme.map(({ file }) => file)
  const sheets = sheetsPlugin(themeSheets, options.config, work)
  const begun = Date.now()
  const styles = await runStyles(options, work, [{ in: allSheets, out: 'client' }], [sheets]).catch(
    () => null,
  )
  await stopBundler()
  if (!styles || styles.run.warnings.some(({ pluginName }) => pluginName !== '')) return null
  const { run, assets, read } = styles
  const ignoreFiles = checkOutsideFiles([run.metafile], { ...options, work })
  const media = [...assets].map(([name, contents]) => ({ path: join(outOfDrive(folder), name), contents }))
  const files = writeFiles([...run.outputFiles, ...media], join(folder, 'client'))
  const inputs = inputsOf({
    metafiles: [run.metafile],
    work,
    read: [...read, ...options.styles.inputs.files],
  })
  return {
    inputs: [...theme.inputs, ...inputs.map(recordedInput(begun, { work, root: options.root }))],
    scanned: await scannedStyles(options.styles, begun, { work, root: options.root }),
    outputs: [...theme.outputs, ...files.map(({ file }) => recorded(file))],
    folders: foldersOf(inputs, work, options.root).map(recordedFolder),
    missing: [],
    ignoring: hashesOfRules(ignoreFiles),
    siteConfig: null,
    needsAll: false,
    sheets: { frame: { theme: themeSheets }, pages: {} },
    bundle: bundleOf(theme.bundle, files, styles, work),
  }
}

function bundleOf(
  theme: Bundle,
  files: readonly WrittenFile[],
  { run, styleUrls }: StyleRun,
  work: string,
): Bundle {
  const styles = files.map(({ path }) => path).filter((path) => path.endsWith('.css'))
  const hosts = styleHosts(
    run.outputFiles.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text),
  )
  return {
    ...theme,
    key: hashOf(theme.key, ...styles),
    files: [...theme.files.filter(({ path }) => !theme.styles.includes(path)), ...files],
    styles,
    inputs: { ...theme.inputs, ...sourceHashesIn(work)(Object.keys(run.metafile.inputs)) },
    styleUrls: [...styleUrls.values()],
    styleHosts: hosts,
    diagnostics: [...styleHostNotes(hosts), ...styleProblems(run.warnings)],
  }
}
