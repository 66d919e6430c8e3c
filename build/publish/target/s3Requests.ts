// Shared parts of requests to an object store.
import type { S3Client } from '@aws-sdk/client-s3'
import type { loadS3 } from '../../io/loadS3.ts'

export interface S3Requests {
  readonly sdk: ReturnType<typeof loadS3>
  readonly client: S3Client
  readonly bucket: string
  /** The key in the bucket. */
  readonly keyOf: (key: string) => string
}
