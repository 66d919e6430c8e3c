// A bucket of Amazon S3, or of a service with its interface, and a prefix in it.
import type { DeleteObjectsCommand } from '@aws-sdk/client-s3'
import { storeTimeout } from '../../io/limits.ts'
import { isMissing, loadS3, s3Options } from '../../io/loadS3.ts'
import type { ObjectHeaders } from '../release/release.ts'
import type { Content } from './content.ts'
import { explainS3, isBusy } from './explainS3.ts'
import { patientRetries } from './patientRetries.ts'
import { type KeyPage, presentKeys } from './presentKeys.ts'
import { putInParts } from './putInParts.ts'
import { noteRequests } from './requestNotes.ts'
import type { S3Requests } from './s3Requests.ts'
import { createS3State } from './s3State.ts'
import type { Target } from './target.ts'

export interface S3Place {
  readonly bucket: string
  /** Empty, or with a slash at its end: `handbook/`. */
  readonly prefix: string
  /** URL of a service other than Amazon's; null for theirs. */
  readonly endpoint: string | null
}

/** `root` is the folder of the site, which has the SDK. */
export function s3Target(place: S3Place, root: string): Target {
  const { bucket, prefix, endpoint } = place
  const sdk = loadS3(root, 'deploy to')
  const client = new sdk.S3Client({
    ...s3Options(endpoint),
    retryStrategy: patientRetries(storeTimeout()),
    // A large part may take long, but not without sending or receiving anything.
    requestHandler: { connectionTimeout: 10_000, socketTimeout: storeTimeout() * 1000 },
  })
  const notes = noteRequests(client)
  const requests: S3Requests = { sdk, client, bucket, keyOf: (key) => prefix + key }
  const name = `s3://${bucket}/${prefix}`.replace(/\/$/, '')
  return {
    name,
    keepsHeaders: true,
    ...objectsOf(requests),
    ...createS3State(requests),
    async inTheWay(paths, isOwn) {
      const wanted = paths.filter((path) => !isOwn(path)).map((path) => prefix + path)
      const found = await presentKeys(wanted, (after) => listKeys(requests, prefix, after))
      return found.map((key) => key.slice(prefix.length))
    },
    explain: (error) => explainS3(error, { ...notes, name, endpoint }),
    close: () => client.destroy(),
  }
}

async function listKeys(
  { sdk, client, bucket }: S3Requests,
  Prefix: string,
  after: string,
): Promise<KeyPage> {
  const { Contents = [], IsTruncated } = await client.send(
    new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix, ...(after === '' ? {} : { StartAfter: after }) }),
  )
  const keys = Contents.flatMap(({ Key }) => Key ?? [])
  return { keys, isLast: IsTruncated !== true || keys.length === 0 }
}

function objectsOf({ sdk, client, bucket, keyOf }: S3Requests) {
  const at = (key: string) => ({ Bucket: bucket, Key: keyOf(key) })
  return {
    async put(key: string, content: Content, headers: ObjectHeaders): Promise<void> {
      const parameters = parametersOf(headers)
      if (content instanceof Uint8Array)
        await client.send(new sdk.PutObjectCommand({ ...at(key), Body: content, ...parameters }))
      else await putInParts(content, { ...at(key), ...parameters }, { sdk, client })
    },
    async copy(from: string, to: string, headers: ObjectHeaders): Promise<void> {
      const source = [bucket, ...keyOf(from).split('/')].map(encodeURIComponent).join('/')
      await client.send(
        new sdk.CopyObjectCommand({
          ...at(to),
          CopySource: source,
          MetadataDirective: 'REPLACE',
          ...parametersOf(headers),
        }),
      )
    },
    async has(key: string): Promise<boolean> {
      try {
        await client.send(new sdk.HeadObjectCommand(at(key)))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    async read(key: string): Promise<Uint8Array | null> {
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(at(key)))
        return (await Body?.transformToByteArray()) ?? null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async remove(keys: readonly string[]): Promise<void> {
      const Objects = keys.map((key) => ({ Key: keyOf(key) }))
      const command = new sdk.DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } })
      failForEachObject(command)
      await client.send(command)
    },
  }
}

/** The service answers 200 although it removed only some objects. As an error, the request is sent again. */
function failForEachObject({ middlewareStack }: DeleteObjectsCommand): void {
  middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args)
      const [failed] = result.output?.Errors ?? []
      if (!failed) return result
      const { Key, Code = '' } = failed
      throw Object.assign(new Error(`${Key} cannot be removed: ${Code}`), {
        name: Code,
        $metadata: { httpStatusCode: isBusy(Code) ? 503 : 403 },
      })
    },
    { step: 'deserialize', name: 'failForEachObject', priority: 'high' },
  )
}

/** Header → parameter of the SDK. */
const parameters: Readonly<Record<string, string>> = {
  'cache-control': 'CacheControl',
  'content-disposition': 'ContentDisposition',
  'content-encoding': 'ContentEncoding',
  'content-language': 'ContentLanguage',
  'content-type': 'ContentType',
  'x-amz-website-redirect-location': 'WebsiteRedirectLocation',
}

function parametersOf(headers: ObjectHeaders): Readonly<Record<string, string | Date>> {
  const { expires, ...others } = headers
  const named = Object.entries(others).flatMap(([name, value]) => {
    const parameter = parameters[name]
    return parameter === undefined ? [] : [[parameter, value]]
  })
  return Object.fromEntries(expires === undefined ? named : [...named, ['Expires', new Date(expires)]])
}
