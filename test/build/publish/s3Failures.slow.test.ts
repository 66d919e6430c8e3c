// An object store that is busy, lies or refuses: a busy one gets every object, and each failure names the
// target, the request and what to do, without a credential.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { deployRelease } from '../../../build/publish/deployRelease.ts'
import { releaseId } from '../../../build/publish/release/release.ts'
import { patientRetries } from '../../../build/publish/target/patientRetries.ts'
import { s3Target } from '../../../build/publish/target/s3Target.ts'
import { withTarget } from '../../../build/publish/withTarget.ts'
import { type FakeS3, startFakeS3 } from '../../support/fakeS3.ts'

const accessKey = 'AKIAQWERTYUIOP123456'
let store: FakeS3
beforeAll(async () => {
  store = await startFakeS3()
})
beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', accessKey)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'hunter2hunter2')
  vi.stubEnv('AWS_REGION', 'us-east-1')
  store.objects.clear()
  store.answer = () => false
})
afterAll(() => store.close())

const paths = ['index.html', 'docs/a/index.html', 'assets/client.AAAAAAAA.js', 'img/x.svg', 'sw.js']

/** Deploys a release. Rejects with what the command prints. */
async function deploy(number = 1): Promise<void> {
  const target = s3Target({ bucket: 'site', prefix: 'docs/', endpoint: store.endpoint }, process.cwd())
  const files = new Map(
    paths.map((path) => [path, { hash: `${path.length}-${number}`, size: 6, encoding: null, headers: {} }]),
  )
  const release = { id: releaseId(number, files), number, madeAt: 'now', site: 'https://a.example/', files }
  const options = {
    ...{ target, keep: 2, dryRun: false, allowed: new Set<never>(), now: () => new Date(0) },
    ...{ onPlan: () => {}, onDone: () => {} },
    lease: { owner: 'test', seconds: 60, patience: 0, onWait: () => {} },
    bytesOf: async ({ path }: { readonly path: string }) => Buffer.from(`${path} ${number}`),
  }
  try {
    await withTarget(options, (record, lease) => deployRelease(release, record, { ...options, lease }))
  } catch (error) {
    throw target.explain(error)
  } finally {
    target.close()
  }
}

it('a deploy ends although every second request is refused', async () => {
  let count = 0
  store.answer = (_, response) => {
    if (count++ % 2 === 0) return false
    response.writeHead(503).end()
    return true
  }
  await deploy()
  await deploy(2)
  for (const path of paths.slice(0, 2)) expect(String(store.objects.get(`docs/${path}`))).toBe(`${path} 2`)
})

it('a request is repeated until its time is over, and less often before the service has ever answered', async () => {
  let time = 0
  const attempts = async (
    strategy: ReturnType<typeof patientRetries>,
    errorType: 'TRANSIENT' | 'CLIENT_ERROR',
  ) => {
    let attempt = await strategy.acquireInitialRetryToken('')
    try {
      for (;;) {
        attempt = await strategy.refreshRetryTokenForRetry(attempt, { errorType })
        time += attempt.getRetryDelay()
      }
    } catch {
      return attempt.getRetryCount()
    }
  }
  const strategy = patientRetries(60, () => time)
  expect(await attempts(strategy, 'TRANSIENT')).toBe(5)
  strategy.recordSuccess(await strategy.acquireInitialRetryToken(''))
  expect(await attempts(strategy, 'TRANSIENT')).toBeGreaterThan(25)
  expect(await attempts(strategy, 'CLIENT_ERROR')).toBe(0)
  expect(time).toBeLessThan(70_000)
})

const html = '<!doctype html><html><body><h1>It works</h1><br></body></html>'
const everything =
  (status: number, body = '', headers = {}) =>
  (_: IncomingMessage, response: ServerResponse): boolean => {
    response.writeHead(status, headers).end(body)
    return true
  }
/** Repeats what was sent. */
const echo =
  (status: number, code: string) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const { authorization } = request.headers
    response
      .writeHead(status, { location: `https://${accessKey}.example/` })
      .end(`<Error><Code>${code}</Code><Message>No: ${authorization?.slice(0, 100)}</Message></Error>`)
    return true
  }

it.each([
  ['a 500 without a body', everything(500), /the answer was 500 \(GetObject/, 'too busy, or has a fault'],
  [
    'a redirect',
    everything(301, '', { location: 'https://other.example/site/x' }),
    /the answer was 301/,
    'redirects to https://other.example. Set AWS_REGION',
  ],
  ['a redirect to nowhere', everything(307), /the answer was 307/, 'Set AWS_REGION'],
  [
    'HTML',
    everything(200, html),
    /docs\/\.troodon-deploy\/lock\.json is a web page/,
    'the URL of the S3 interface',
  ],
  ['HTML as 404', everything(404, html), /404|not one of an object store/, '--endpoint'],
  ['HTML as 403', everything(403, html), /the answer was 403/, 'The credentials need'],
  ['403', everything(403), /the answer was 403/, 'The credentials need s3:ListBucket'],
  ['405', everything(405, html), /the answer was 405/, 'the URL of the S3 interface'],
  ['JSON', everything(200, '{"ok":true}'), /./, ''],
  ['an echo', echo(403, 'AccessDenied'), /the answer was 403 AccessDenied/, 'The credentials need'],
  ['an echo as its code', echo(400, accessKey), /cannot be used/, '--endpoint'],
  ['an echo in a redirect', echo(302, 'Moved'), /cannot be used/, 'Set AWS_REGION'],
])('%s for all is a message with the target and what to do', async (_, answer, reason, hint) => {
  store.answer = answer
  const error = (await deploy().catch((failure: unknown) => failure)) as Error
  expect(error.message).toMatch(reason)
  expect(error.message).toContain(hint)
  expect(error.message).toContain('s3://site/docs')
  expect(error.message).not.toMatch(/UnknownError|undefined|hunter2|Deserialization/)
  expect(error.message.toLowerCase()).not.toContain(accessKey.toLowerCase())
  expect(error.cause).toBeUndefined()
})

const notRemoved = (code: string) =>
  `<DeleteResult><Error><Key>docs/x</Key><Code>${code}</Code><Message>No</Message></Error></DeleteResult>`

it('removes objects again that a busy service has left out', async () => {
  await deploy()
  await deploy(2)
  let asked = 0
  store.answer = (request, response) =>
    request.method === 'POST' && asked++ < 2 && everything(200, notRemoved('SlowDown'))(request, response)
  await deploy(3)
  expect(asked).toBeGreaterThan(2)
  expect([...store.objects.keys()].filter((key) => key.endsWith('-1'))).toEqual([])
})

it('an object that must not be removed is named with the target', async () => {
  await deploy()
  await deploy(2)
  store.answer = (request, response) =>
    request.method === 'POST' && everything(200, notRemoved('AccessDenied'))(request, response)
  await expect(deploy(3)).rejects.toThrow(
    /^s3:\/\/site\/docs cannot be used: docs\/x cannot be removed: AccessDenied .*The credentials need/,
  )
})

it('the failure of one object names it', async () => {
  store.answer = (request, response) =>
    request.url?.includes('/docs/a/') === true &&
    request.method === 'PUT' &&
    everything(403)(request, response)
  await expect(deploy()).rejects.toThrow(
    `s3://site/docs cannot be used: the answer was 403 (CopyObject docs/docs/a/index.html, ${store.endpoint}).`,
  )
})
