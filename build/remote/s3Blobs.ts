// Blobs in a bucket of Amazon S3, or of a service with its interface: `ac/<hash>` and `cas/<hash>` below a
// prefix.
import { isMissing, loadS3, s3Options, statusOf } from '../io/loadS3.ts'
import { type Blobs, RemoteError, type Request } from './blobs.ts'

export interface S3Cache {
  readonly bucket: string
  /** Empty, or with a slash at its end: `handbook/`. */
  readonly prefix: string
  /** URL of a service other than Amazon's; null for theirs. */
  readonly endpoint: string | null
  /** Milliseconds without a byte sent or received, after which a request is repeated. */
  readonly patience: number
  /** The folder of the site, which has the SDK. */
  readonly root: string
}

/** Throws a UsageError where the SDK is not installed. */
export function s3Blobs({ bucket, prefix, endpoint, patience, root }: S3Cache): Blobs {
  const sdk = loadS3(root, 'use a remote cache in')
  const client = new sdk.S3Client({
    ...s3Options(endpoint),
    maxAttempts: 3,
    // `requestTimeout` would only print a warning.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: patience },
  })
  const at = ({ kind, hash }: Request) => ({ Bucket: bucket, Key: `${prefix}${kind}/${hash}` })
  return {
    async get(request, limit) {
      const { signal } = request
      try {
        const answer = await client.send(new sdk.GetObjectCommand(at(request)), { abortSignal: signal })
        if ((answer.ContentLength ?? 0) > limit)
          throw new RemoteError(`answered with more than ${limit} bytes`)
        return Buffer.from((await answer.Body?.transformToByteArray()) ?? [])
      } catch (error) {
        if (isMissing(error)) return null
        throw asRemoteError(error, 'GET')
      }
    },
    async put(request, bytes) {
      const { signal } = request
      const object = { ...at(request), Body: bytes, ContentType: 'application/octet-stream' }
      try {
        await client.send(new sdk.PutObjectCommand(object), { abortSignal: signal })
      } catch (error) {
        throw asRemoteError(error, 'PUT')
      }
    },
    close: () => client.destroy(),
  }
}

function asRemoteError(error: unknown, method: string): RemoteError {
  if (error instanceof RemoteError) return error
  const { name, message, code } = error as NodeJS.ErrnoException
  const status = statusOf(error)
  const what = status === undefined ? `cannot be used (${code ?? name})` : `answered ${status} to ${method}`
  return new RemoteError(`${what}: ${withoutKeys(message).trim().replace(/\.$/, '')}`, {
    cause: error,
    hint: hintFor(name, method),
  })
}

/** Some services name the key that they do not accept. */
const withoutKeys = (message: string): string =>
  [process.env['AWS_ACCESS_KEY_ID'], process.env['AWS_SESSION_TOKEN']]
    .reduce<string>((text, key) => (key ? text.replaceAll(key, '(hidden)') : text), message)
    .replace(/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, '(hidden)')

function hintFor(name: string, method: string): string | null {
  if (name === 'CredentialsProviderError') return 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.'
  if (name === 'NoSuchBucket') return 'Make the bucket first, and check its name.'
  if (name === 'AccessDenied')
    return method === 'PUT'
      ? 'The credentials need s3:PutObject, or use --remote-cache-mode read.'
      : 'The credentials need s3:GetObject and s3:ListBucket.'
  return null
}
