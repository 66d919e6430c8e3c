// A finished output folder as a deploy sees it: its files with their hashes, its URL, the settings of hosts.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, isOutDir } from '../../emit/publish.ts'
import { hashOf } from '../../io/hash.ts'
import { isIntact } from '../../io/output/emittedFile.ts'
import { journalName, stageName } from '../../io/output/outputFolder.ts'
import { readBytes, readOwnText } from '../../io/readText.ts'
import { UsageError } from '../../model/usageError.ts'
import { hasFailedBuild } from '../../reuse/failedBuild.ts'
import { type LastBuild, readLastBuild } from '../../reuse/lastBuild.ts'
import { type HostRules, readHostRules } from '../hosting/hostRules.ts'

export interface BuiltSite {
  readonly outDir: string
  /** URL with the path of the site: `https://park.example/handbook/`. */
  readonly url: string
  /** `/`, or `/handbook/`. */
  readonly baseUrl: string
  /** False: pages are files such as `docs/cli.html`. */
  readonly trailingSlash: boolean
  readonly rules: HostRules
}

export interface BuiltFile {
  readonly hash: string
  readonly size: number
}

/** Problems that a build can have, by the name that allows it. */
export interface BuildDoubts {
  readonly unfinished: boolean
  /** Errors of the last build; null without a record of it. */
  readonly failed: boolean
  /** Files that were changed or removed since they were built. */
  readonly changed: readonly string[]
}

/** Throws a UsageError for a folder that no build made. */
export function readBuiltSite(outDir: string): BuiltSite {
  if (!existsSync(outDir) || !isOutDir(outDir))
    throw new UsageError(
      `There is no built site in ${outDir}. Run troodon build first, or pass its folder with --out.`,
    )
  const text = (name: string): string => {
    const file = join(outDir, name)
    return existsSync(file) ? readOwnText(file) : ''
  }
  const { url, baseUrl, trailingSlash } = siteData(outDir)
  return {
    outDir,
    url: `${url.replace(/\/$/, '')}${baseUrl}`,
    baseUrl,
    trailingSlash,
    rules: readHostRules(text('_headers'), text('_redirects')),
  }
}

/** The build writes the site's URL into the data of its pages. */
function siteData(outDir: string): Pick<BuiltSite, 'url' | 'baseUrl' | 'trailingSlash'> {
  const assets = join(outDir, 'assets')
  const name = existsSync(assets)
    ? readdirSync(assets).find((one) => /^site\.[\w-]+\.json$/.test(one))
    : undefined
  const data: unknown = name && JSON.parse(readOwnText(join(assets, name)))
  const { url, baseUrl, trailingSlash } = (data ?? {}) as Readonly<Record<string, unknown>>
  if (typeof url !== 'string' || typeof baseUrl !== 'string')
    throw new UsageError(`${outDir} has no site data in assets/. Run troodon build again.`)
  return { url, baseUrl, trailingSlash: trailingSlash !== false }
}

/** Every file with its hash: from the record of the build where the file is intact, else from its content. */
export function builtFiles(
  outDir: string,
  cacheFolder: string,
): { readonly files: ReadonlyMap<string, BuiltFile>; readonly doubts: BuildDoubts } {
  const last = readLastBuild(cacheFolder, outDir)
  const files = new Map<string, BuiltFile>()
  const changed: string[] = []
  for (const path of filesIn(outDir).sort()) {
    const recorded = last?.manifest.get(path)
    if (recorded && isIntact(outDir, path, recorded)) {
      files.set(path, { hash: recorded.hash, size: recorded.size })
      continue
    }
    const hash = hashOf(readBytes(join(outDir, path)))
    files.set(path, { hash, size: statSync(join(outDir, path)).size })
    if (recorded && recorded.hash !== hash) changed.push(path)
  }
  const missing = [...(last?.manifest.keys() ?? [])].filter((path) => !files.has(path))
  return { files, doubts: { ...doubtsOf(outDir, cacheFolder, last), changed: [...changed, ...missing] } }
}

const doubtsOf = (outDir: string, cacheFolder: string, last: LastBuild | null) => ({
  unfinished: existsSync(join(outDir, journalName)) || existsSync(join(outDir, stageName)),
  failed:
    hasFailedBuild(cacheFolder, outDir) ||
    (last?.problems.some(({ severity }) => severity === 'error') ?? false),
})
