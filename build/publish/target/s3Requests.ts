// What requests to an object store have in common, and what their failures mean.
import type { S3Client } from '@aws-sdk/client-s3'
import type { loadS3 } from './loadS3.ts'

export interface S3Requests {
  readonly sdk: ReturnType<typeof loadS3>
  readonly client: S3Client
  readonly bucket: string
  /** The key in the bucket. */
  readonly keyOf: (key: string) => string
}

/** HTTP status of a failed request; undefined for one without an answer. */
export const statusOf = (error: unknown): number | undefined =>
  (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode

/** The object, not the bucket. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket'
