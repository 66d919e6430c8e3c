// The AWS SDK, which only sites that deploy to an object store install.
import { createRequire } from 'node:module'
import type * as Sdk from '@aws-sdk/client-s3'
import { findPackage } from '../../io/findPackage.ts'
import { UsageError } from '../../model/usageError.ts'

const sdkName = '@aws-sdk/client-s3'
/** The version that is tested; later ones will need Node.js 22. */
const sdkVersion = '3.1169.0'

/** Throws a UsageError with the command that installs it. */
export function loadS3(root: string): typeof Sdk {
  const found = findPackage(sdkName, root)
  if (!found)
    throw new UsageError(
      `To deploy to an object store, install the AWS SDK in the site: npm install --save-dev ${sdkName}@${sdkVersion}`,
    )
  // It warns on Node.js 20 that later versions of it will not run there.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  return createRequire(import.meta.url)(found.folder) as typeof Sdk
}
