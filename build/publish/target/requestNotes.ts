// What messages about a failed request need: which request it was, and words of it that they must not repeat.
import type { S3Client } from '@aws-sdk/client-s3'

export interface RequestNotes {
  /** `PutObject docs/index.html`; null for an error of something else. */
  readonly requestOf: (error: unknown) => string | null
  /** Without credentials that a service repeats in its answer. */
  readonly redacted: (text: string) => string
}

export function noteRequests(client: S3Client): RequestNotes {
  const requests = new WeakMap<Error, string>()
  const secrets = new Set<string>()
  client.middlewareStack.add(
    (next, { commandName = 'request' }) =>
      async (args) => {
        try {
          return await next(args)
        } catch (error) {
          const { Key } = args.input as { readonly Key?: string }
          const request = [String(commandName).replace(/Command$/, ''), Key].filter(Boolean).join(' ')
          if (error instanceof Error) requests.set(error, request)
          throw error
        }
      },
    { step: 'initialize', name: 'noteRequests' },
  )
  client.middlewareStack.add(
    (next) => async (args) => {
      const { headers = {} } = args.request as { readonly headers?: Readonly<Record<string, string>> }
      const id = /Credential=([^/,\s]+)/.exec(headers['authorization'] ?? '')?.[1]
      for (const secret of [id, headers['x-amz-security-token']]) if (secret) secrets.add(secret)
      return next(args)
    },
    { step: 'deserialize', name: 'noteSecrets' },
  )
  return {
    requestOf: (error) => (error instanceof Error ? (requests.get(error) ?? null) : null),
    redacted: (text) =>
      [...secrets]
        .flatMap((secret) => [secret, encodeURIComponent(secret)])
        .reduce((result, secret) => result.replace(anyCase(secret), '(hidden)'), text),
  }
}

/** Hosts are in lower case. */
const anyCase = (words: string): RegExp => new RegExp(words.replace(/[^\w]/g, '\\$&'), 'gi')
