// When a request to an object store is sent again. The strategy of the SDK shares a budget of attempts among
// all requests, which a busy service uses up although each object would be written in the end.
import type { S3ClientConfig } from '@aws-sdk/client-s3'

type Strategy = Extract<S3ClientConfig['retryStrategy'], { readonly acquireInitialRetryToken: unknown }>
type Attempt = Awaited<ReturnType<Strategy['acquireInitialRetryToken']>>

/** Attempts while the service has never answered: the endpoint may be wrong. */
const firstAttempts = 6
/** Milliseconds. */
const longestPause = 2000

/** Each request is repeated for so many seconds after it has failed first. */
export function patientRetries(seconds: number, now = (): number => performance.now()): Strategy {
  let hasAnswered = false
  const failedAt = new WeakMap<Attempt, number>()
  const attempt = (count: number, pause: number): Attempt => ({
    getRetryCount: () => count,
    getRetryDelay: () => pause,
  })
  return {
    acquireInitialRetryToken: async () => attempt(0, 0),
    async refreshRetryTokenForRetry(last, { errorType, retryAfterHint }) {
      const count = last.getRetryCount() + 1
      const since = failedAt.get(last) ?? now()
      const isPatient = hasAnswered ? now() - since < seconds * 1000 : count < firstAttempts
      if (errorType === 'CLIENT_ERROR' || !isPatient) throw new Error('The request is not sent again.')
      const asked = retryAfterHint ? Math.min(retryAfterHint.getTime() - Date.now(), seconds * 1000) : 0
      const pause = Math.min(longestPause, 50 * 2 ** count) * (0.5 + Math.random() / 2)
      const next = attempt(count, Math.max(asked, pause))
      failedAt.set(next, since)
      return next
    },
    recordSuccess() {
      hasAnswered = true
    },
  }
}
