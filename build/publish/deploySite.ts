// Deploys a built site: its files become a release, which is compared with what the target has.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from '../io/hash.ts'
import { type BuiltSite, builtFiles } from './built/builtSite.ts'
import { checkBuild } from './built/checkBuild.ts'
import { compress, endingOf } from './built/compress.ts'
import { currentRelease, type Deployed, type DeployOptions, deployRelease } from './deployRelease.ts'
import { afterPending } from './knownTarget.ts'
import type { Upload } from './release/planDeploy.ts'
import { type Encoding, releaseId, sameFiles } from './release/release.ts'
import { folderFiles, type StoreFiles, storeFiles } from './release/releaseFiles.ts'
import { type Content, changedFile, largeSize } from './target/content.ts'
import { withTarget } from './withTarget.ts'

export interface NewDeploy {
  readonly site: BuiltSite
  readonly cacheFolder: string
  readonly compress: readonly Encoding[]
  /** URL that `--url` names, with its path. */
  readonly url: string | null
}

/** Deploys a built site. Throws a UsageError for a build that must not be deployed. */
export async function deploySite(deploy: NewDeploy, options: DeployOptions): Promise<Deployed> {
  const { site, cacheFolder, url } = deploy
  const { files: built, doubts } = builtFiles(site.outDir, cacheFolder)
  const { files, made }: StoreFiles = options.target.keepsHeaders
    ? storeFiles(built, deploy)
    : { files: folderFiles(built, deploy.compress), made: new Map() }
  const bytesOf = (upload: Upload) => storedContent(upload, site.outDir, made)
  return withTarget(options, async (record, lease) => {
    const current = currentRelease(record)
    checkBuild(doubts, { built: site.url, wanted: url, deployed: current?.site ?? null }, options.allowed)
    const next = afterPending(record, options.keep)
    const shown = currentRelease(next)
    const number = next.history.nextNumber
    const madeAt = options.now().toISOString()
    const isSame = shown !== null && sameFiles(shown.files, files)
    const release = isSame ? shown : { id: releaseId(number, files), number, madeAt, site: site.url, files }
    return deployRelease(release, record, { ...options, bytesOf, lease })
  })
}

/**
 * Compressed as the release says. Contents are stored by their hash for many releases, so a file that a build
 * has replaced in the meantime must not get there.
 */
async function storedContent(
  { path, file: { encoding, hash, size } }: Upload,
  outDir: string,
  made: ReadonlyMap<string, string>,
): Promise<Content> {
  const text = made.get(path)
  if (text !== undefined) return Buffer.from(text)
  const ending = encoding === null ? '' : endingOf[encoding]
  const plain = ending !== '' && path.endsWith(ending) ? path.slice(0, -ending.length) : path
  const file = join(outDir, plain)
  if (encoding === null && size >= largeSize) return { file, size, hash }
  const bytes = await readFile(file).catch((error: unknown) => {
    throw changedFile(file, error)
  })
  if (hashOf(bytes) !== hash) throw changedFile(file)
  return encoding === null ? bytes : compress(bytes, encoding)
}
