// The AWS SDK, which only sites that use an object store install.
import { createRequire } from 'node:module'
import type * as Sdk from '@aws-sdk/client-s3'
import { UsageError } from '../model/usageError.ts'
import { findPackage } from './findPackage.ts'

const sdkName = '@aws-sdk/client-s3'
/** The version that is tested; later ones will need Node.js 22. */
const sdkVersion = '3.1169.0'

/** Throws a UsageError with the command that installs it. `use` is what it is for: `deploy to`. */
export function loadS3(root: string, use: string): typeof Sdk {
  const found = findPackage(sdkName, root)
  if (!found)
    throw new UsageError(
      `To ${use} an object store, install the AWS SDK in the site: npm install --save-dev ${sdkName}@${sdkVersion}`,
    )
  // It warns on Node.js 20 that later versions of it will not run there.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  return createRequire(import.meta.url)(found.folder) as typeof Sdk
}

/** HTTP status of a failed request; undefined for one without an answer. */
export const statusOf = (error: unknown): number | undefined =>
  (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode

/** The object, not the bucket. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket'

/**
 * The region of the environment. The SDK reads only one of the two variables of the AWS CLI. Services other
 * than Amazon's have no regions, but the signature needs one.
 */
function regionOf(other?: string): { readonly region?: string } {
  const region = process.env['AWS_REGION'] || process.env['AWS_DEFAULT_REGION'] || other
  return region === undefined ? {} : { region }
}

/** Options of a client for Amazon's service, or for one with its interface. */
export const s3Options = (endpoint: string | null) => ({
  ...(endpoint === null ? regionOf() : { endpoint, forcePathStyle: true, ...regionOf('us-east-1') }),
  // The checksums that the SDK adds by itself are refused by many services.
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
})
