// Failures of an object store say what to do.
import { expect, it } from 'vitest'
import { UsageError } from '../../../build/model/usageError.ts'
import { explainS3 } from '../../../build/publish/target/explainS3.ts'

const failure = (name: string, message: string, code?: string): Error =>
  Object.assign(new Error(message), { name, ...(code === undefined ? {} : { code }) })

const facts = { name: 's3://site', endpoint: null, requestOf: () => null, redacted: (text: string) => text }

it.each([
  [failure('NoSuchBucket', 'UnknownError'), 'NoSuchBucket. Make the bucket first'],
  [failure('InvalidBucketName', 'UnknownError'), 'InvalidBucketName. Make the bucket first'],
  [failure('Error', 'Region is missing'), 'Set AWS_REGION.'],
  [failure('NoSuchKey', 'UnknownError'), 'NoSuchKey. A file in .troodon-deploy/ is missing.'],
  [failure('Error', 'socket hang up', 'ECONNRESET'), 'socket hang up. The connection was lost'],
  [failure('AggregateError', '', 'ECONNREFUSED'), 'ECONNREFUSED. Check --endpoint'],
  [failure('SlowDown', 'Please reduce your request rate.'), 'rate. The service is too busy'],
  [failure('Error', 'certificate has expired', 'CERT_HAS_EXPIRED'), 'expired. Check the certificate'],
])('%s', (error, text) => {
  const explained = explainS3(error, facts)
  expect(explained).toBeInstanceOf(UsageError)
  expect((explained as Error).message).toContain(text)
})

it('another error stays as it is', () => {
  const error = new Error('A bug.')
  expect(explainS3(error, facts)).toBe(error)
})
