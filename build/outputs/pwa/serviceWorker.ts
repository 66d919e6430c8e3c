// The service worker and the list of the files that it keeps for reading offline.
import picomatch from 'picomatch'
import { hashOf } from '../../io/hash.ts'
import { isHashed } from '../../model/hashedName.ts'
import type { PwaConfig } from '../../model/project.ts'
import type { Site } from '../../model/site.ts'
import { byName } from '../../shared/byName.ts'
import { type PrecacheList, type WorkerSettings, workerName } from '../../shared/offline.ts'
import { hrefOf, htmlOutput, type OutputPath, outputPath } from '../../shared/paths.ts'
import type { LinkedSite } from '../linkedSite.ts'
import {
  type EmittedFiles,
  type FileOutput,
  type LastOutput,
  textOutput,
  type WrittenFile,
} from '../output.ts'
import { redirectOutput } from '../redirects.ts'

export function* serviceWorker({ site, bundle }: Pick<LinkedSite, 'site' | 'bundle'>): Generator<LastOutput> {
  const { pwa } = site.config
  const { worker } = bundle
  if (pwa === null || pwa === 'remove' || worker === null) return
  yield {
    type: 'last',
    paths: [outputPath(workerName)],
    make: (files) => workerFiles(files, pwa, worker, site),
  }
}

function workerFiles(files: EmittedFiles, pwa: PwaConfig, worker: string, site: Site): readonly FileOutput[] {
  const isKept = keptFiles(pwa, new Set(site.redirects.map((one) => redirectOutput(one, site.config))))
  const all = [...files].filter(([path, { size }]) => isKept(path, size))
  const most = pwa.precache.maximumFilesToCache
  const keepsVisited = all.length > most
  const list = precacheList(keepsVisited ? firstFiles(all).slice(0, most) : all, site)
  const text = `[\n${list.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`
  const path = outputPath(`assets/precache.${hashOf(text).slice(0, 8)}.json`)
  const settings: WorkerSettings = { list: hrefOf(`/${path}`, site.config.baseUrl), keepsVisited }
  return [
    textOutput(path, text),
    textOutput(outputPath(workerName), `const troodonWorker = ${JSON.stringify(settings)};\n${worker}`),
  ]
}

type Emitted = readonly [OutputPath, WrittenFile]

/** Files that every page of a large site loads, most important first. */
const firstFiles = (files: readonly Emitted[]): readonly Emitted[] =>
  [/^assets\/(?:client|site)\./, /^(?:[\w-]+\/)?index\.html$/, /^assets\/chunks\//].flatMap((kind) =>
    files.filter(([path]) => kind.test(path)),
  )

/** URL and version of each file, sorted. Most files of `assets/` have their version in the name. */
function precacheList(files: Iterable<Emitted>, { config, routes }: Site): PrecacheList {
  const pages = new Map<string, string>(routes.map((route) => [htmlOutput(route.path), route.path]))
  return [...files]
    .map(
      ([path, { hash }]) =>
        [
          hrefOf(pages.get(path) ?? pathOf(path), config.baseUrl),
          isHashed(path) ? null : hash.slice(0, 12),
        ] as const,
    )
    .sort(byName)
}

/** A folder's index has the URL of the folder: some hosts redirect readers from one to the other. */
const pathOf = (path: OutputPath): string => `/${path.replace(/(^|\/)index\.html$/, '$1')}`

/** Files that readers do not open, and pages that only redirect. */
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
