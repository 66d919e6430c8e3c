// The word that names a target on the command line.
import { join } from 'node:path'
import { absolutePath, isWithin } from '../../io/osPath.ts'
import { UsageError } from '../../model/usageError.ts'
import { folderTarget } from './folderTarget.ts'
import { type S3Place, s3Target } from './s3Target.ts'
import type { Target } from './target.ts'

export type TargetPlace =
  | ({ readonly type: 's3' } & S3Place)
  | { readonly type: 'folder'; readonly folder: string }

/** Throws a UsageError for a word that is neither a bucket nor a folder. */
export function parseTarget(word: string, endpoint: string | null): TargetPlace {
  const scheme = /^([a-z][\w+.-]+):\/\//i.exec(word)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 's3')
    throw new UsageError(
      `troodon deploy does not know ${scheme}://. Pass a bucket, such as s3://my-bucket/docs, or a folder.`,
    )
  if (scheme === undefined) {
    if (endpoint !== null) throw new UsageError('--endpoint is for a target that begins with s3://.')
    return { type: 'folder', folder: absolutePath(word) }
  }
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]*)\/*(.*?)\/*$/i.exec(word) ?? []
  if (!/^[a-z0-9][\w.-]+$/i.test(bucket))
    throw new UsageError(`${word} has no bucket name. Write s3://my-bucket, or s3://my-bucket/docs.`)
  if (endpoint !== null && !/^https?:\/\//.test(endpoint))
    throw new UsageError(`--endpoint needs a URL, such as https://storage.example.com, not ${endpoint}.`)
  return { type: 's3', bucket, prefix: prefix === '' ? '' : `${prefix}/`, endpoint }
}

/** `root` is the folder of the site, `outDir` that of its output. */
export function openTarget(
  place: TargetPlace,
  { root, outDir }: { readonly root: string; readonly outDir: string },
): Target {
  if (place.type === 's3') return s3Target(place, root)
  const { folder } = place
  if (isWithin(folder, outDir) || isWithin(outDir, folder) || isWithin(join(root, 'x'), folder))
    throw new UsageError(`${folder} contains the site or its output. Deploy to a folder outside both.`)
  return folderTarget(folder)
}
