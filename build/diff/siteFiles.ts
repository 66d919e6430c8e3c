// The files of a built site, wherever they are: a folder, or a release in the target of a deploy.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { UsageError } from '../model/usageError.ts'
import { builtFiles, readBuiltSite } from '../publish/built/builtSite.ts'
import { readTarget } from '../publish/knownTarget.ts'
import { currentOf } from '../publish/release/history.ts'
import { contentKey } from '../publish/release/planDeploy.ts'
import type { ReleaseFile } from '../publish/release/release.ts'
import { lingers } from '../publish/release/writeOrder.ts'
import type { Target } from '../publish/target/target.ts'

export interface SiteFiles {
  /** For people: `main`, `dist/`, `release 12 of s3://handbook`. */
  readonly name: string
  readonly baseUrl: string
  /** Files by path below the site. Equal hashes are equal contents, so these are not read. */
  readonly files: ReadonlyMap<string, { readonly hash: string; readonly size: number }>
  readonly read: (path: string) => Promise<string>
}

/** `cacheFolder` has the record of the build, which knows the hashes of files that nobody changed since. */
export function folderSite(name: string, outDir: string, cacheFolder: string): SiteFiles {
  const { baseUrl } = readBuiltSite(outDir)
  const { files } = builtFiles(outDir, cacheFolder)
  return { name, baseUrl, files, read: async (path) => readFileSync(join(outDir, path), 'utf8') }
}

/** The current release, or the one with this number. */
export async function releaseSite(target: Target, number: number | null): Promise<SiteFiles> {
  const { history, releases } = await readTarget(target)
  const all = [...releases.values()]
  const release =
    number === null ? releases.get(currentOf(history) ?? '') : all.find((one) => one.number === number)
  if (!release)
    throw new UsageError(
      `${target.name} has no release${number === null ? '' : ` ${number}`}. To list its releases, run "deploy ${target.name} --list".`,
    )
  const read = async (path: string): Promise<string> => {
    const file = release.files.get(path)
    const bytes = file && (await target.read(lingers(path) ? path : contentKey(file)))
    if (!bytes) throw new Error(`There is no ${path}.`)
    return Buffer.from(decoded(bytes, file)).toString('utf8')
  }
  const name = `release ${release.number} of ${target.name}`
  return { name, baseUrl: new URL(release.site).pathname, files: release.files, read }
}

const decoded = (bytes: Uint8Array, { encoding }: ReleaseFile): Uint8Array =>
  encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
