// Small objects in a bucket that are replaced only by who has seen their last version: conditional requests
// with the ETag.
import { isMissing, statusOf } from '../../io/loadS3.ts'
import { UsageError } from '../../model/usageError.ts'
import { ownFolder } from '../release/planDeploy.ts'
import type { S3Requests } from './s3Requests.ts'
import type { State, StateName, Target } from './target.ts'

export function createS3State({
  sdk,
  client,
  bucket,
  keyOf,
}: S3Requests): Pick<Target, 'readState' | 'writeState'> {
  const at = (name: StateName) => ({ Bucket: bucket, Key: keyOf(`${ownFolder}/${name}.json`) })
  const serverTime = watchDates(client)
  const readState = async (name: StateName): Promise<State | null> => {
    try {
      const { Body, ETag, LastModified } = await client.send(new sdk.GetObjectCommand(at(name)))
      const text = (await Body?.transformToString()) ?? ''
      // A website, or a page of a proxy, answers everything with HTML.
      if (/^\s*</.test(text)) throw notAnObject(at(name))
      const age = Math.max(0, serverTime() - (LastModified?.getTime() ?? 0))
      return { text, version: ETag ?? '', age }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  const put = async (name: StateName, text: string, condition: object): Promise<string> => {
    const { ETag } = await client.send(
      new sdk.PutObjectCommand({
        ...at(name),
        Body: Buffer.from(text),
        ContentType: 'application/json',
        CacheControl: 'private, no-store',
        ...condition,
      }),
    )
    return ETag ?? ''
  }
  let write = (etag: string): string => etag
  const writeState: Target['writeState'] = async (name, text, version) => {
    try {
      return await put(name, text, version === null ? { IfNoneMatch: '*' } : { IfMatch: write(version) })
    } catch (error) {
      if (!isConflict(error, version)) throw error
      const now = await readState(name)
      // The answer to a request that succeeded may have been lost, and the request repeated.
      if (now?.text === text) return now.version
      if (now === null || now.version !== version || write === unquoted) return null
      // Nothing was changed: Ceph compares the ETag without the quotes that HTTP asks for.
      write = unquoted
      return writeState(name, text, version)
    }
  }
  return { readState, writeState }
}

const notAnObject = ({ Bucket, Key }: { readonly Bucket: string; readonly Key: string }): UsageError =>
  new UsageError(
    `s3://${Bucket}/${Key} is a web page instead of a record of Troodon. ` +
      'Check that --endpoint is the URL of the S3 interface of the service, not that of its website.',
  )

const unquoted = (etag: string): string => etag.replaceAll('"', '')

/** 412: the condition does not hold; 409: another request at the same time; 404: there is none to replace. */
const isConflict = (error: unknown, version: string | null): boolean => {
  const status = statusOf(error)
  return status === 412 || status === 409 || (status === 404 && version !== null && isMissing(error))
}

/** The clock of the service, from the `Date` of its last answer: that of this machine may be wrong. */
function watchDates(client: S3Requests['client']): () => number {
  let ahead = 0
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args)
      const { headers } = result.response as { readonly headers?: Readonly<Record<string, string>> }
      const date = Date.parse(headers?.['date'] ?? '')
      if (Number.isFinite(date)) ahead = date - Date.now()
      return result
    },
    { step: 'deserialize', name: 'watchDates' },
  )
  return () => Date.now() + ahead
}
