// Writes what a build made, and what it found in the local cache, to the remote cache.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSealed } from '../../io/cacheFiles/sealed.ts'
import { hashOf } from '../../io/hash.ts'
import type { Manifest } from '../../io/output/manifest.ts'
import { kindOf } from '../../kinds/index.ts'
import type { Route } from '../../model/route.ts'
import type { LinkedSite } from '../../outputs/linkedSite.ts'
import { filesOfRoutes } from '../../outputs/pages/pageOutputs.ts'
import { joinParts } from '../../remote/parts.ts'
import type { RemoteCache } from '../../remote/remoteCache.ts'
import { componentLinksKey } from '../../reuse/keys.ts'
import { readLastBuild } from '../../reuse/lastBuild.ts'
import { parseJobOf } from '../../reuse/parseJob.ts'
import { fileNameOf, type OutputPath } from '../../shared/paths.ts'
import type { Session } from '../../workers/session.ts'
import { imageValues } from './images.ts'
import { hasOwnTheme, isReadByCode } from './ownCode.ts'
import { blockKey, blockValue, fileKey, parsedKey, parsedValue, renderedKey } from './remoteValues.ts'

/** Values by key, each of which is read when it is written; null where it is not there after all. */
type Values = ReadonlyMap<string, () => Uint8Array | null>

/** After a build that was published. `blocks` are the keys of its blocks of the search. */
export async function shareBuild(
  site: LinkedSite,
  blocks: Iterable<string>,
  session: Session,
  remote: RemoteCache,
): Promise<void> {
  const { cacheFolder, outDir, store } = session
  const manifest = readLastBuild(cacheFolder, outDir)?.manifest ?? new Map()
  const values: Values = new Map([
    ...parsedValues(site, session, remote),
    ...renderedValues(site, manifest, session, remote),
    ...[...blocks].map((block) => [blockKey(block), () => blockValue(block, store)] as const),
    ...cardValues(site, cacheFolder),
    ...imageValues(site.files, session),
  ])
  const missing = await remote.missing(values.keys())
  await remote.put(entriesOf(missing, values))
}

function* entriesOf(missing: Iterable<string>, values: Values): Generator<readonly [string, Uint8Array]> {
  for (const key of missing) {
    const value = values.get(key)?.()
    if (value) yield [key, value]
  }
}

function* parsedValues(
  { pages }: LinkedSite,
  { project: { config }, store, markdownKey, siteCodeKey }: Session,
  { isTrusted }: RemoteCache,
): Generator<readonly [string, () => Uint8Array | null]> {
  for (const [source, { bodyKey }] of pages) {
    const job = parseJobOf(source, { config, markdownKey, siteCodeKey })
    if (job && (isTrusted || !isReadByCode(job, siteCodeKey)))
      yield [parsedKey(bodyKey), () => parsedValue(bodyKey, store)]
  }
}

function* renderedValues(
  site: LinkedSite,
  manifest: Manifest,
  { project, engineRoot, outDir, store }: Session,
  { isTrusted }: RemoteCache,
): Generator<readonly [string, () => Uint8Array | null]> {
  if (!isTrusted && hasOwnTheme(project, engineRoot)) return
  const filesOfRoute = filesOfRoutes(site)
  for (const route of site.site.routes) {
    const { html, json, markdown } = filesOfRoute(route)
    const key = manifest.get(html)?.key ?? ''
    if (key === '' || (!isTrusted && hasCode(route, site))) continue
    const links = () => (site.theme ? [store.bytesOf(componentLinksKey(key)) ?? null] : [])
    yield [renderedKey(key), () => filesOf([html, json, markdown], links(), manifest, outDir)]
  }
}

/** Whether the page, or one that it lists, has code. */
const hasCode = (route: Route, { site, bundle }: LinkedSite): boolean =>
  [route, ...kindOf(route, site).excerpts(route)].some(
    ({ source }) => source !== null && bundle.pages[source] !== undefined,
  )

/** With other parts behind them. Null when one of them is not as the build wrote it. */
function filesOf(
  paths: readonly (OutputPath | null)[],
  others: readonly (Buffer | null)[],
  manifest: Manifest,
  outDir: string,
): Uint8Array | null {
  const parts: (Buffer | null)[] = []
  for (const path of paths) {
    const file = path === null ? null : join(outDir, path)
    const bytes = file !== null && existsSync(file) ? readFileSync(file) : null
    if (path !== null && (!bytes || hashOf(bytes) !== manifest.get(path)?.hash)) return null
    parts.push(bytes)
  }
  return joinParts([...parts, ...others])
}

function* cardValues(
  { cards }: LinkedSite,
  cacheFolder: string,
): Generator<readonly [string, () => Uint8Array | null]> {
  for (const { path } of cards.values()) {
    const name = `cards/${fileNameOf(path)}`
    yield [fileKey(name), () => readSealed(join(cacheFolder, name))]
  }
}
