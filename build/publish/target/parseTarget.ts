// The word that names a target on the command line.
import { fileURLToPath } from 'node:url'
import { absolutePath } from '../../io/osPath.ts'
import { realFolder } from '../../io/realFolder.ts'
import { UsageError } from '../../model/usageError.ts'
import { checkFolder, type SiteFolders } from './checkFolder.ts'
import { folderTarget } from './folderTarget.ts'
import { type S3Place, s3Target } from './s3Target.ts'
import type { Target } from './target.ts'

export type TargetPlace =
  | ({ readonly type: 's3' } & S3Place)
  | { readonly type: 'folder'; readonly folder: string }

/** Where the service for `s3://` is: `--endpoint`, or a variable of the environment, which folders ignore. */
export interface EndpointChoice {
  readonly flag: string | null
  readonly variable: string | null
}

/** Throws a UsageError for a word that is neither a bucket nor a folder. */
export function parseTarget(word: string, { flag, variable }: EndpointChoice): TargetPlace {
  const scheme = /^([a-z][\w+.-]+):\/\//i.exec(word)?.[1]?.toLowerCase()
  if (scheme === 's3') {
    const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]*)\/*(.*?)\/*$/i.exec(word) ?? []
    return { type: 's3', ...checkedPlace(bucket, prefix), endpoint: checkedEndpoint(flag ?? variable) }
  }
  if (scheme !== undefined && scheme !== 'file')
    throw new UsageError(
      `troodon deploy does not know ${scheme}://. Pass a bucket, such as s3://my-bucket/docs, or a folder.`,
    )
  if (flag !== null) throw new UsageError('--endpoint is for a target that begins with s3://.')
  return { type: 'folder', folder: scheme === 'file' ? folderOfUrl(word) : folderOfWord(word) }
}

/** A message names no part of a word that may be a secret: `s3://key:secret@bucket`. */
function checkedPlace(bucket: string, prefix: string): Pick<S3Place, 'bucket' | 'prefix'> {
  if (/[@:]/.test(bucket))
    throw new UsageError(
      's3:// needs only the name of a bucket. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY for the credentials.',
    )
  if (!/^[a-z0-9][\w.-]+$/i.test(bucket))
    throw new UsageError(
      `s3://${bucket}/${prefix} has no bucket name. Write s3://my-bucket, or s3://my-bucket/docs.`,
    )
  if (prefix.split('/').some((part) => part === '' || part === '.' || part === '..') && prefix !== '')
    throw new UsageError(`s3://${bucket}/${prefix} has an empty folder, . or .. in its path.`)
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/` }
}

function checkedEndpoint(endpoint: string | null): string | null {
  if (endpoint === null) return null
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    throw new UsageError(`--endpoint needs a URL, such as https://storage.example.com, not ${endpoint}.`)
  const { username, password } = new URL(endpoint)
  if (username !== '' || password !== '')
    throw new UsageError(
      '--endpoint has a user or a password in it. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY for the credentials.',
    )
  return endpoint
}

function folderOfUrl(word: string): string {
  try {
    return absolutePath(fileURLToPath(word))
  } catch {
    throw new UsageError(`${word} names no folder of this computer. Write file:///srv/www, or /srv/www.`)
  }
}

/** Throws a UsageError for words of other programs, which would make a folder with a strange name. */
function folderOfWord(word: string): string {
  if (word.trim() === '')
    throw new UsageError(
      'The target is empty. Pass a bucket, such as s3://my-bucket/docs, or a folder. Is a variable of the script not set?',
    )
  if (/^s3:/i.test(word))
    throw new UsageError(`${word} is not a bucket. Write s3://my-bucket, or s3://my-bucket/docs.`)
  if (process.platform !== 'win32' && /^[a-z]:[\\/]/i.test(word))
    throw new UsageError(`${word} is a path of Windows. Pass a folder of this computer.`)
  if (/^[\w.-]+@[\w.-]+:|^[\w.-]{2,}:\//.test(word))
    throw new UsageError(
      `${word} is on another computer. Deploy to a folder of this one, and copy that one with rsync.`,
    )
  return absolutePath(word)
}

/** Throws a UsageError for a folder that a deploy must not write to. */
export function openTarget(place: TargetPlace, site: SiteFolders): Target {
  if (place.type === 's3') return s3Target(place, site.root)
  const folder = realFolder(place.folder)
  checkFolder(folder, site)
  return folderTarget(folder, place.folder)
}
