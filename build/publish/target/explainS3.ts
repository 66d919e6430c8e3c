// Failures of an object store that the user can correct, in words.
import { UsageError } from '../../model/usageError.ts'

/** A UsageError with what to do, or the error itself. */
export function explainS3(error: unknown, target: string): unknown {
  if (!(error instanceof Error) || error instanceof UsageError) return error
  const hint = hints.find(([names]) => names.test(error.name) || names.test(codeOf(error)))?.[1]
  if (hint === undefined) return error
  return new UsageError(`${target} cannot be used: ${error.message.replace(/[^.]$/, '$&.')} ${hint}`, {
    cause: error,
  })
}

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
  [/^NoSuchBucket$/, 'Make the bucket first, and check its name.'],
  [/^(?:PermanentRedirect|AuthorizationHeaderMalformed)$/, 'Set AWS_REGION to the region of the bucket.'],
  [/^(?:ENOTFOUND|ECONNREFUSED|EAI_AGAIN)$/, 'Check --endpoint and the network.'],
]
