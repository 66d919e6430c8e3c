// The remote cache with real servers: nginx with the configuration of the documentation, and Ceph as a
// bucket.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Ran, runCli } from '../support/cli.ts'
import { fencesOf } from '../support/docFences.ts'
import { writeFile } from '../support/edits.ts'
import { differences, readTree } from '../support/engine.ts'
import { hasNginx, type Nginx, startNginx } from '../support/nginx.ts'
import { hasCeph, type ObjectStore, startObjectStore } from '../support/objectStore.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-remote-'))
const pageCount = 80
let clean: ReadonlyMap<string, string>

/** The same site in another folder, as on another machine. */
function makeSite(name: string): string {
  const root = join(folder, name, 'site')
  writeFile(root, 'site.config.json', '{ "title": "Birds", "url": "https://birds.example", "blog": {} }')
  writeFile(root, 'blog/2026-01-01-one.md', '# One\n\nA post.\n')
  writeFile(root, 'docs/code.mdx', '# Code\n\nexport const two = 1 + 1\n\nTwo is {two}.\n')
  for (let page = 0; page < pageCount; page++)
    writeFile(root, `docs/page-${page}.md`, `# Page ${page}\n\n[Next](./page-${(page + 1) % pageCount}.md)\n`)
  return root
}

interface Built extends Ran {
  readonly different: readonly string[]
  readonly warnings: readonly string[]
  readonly parsed: number
}

let count = 0

/** Builds with an empty disk. */
async function build(words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Built> {
  const root = makeSite(`machine-${count++}`)
  const ran = await runCli(['build', root, '--verbose', ...words], env)
  expect(ran.status, ran.stderr).toBe(0)
  return {
    ...ran,
    different: differences(readTree(join(root, 'dist')), clean),
    warnings: ran.stderr.split('\n').filter((line) => line.startsWith('warning')),
    parsed: Number(/\b(\d+) files? parsed/.exec(ran.stderr)?.[1]),
  }
}

beforeAll(async () => {
  const root = makeSite('clean')
  const { status, stderr } = await runCli(['build', root])
  expect(status, stderr).toBe(0)
  clean = readTree(join(root, 'dist'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(!hasNginx)(hasNginx ? 'nginx' : 'skipped without nginx: apt-get install nginx', () => {
  const stored = join(folder, 'stored')
  let nginx: Nginx
  let url: string
  /** That of a user who can write. */
  let writing: string

  beforeAll(async () => {
    const [configuration] = fencesOf('content/docs/deployment/remote-cache.md').filter(
      ({ title }) => title === 'troodon-cache.conf',
    )
    mkdirSync(stored)
    writeFileSync(join(stored, 'writers'), 'ci:{PLAIN}pass word\n')
    const from = '/srv/troodon-cache'
    nginx = await startNginx(configuration?.text.replace('listen 80;', 'listen 8080;') ?? '', {
      ...{ folder: join(folder, 'nginx'), from, to: stored },
    })
    url = `${nginx.url}birds/`
    writing = url.replace('//', '//ci:pass%20word@')
  })
  afterAll(() => nginx.stop())

  it('gives a machine with an empty disk what another one has made', async () => {
    const first = await build(['--remote-cache', writing, '--remote-cache-mode', 'write'])
    expect(first).toMatchObject({ different: [], warnings: [], parsed: pageCount + 2 })
    expect(first.stderr).not.toContain('pass')
    const second = await build(['--remote-cache', url])
    expect(second).toMatchObject({ different: [], warnings: [], parsed: 0 })
    expect(second.stderr).toMatch(/Remote cache: \d\d\d results restored \(\d+ kB\)\./)
    const third = await build([], { TROODON_REMOTE_CACHE: url, TROODON_CACHE_SECRET: 'nobody has signed' })
    expect(third).toMatchObject({ different: [], warnings: [], parsed: pageCount + 2 })
  })

  it('gives shards what was parsed, and takes the results of the build that merges them', async () => {
    const [cache, parts] = [`${nginx.url}shards/`, join(folder, 'parts')]
    const writes = [
      '--remote-cache',
      cache.replace('//', '//ci:pass%20word@'),
      '--remote-cache-mode',
      'write',
    ]
    const shard = async (part: string) => {
      const root = makeSite(`shard-${part}`)
      const { status, stderr } = await runCli([
        ...['build', root, '--shard', part, '--out', parts, '--remote-cache', url],
      ])
      expect(status, stderr).toBe(0)
    }
    await shard('1/2')
    await shard('2/2')
    expect(await build(['--merge', parts, ...writes])).toMatchObject({ different: [], warnings: [] })
    const after = await build(['--remote-cache', cache])
    expect(after).toMatchObject({ different: [], warnings: [], parsed: 0 })
  })

  it('refuses the data of jobs without the password, with one warning', async () => {
    const before = readTree(stored)
    const words = ['--remote-cache', url, '--remote-cache-mode', 'write']
    const built = await build(words, { TROODON_CACHE_SECRET: 'x' })
    expect(built).toMatchObject({ different: [], warnings: [expect.stringContaining('answered 401 to PUT')] })
    expect(readTree(stored)).toEqual(before)
  })

  it('changes no byte when its files are damaged, or when it is gone', async () => {
    const blobs = join(stored, 'birds/cas')
    const backup = readdirSync(blobs).map((name) => [name, readFileSync(join(blobs, name))] as const)
    for (const [name, bytes] of backup) writeFileSync(join(blobs, name), bytes.subarray(0, bytes.length - 9))
    const damaged = await build(['--remote-cache', url])
    expect(damaged).toMatchObject({ different: [], warnings: [expect.stringContaining('answered with')] })
    for (const [name, bytes] of backup) writeFileSync(join(blobs, name), bytes)
    nginx.stop()
    const gone = await build(['--remote-cache', url])
    expect(gone).toMatchObject({ different: [], warnings: [expect.stringContaining('cannot be reached')] })
  })
})

describe.skipIf(!hasCeph)(
  hasCeph ? 'Ceph' : 'skipped without Ceph: apt-get install ceph-mon ceph-osd ceph-common radosgw',
  () => {
    let store: ObjectStore
    beforeAll(async () => {
      mkdirSync(join(folder, 'store'))
      store = await startObjectStore(join(folder, 'store'))
      await store.makeBucket('cache')
    })
    afterAll(() => store.stop())

    const secret = { TROODON_CACHE_SECRET: 'only our own machines know it' }
    const env = () => ({ ...store.env, AWS_ENDPOINT_URL_S3: store.endpoint })

    it('gives a machine with an empty disk everything that a signed build has made', async () => {
      const words = ['--remote-cache', 's3://cache/birds']
      const first = await build([...words, '--remote-cache-mode', 'write'], { ...env(), ...secret })
      expect(first).toMatchObject({ different: [], warnings: [], parsed: pageCount + 2 })
      const second = await build(words, { ...env(), ...secret })
      expect(second).toMatchObject({ different: [], warnings: [], parsed: 0 })
      expect(second.stderr).toContain('0 routes rendered')
    })

    it('changes no byte when the credentials are wrong, or the bucket is not there', async () => {
      const refused = await build(['--remote-cache', 's3://cache/birds', '--remote-cache-mode', 'write'], {
        ...env(),
        AWS_SECRET_ACCESS_KEY: 'wrong',
      })
      expect(refused).toMatchObject({ different: [], warnings: [expect.stringContaining('answered 403')] })
      const missing = await build(['--remote-cache', 's3://no-such-bucket'], env())
      expect(missing).toMatchObject({ different: [], warnings: [expect.stringContaining('Make the bucket')] })
    })
  },
)
