// The last bundle, after changes in files that only plugins of PostCSS read. Tailwind CSS looks for names of
// classes in all files of a site: an edited sentence rarely changes a style sheet.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../io/hash.ts'
import type { Bundle } from '../model/bundle.ts'
import { withBoot } from './bootScript.ts'
import { recorded, recordedInput } from './bundleInputs.ts'
import type { BundleOptions } from './bundleTypes.ts'
import { currentRecord, type Input, noScannedStyles, type ScannedStyles, writeRecord } from './freshBundle.ts'
import type { StyleSource } from './styles/styleSource.ts'

/** Null when a style sheet is another one now, or when something else that went into the bundle changed. */
export async function restyledBundle(options: BundleOptions, styles: StyleSource): Promise<Bundle | null> {
  const begun = Date.now()
  const known = currentRecord(options)
  const sheets = Object.entries(known?.scanned.sheets ?? {})
  if (!known || sheets.length === 0 || !sheets.every(([path]) => existsSync(path))) return null
  for (const [path, hash] of sheets) if ((await readSheet(styles, path)).hash !== hash) return null
  const folders = { work: join(options.cacheFolder, 'theme/work'), root: options.root }
  const scanned = await scannedStyles(styles, begun, folders)
  writeRecord(options.cacheFolder, { ...known, scanned })
  return withBoot(known.bundle, options.config)
}

/** What PostCSS has read since the time `begun`. */
export async function scannedStyles(
  styles: StyleSource,
  begun: number,
  folders: Parameters<typeof recordedInput>[1],
): Promise<ScannedStyles> {
  const paths = [...styles.inputs.scanned].filter((path) => existsSync(path)).sort()
  const sheets = await Promise.all([...styles.inputs.sheets].sort().map((path) => readSheet(styles, path)))
  // A plugin that fails does not say what it has read.
  const failed = sheets.filter(({ isFailed }) => isFailed).map(({ path }) => neverCurrent(path))
  if (paths.length + failed.length === 0) return noScannedStyles
  return {
    sheets: Object.fromEntries(sheets.map(({ path, hash }) => [path, hash])),
    files: [...failed, ...paths.map(recordedInput(begun, folders))],
  }
}

const neverCurrent = (path: string): Input => ({ ...recorded(path), ctime: 0, hash: '' })

async function readSheet(
  styles: StyleSource,
  path: string,
): Promise<{ readonly path: string; readonly hash: string; readonly isFailed: boolean }> {
  const read = await styles.read(path)
  return { path, hash: hashOf(JSON.stringify(read)), isFailed: typeof read !== 'string' }
}
