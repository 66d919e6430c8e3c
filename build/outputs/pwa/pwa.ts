// What makes a site readable without a network: manifest and icons and, when all other files are known, the list of files
// that are kept, and the worker that keeps them.
import { join } from 'node:path'
import picomatch from 'picomatch'
import type { OutputPlan } from '../../emit/emitSite.ts'
import { hashOf } from '../../io/hash.ts'
import type { PwaConfig } from '../../model/project.ts'
import { hashOfFile } from '../../read/readSources.ts'
import { type PrecacheList, type WorkerSettings, workerName } from '../../shared/offline.ts'
import { hrefOf, htmlOutput, type OutputPath, outputPath, sourcePath } from '../../shared/paths.ts'
import { type EmittedFiles, type Output, textOutput } from '../output.ts'
import type { OutputInput } from '../pages/pages.ts'
import { redirectOutput } from '../redirects.ts'
import { appIcon, iconMethod } from './appIcons.ts'
import { removalWorker } from './removalWorker.ts'

export function* appOutputs({ shared, scan, session }: OutputInput): Generator<Output> {
  const { manifest, icons } = shared.app
  const { config, root } = session.project
  if (manifest) yield textOutput(manifest.path, manifest.text)
  for (const { path, source, size, background } of icons) {
    const key = hashOf(hashOfFile(source, scan, session), String(size), background ?? '', iconMethod)
    yield {
      type: 'made',
      path,
      key,
      make: () => appIcon(join(root, source), { size, background }, session.cacheFolder),
    }
  }
  const own = config.staticDirectories.some((folder) => scan.files.has(sourcePath(`${folder}/${workerName}`)))
  if (config.pwa === 'remove' && !own) yield textOutput(outputPath(workerName), removalWorker)
}

/** The last files of a build: they name all others. */
export function workerOutputs(
  { shared, routes, bundle, session }: OutputInput,
  files: () => EmittedFiles,
): ReturnType<OutputPlan['last']> {
  const { pwa, baseUrl } = session.project.config
  if (pwa === null || pwa === 'remove' || bundle.worker === null) return []
  const pages = new Map<string, string>(routes.map((route) => [htmlOutput(route.path), route.path]))
  const isKept = keptFiles(pwa, new Set(shared.context.site.redirects.map(redirectOutput)))
  const kept = [...files()].filter(([path, { size }]) => isKept(path, size))
  const list: PrecacheList = kept
    .map(
      ([path, { hash }]) =>
        [
          hrefOf(pages.get(path) ?? addressOf(path), baseUrl),
          path.startsWith('assets/') ? null : hash.slice(0, 12),
        ] as const,
    )
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const text = `[\n${list.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`
  const path = outputPath(`assets/precache.${hashOf(text).slice(0, 8)}.json`)
  const settings: WorkerSettings = { list: hrefOf(`/${path}`, baseUrl) }
  return [
    textOutput(path, text),
    textOutput(
      outputPath(workerName),
      `const troodonWorker = ${JSON.stringify(settings)};\n${bundle.worker}`,
    ),
  ]
}

/** A folder's index has the address of the folder: some hosts send readers from one to the other. */
const addressOf = (path: OutputPath): string => `/${path.replace(/(^|\/)index\.html$/, '$1')}`

/** Files for machines and for other sites, and pages that only lead to others. */
const notRead = [
  '**/.*',
  '**/*.{md,txt,xml,xsl,map}',
  '**/feed.json',
  '**/404.html',
  'assets/cards/**',
  '_headers',
  '_redirects',
  workerName,
]

function keptFiles(
  { precache }: PwaConfig,
  redirects: ReadonlySet<OutputPath>,
): (path: OutputPath, size: number) => boolean {
  const wanted = picomatch([...precache.globPatterns])
  const ignored = picomatch([...notRead, ...precache.globIgnores], { dot: true })
  return (path, size) =>
    size <= precache.maximumFileSizeToCacheInBytes && !redirects.has(path) && wanted(path) && !ignored(path)
}
