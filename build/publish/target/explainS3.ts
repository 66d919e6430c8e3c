// Failures of an object store that the user can correct, in words.
import { UsageError } from '../../model/usageError.ts'

/** A UsageError with what to do, or the error itself. */
export function explainS3(error: unknown, target: string): unknown {
  if (!(error instanceof Error) || error instanceof UsageError) return error
  if (error.message === 'Region is missing')
    return new UsageError(`${target} cannot be used: its region is not known. Set AWS_REGION.`)
  const hint = hints.find(([names]) => names.test(error.name) || names.test(codeOf(error)))?.[1]
  if (hint === undefined) return error
  return new UsageError(`${target} cannot be used: ${messageOf(error).replace(/[^.]$/, '$&.')} ${hint}`, {
    cause: error,
  })
}

/** Ceph answers with the name of the error alone; several failed connections are one error without text. */
const messageOf = (error: Error): string =>
  error.message === '' || error.message === 'UnknownError' ? codeOf(error) || error.name : error.message

const codeOf = (error: Error): string => String((error as NodeJS.ErrnoException).code ?? '')

/** Names and codes of errors → what to do. */
const hints: readonly (readonly [names: RegExp, hint: string])[] = [
  [
    /^CredentialsProviderError$/,
    'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or choose a profile with AWS_PROFILE.',
  ],
  [
    /^(?:AccessDenied|Forbidden|403)$/,
    'The credentials need s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject on its objects.',
  ],
  [/^(?:InvalidAccessKeyId|SignatureDoesNotMatch)$/, 'Check the access key and its secret.'],
  [/^(?:NoSuchBucket|InvalidBucketName)$/, 'Make the bucket first, and check its name.'],
  [
    /^NoSuchKey$/,
    'A file in .troodon-deploy/ is missing. Remove that folder from the target, and deploy with --allow foreign to write every file again.',
  ],
  [/^RequestTimeTooSkewed$/, 'Set the clock of this computer.'],
  [/^(?:PermanentRedirect|AuthorizationHeaderMalformed)$/, 'Set AWS_REGION to the region of the bucket.'],
  [/^(?:ENOTFOUND|ECONNREFUSED|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/, 'Check --endpoint and the network.'],
  [/CERT|_SIGNATURE$|^ERR_SSL_|^EPROTO$/, 'Check the certificate of the service, and --endpoint.'],
  [
    /^(?:ECONNRESET|EPIPE|ETIMEDOUT|ECONNABORTED|TimeoutError)$/,
    'The connection was lost several times. Run the deploy again: it continues.',
  ],
  [
    /^(?:SlowDown|ServiceUnavailable|InternalError|RequestTimeout|TooManyRequests|Throttling\w*|50\d)$/,
    'The service is too busy. Run the deploy again later: it continues.',
  ],
]
