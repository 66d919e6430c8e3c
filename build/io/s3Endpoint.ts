// The variables of the AWS CLI that name a service other than Amazon's.

/** Its URL; null: none. */
export const s3Endpoint = (): string | null =>
  process.env['AWS_ENDPOINT_URL_S3'] || process.env['AWS_ENDPOINT_URL'] || null
