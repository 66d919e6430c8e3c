// Failures of an object store in words: what it answered to which request, and what to do.
import { statusOf } from '../../io/loadS3.ts'
import { UsageError } from '../../model/usageError.ts'
import type { RequestNotes } from './requestNotes.ts'

export interface S3Facts extends RequestNotes {
  /** `s3://bucket/prefix` */
  readonly name: string
  /** URL of the service; null for Amazon's. */
  readonly endpoint: string | null
}

/** A UsageError with what to do. An error that no request caused stays as it is. */
export function explainS3(error: unknown, { name, endpoint, requestOf, redacted }: S3Facts): unknown {
  if (!(error instanceof Error) || error instanceof UsageError) return error
  if (error.message === 'Region is missing')
    return new UsageError(`${name} cannot be used: its region is not known. Set AWS_REGION.`)
  const request = requestOf(error)
  const hint =
    hintFor(error) ?? (request === null ? null : 'Check --endpoint, and run the deploy again later.')
  if (hint === null) return error
  const where = [...(request === null ? [] : [request]), ...(endpoint === null ? [] : [endpoint])].join(', ')
  const reason = reasonOf(error).replace(/\.$/, '')
  // Without the error as its cause: the text of the service may repeat the credentials of the request.
  return new UsageError(
    redacted(`${name} cannot be used: ${reason}${where === '' ? '' : ` (${where})`}. ${hint}`),
  )
}

/** Ceph answers with the name of the error alone; several failed connections are one error without text. */
function reasonOf(error: Error): string {
  const status = answerOf(error)
  const code = [codeOf(error), error.name].find((word) =>
    /^(?!Unknown|Error$|\w*Error\w+$)[\w.]{1,60}$/.test(word),
  )
  if (isReadable(error.message)) return error.message
  if (status === undefined) return code ?? 'there was no answer'
  const isOther = status < 400 && redirectOf(error) === null
  return isOther
    ? `the answer ${status} is not one of an object store`
    : `the answer was ${status}${code ? ` ${code}` : ''}`
}

/** Not a web page, nor the notes that the SDK adds for developers, nor the signature of the request. */
const isReadable = (text: string): boolean =>
  text !== '' &&
  text.length <= 200 &&
  !/^Unknown|[<>\n]|Deserialization|^\d+$|AWS4-HMAC|Signature=|Credential=/.test(text)

const codeOf = (error: Error): string => String((error as NodeJS.ErrnoException).code ?? '')

interface Answer {
  readonly statusCode?: number
  readonly headers?: Readonly<Record<string, string>>
}

const responseOf = (error: Error): Answer | undefined => (error as { readonly $response?: Answer }).$response

/** The status of the answer, also of one that the SDK could not read. */
const answerOf = (error: Error): number | undefined => statusOf(error) ?? responseOf(error)?.statusCode

/** The host that a redirect leads to: '' for one that names none, null for other answers. */
function redirectOf(error: Error): string | null {
  const status = answerOf(error) ?? 0
  if (status < 300 || status > 399) return null
  const location = responseOf(error)?.headers?.['location'] ?? ''
  return URL.canParse(location) ? new URL(location).origin : ''
}

function hintFor(error: Error): string | null {
  const named = hints.find(([names]) => names.test(error.name) || names.test(codeOf(error)))?.[1]
  if (named !== undefined) return named
  const redirect = redirectOf(error)
  if (redirect !== null)
    return redirect === ''
      ? 'Set AWS_REGION to the region of the bucket, and check --endpoint.'
      : `The service redirects to ${redirect}. Set AWS_REGION to the region of the bucket, or check --endpoint.`
  const status = answerOf(error)
  if (status === undefined) return null
  if (status === 401 || status === 403) return forbidden
  if (status === 404) return 'Check the name of the bucket, and --endpoint.'
  if (status === 429 || status >= 500) return busy
  return 'Check that --endpoint is the URL of the S3 interface of the service, not that of its website.'
}

const forbidden =
  'The credentials need s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject on its objects.'
const busyCodes =
  /^(?:SlowDown|ServiceUnavailable|InternalError|RequestTimeout|TooManyRequests|Throttling\w*|50\d)$/
const busy = 'The service is too busy, or has a fault. Run the deploy again later: it continues.'

/** Names and codes of errors → what to do. */
const hints: readonly (readonly [names: RegExp, hint: string])[] = [
  [
    /^CredentialsProviderError$/,
    'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or choose a profile with AWS_PROFILE.',
  ],
  [/^(?:AccessDenied|Forbidden|403)$/, forbidden],
  [/^(?:InvalidAccessKeyId|SignatureDoesNotMatch)$/, 'Check the access key and its secret.'],
  [/^(?:NoSuchBucket|InvalidBucketName)$/, 'Make the bucket first, and check its name.'],
  [
    /^NoSuchKey$/,
    'A file in .troodon-deploy/ is missing. Remove that folder from the target, and deploy with --allow foreign to write every file again.',
  ],
  [/^RequestTimeTooSkewed$/, 'Set the clock of this computer.'],
  [/^AuthorizationHeaderMalformed$/, 'Set AWS_REGION to the region of the bucket.'],
  [
    /^(?:ENOTFOUND|ECONNREFUSED|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EINVAL)$/,
    'Check --endpoint and the network.',
  ],
  [/CERT|_SIGNATURE$|^ERR_SSL_|^EPROTO$/, 'Check the certificate of the service, and --endpoint.'],
  [
    /^(?:ECONNRESET|EPIPE|ETIMEDOUT|ECONNABORTED|TimeoutError)$/,
    'The connection was lost several times. Run the deploy again: it continues.',
  ],
  [busyCodes, busy],
]

/** Whether the same request may succeed later. */
export const isBusy = (code: string): boolean => busyCodes.test(code)
