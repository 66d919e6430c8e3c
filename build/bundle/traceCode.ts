// Finds the line of the site's own code for a place in the bundled server code. Few builds need it: when code
// of a page has failed, the bundler runs once more, with source maps.

import { mkdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { usingBundler } from '../io/bundlerProcess.ts'
import { hashOf } from '../io/hash.ts'
import { writeWhole } from '../io/writeWhole.ts'
import type { BundledPlace, CodePlace, SourcePlace } from '../model/codePlace.ts'
import { verbatimPlace } from '../model/text/verbatimPlace.ts'
import { type BundleOptions, namedPages } from './bundleTypes.ts'
import { largeImportsOf } from './freshBundle.ts'
import { linkableTheme } from './prebuilt/linkableTheme.ts'
import { runWithRepairs } from './repair/runWithRepairs.ts'
import { layOut } from './workFolder/bundleLayout.ts'
import { sourceName } from './workFolder/workNames.ts'

/** Null when no code of the site was running. */
export type TraceCode = (at: CodePlace) => Promise<SourcePlace | null>

export function createTracer(options: BundleOptions, stop: () => Promise<void>): TraceCode {
  const folder = join(options.cacheFolder, 'theme', 'places')
  let maps: Promise<SourceMaps> | null = null
  const trace = async ({ file, line, column }: BundledPlace): Promise<SourcePlace | null> => {
    // Names of bundled files contain a hash of their content.
    const known = join(
      folder,
      `${hashOf(options.engine, basename(file), String(line), String(column)).slice(0, 24)}.json`,
    )
    const stored = readPlace(known)
    if (stored !== undefined) return stored
    maps ??= usingBundler(() => makeMaps(options, stop))
    const place = await (await maps)(readFileSync(file, 'utf8'), line, column)
    // Lines of Markdown move without another compiled code.
    if (place !== null && isMarkdown(place.file)) return place
    mkdirSync(folder, { recursive: true })
    writeWhole(known, JSON.stringify(place))
    return place
  }
  return async (at) => {
    for (const place of [at, ...at.callers]) {
      const found = await trace(place).catch(() => null)
      if (found !== null) return found
    }
    return null
  }
}

function readPlace(file: string): SourcePlace | null | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SourcePlace | null
  } catch {
    return undefined
  }
}

/** The place in the sources of a line and column, from 1, in a text of the bundle. */
type SourceMaps = (text: string, line: number, column: number) => Promise<SourcePlace | null>

async function makeMaps(options: BundleOptions, stop: () => Promise<void>): Promise<SourceMaps> {
  const pages = [...new Set(namedPages(options).values())]
  const work = layOut(join(options.cacheFolder, 'theme'), options.root, options.engineRoot)
  const { runs } = await runWithRepairs(
    { ...options, sourceMaps: true, largeImports: largeImportsOf(options.cacheFolder) },
    work,
    pages,
    await linkableTheme(options),
  )
  await stop()
  const files = new Map((runs.all ?? runs.server).outputFiles.map(({ path, text }) => [path, text]))
  const byText = new Map([...files].map(([path, text]) => [withoutHashes(text), path]))
  return async (text, line, column) => {
    const path = byText.get(withoutHashes(text))
    const map = path === undefined ? undefined : files.get(`${path}.map`)
    if (path === undefined || map === undefined) return null
    const entry = new SourceMap(JSON.parse(map)).findEntry(line - 1, column - 1)
    if (!('originalSource' in entry)) return null
    const source = resolve(dirname(path), entry.originalSource)
    const file = source.startsWith(work)
      ? sourceName(source.slice(work.length + 1).replaceAll('\\', '/'))
      : null
    if (file === null) return null
    const { originalLine, originalColumn } = entry
    if (!isMarkdown(file)) return { file, line: originalLine + 1, column: originalColumn + 1 }
    const written = readFileSync(resolve(options.root, file), 'utf8')
    const compiled = (await options.compile(file, written)).split('\n')[originalLine] ?? ''
    const place = verbatimPlace(written, compiled, originalColumn)
    return place && { file, ...place }
  }
}

const isMarkdown = (file: string): boolean => /\.mdx?$/i.test(file)

/** Source maps change the hashes in the names of files, and nothing else of the code. */
const withoutHashes = (text: string): string => text.replace(/[A-Z0-9]{8}\.mjs/g, '.mjs')
