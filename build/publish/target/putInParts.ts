// A large file → an object that is sent in parts, so that only one of them is in memory, and only one is sent
// again when the connection is lost.
import type { CreateMultipartUploadCommandInput } from '@aws-sdk/client-s3'
import { type LargeFile, partsOf } from './content.ts'
import type { S3Requests } from './s3Requests.ts'

/** An object has at most 10,000 parts. */
const partSizeOf = (size: number): number => Math.max(16 * 1024 * 1024, Math.ceil(size / 10_000))

export async function putInParts(
  file: LargeFile,
  place: CreateMultipartUploadCommandInput,
  { sdk, client }: Pick<S3Requests, 'sdk' | 'client'>,
): Promise<void> {
  const { Bucket, Key } = place
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(place))
  const at = { Bucket, Key, UploadId }
  try {
    const Parts: { readonly PartNumber: number; readonly ETag: string | undefined }[] = []
    for await (const Body of partsOf(file, partSizeOf(file.size))) {
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(new sdk.UploadPartCommand({ ...at, PartNumber, Body }))
      Parts.push({ PartNumber, ETag })
    }
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...at, MultipartUpload: { Parts } }))
  } catch (error) {
    // Parts of an upload that is not completed are stored, and paid for, until it is aborted.
    await client.send(new sdk.AbortMultipartUploadCommand(at)).catch(() => {})
    throw error
  }
}
