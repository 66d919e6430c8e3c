// Deploys to a real object store while visitors use the site: killed at any moment, two at once, and with a tab
// that was opened before.
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashOf } from '../../build/io/hash.ts'
import { largeSize } from '../../build/publish/target/content.ts'
import { s3Target } from '../../build/publish/target/s3Target.ts'
import { openBrowser } from '../support/browser.ts'
import { runCli, startCli } from '../support/cli.ts'
import { writeFile } from '../support/edits.ts'
import { readTree } from '../support/engine.ts'
import { hasCeph, type ObjectStore, startObjectStore } from '../support/objectStore.ts'
import { rounds } from '../support/rounds.ts'
import { get, startVisitor } from '../support/visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-deploy-'))
const variants = ['a', 'b', 'c'] as const
type Variant = (typeof variants)[number]
const pageCount = 25
const kills = rounds(20)
let store: ObjectStore

/** Every page differs in the variants, and some pages are only in one. */
async function buildVariant(name: Variant): Promise<void> {
  const root = join(folder, 'site')
  rmSync(join(root, 'docs'), { recursive: true, force: true })
  writeFile(
    root,
    'site.config.json',
    `{ "title": "Birds ${name}", "url": "https://birds.example", "blog": {} }`,
  )
  writeFile(root, 'docs/intro.md', `---\nslug: /\n---\n\n# Birds ${name}\n`)
  writeFile(root, 'blog/2026-01-01-one.md', `# One\n\nPost of ${name}.\n`)
  writeFile(
    root,
    'static/img/logo.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${name}</title></svg>\n`,
  )
  for (let index = 0; index < pageCount; index++)
    writeFile(
      root,
      `docs/page-${index}.md`,
      `# Page ${index}\n\nText of ${name}. [Next](./page-${(index + 1) % pageCount}.md)\n\n![Logo](/img/logo.svg)\n`,
    )
  writeFile(root, `docs/only-${name}.md`, `# Only in ${name}\n`)
  writeFile(root, 'pages/index.md', `# Home\n\n[Docs](/docs/)\n\n[Only](/docs/only-${name}/)\n`)
  const built = await runCli(['build', root, '--out', dist(name), '--cache', join(folder, `cache-${name}`)])
  expect(built.status, built.stderr).toBe(0)
}

const dist = (name: Variant): string => join(folder, `dist-${name}`)

/** The command line that deploys a variant. */
const deployWords = (name: Variant, bucket: string, ...more: string[]): readonly string[] => [
  ...['deploy', `s3://${bucket}`, join(folder, 'site'), '--endpoint', store.endpoint],
  ...['--out', dist(name), '--cache', join(folder, `cache-${name}`), ...more],
]
/** The lock of one that was killed is free after these seconds. */
const env = (seconds = 30) => ({ ...store.env, TROODON_DEPLOY_LEASE: String(seconds) })

async function textAt(bucket: string, key: string): Promise<string | null> {
  try {
    const { Body } = await store.client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
    return (await Body?.transformToString('latin1')) ?? ''
  } catch (error) {
    if ((error as Error).name === 'NoSuchKey') return null
    throw error
  }
}

const freeLock = (bucket: string): Promise<unknown> =>
  store.client.send(new DeleteObjectCommand({ Bucket: bucket, Key: '.troodon-deploy/lock.json' }))

const hostFiles = new Set(['_headers', '_redirects', '.nojekyll', '.troodon'])

/** Paths whose object is not the file of the variant, and pages of the other variants that are there. */
async function differences(bucket: string, name: Variant): Promise<readonly string[]> {
  const files = readTree(dist(name))
  const others = variants.flatMap((one) => [...readTree(dist(one)).keys()]).filter((path) => !files.has(path))
  const pages = others.filter((path) => path.endsWith('.html'))
  const wanted = [...files.keys()].filter((path) => !hostFiles.has(path))
  const found: string[] = []
  for (const path of [...wanted, ...new Set(pages)])
    if ((await textAt(bucket, path)) !== (files.get(path) ?? null)) found.push(path)
  return found
}

describe.skipIf(!hasCeph)(
  hasCeph ? 'with Ceph' : 'skipped without Ceph: apt-get install ceph-mon ceph-osd ceph-common radosgw',
  () => {
    beforeAll(async () => {
      mkdirSync(join(folder, 'store'))
      store = await startObjectStore(join(folder, 'store'))
      for (const name of variants) await buildVariant(name)
    })
    afterAll(() => {
      store.stop()
      rmSync(folder, { recursive: true, force: true })
    })

    it('stores headers and redirects, and uploads only what changed', async () => {
      const url = await store.makeBucket('headers')
      const first = await runCli(deployWords('a', 'headers', '--compress', 'gzip'), env())
      expect(first.status, first.stderr).toBe(0)
      const head = (Key: string) => store.client.send(new HeadObjectCommand({ Bucket: 'headers', Key }))
      expect(await head('docs/page-1/index.html')).toMatchObject({
        CacheControl: 'public, max-age=0, must-revalidate',
        ContentEncoding: 'gzip',
        ContentType: 'text/html; charset=utf-8',
      })
      const asset = [...readTree(dist('a')).keys()].find((path) => /^assets\/chunks\/.*\.js$/.test(path))
      expect((await head(asset ?? '')).CacheControl).toBe('public, max-age=31536000, immutable')
      expect((await get(url, '/docs/page-1/')).status).toBe(200)
      const again = await runCli(deployWords('a', 'headers', '--compress', 'gzip', '--json'), env())
      expect(JSON.parse(again.stdout)).toMatchObject({ isCurrent: true, uploads: [], writes: [] })
    })

    it('sends a large file in parts, and keeps nothing of one that changed', async () => {
      await store.makeBucket('large')
      vi.stubEnv('AWS_ACCESS_KEY_ID', store.env['AWS_ACCESS_KEY_ID'])
      vi.stubEnv('AWS_SECRET_ACCESS_KEY', store.env['AWS_SECRET_ACCESS_KEY'])
      const target = s3Target({ bucket: 'large', prefix: 'a b/', endpoint: store.endpoint }, process.cwd())
      const bytes = randomBytes(largeSize + 5)
      const file = join(folder, 'film.mp4')
      writeFileSync(file, bytes)
      const film = { file, size: bytes.length, hash: hashOf(bytes) }
      const headers = { 'content-type': 'video/mp4', 'cache-control': 'no-cache' }
      await target.put('film.mp4', film, headers)
      await target.copy('film.mp4', 'copy.mp4', headers)
      const Key = 'a b/copy.mp4'
      const stored = await store.client.send(new GetObjectCommand({ Bucket: 'large', Key }))
      expect(stored).toMatchObject({ ContentType: 'video/mp4', CacheControl: 'no-cache' })
      expect(hashOf((await stored.Body?.transformToByteArray()) ?? '')).toBe(film.hash)
      await expect(target.put('other.mp4', { ...film, hash: 'another' }, headers)).rejects.toThrow(
        'was changed',
      )
      expect(await target.has('other.mp4')).toBe(false)
      const { Uploads = [] } = await store.client.send(new ListMultipartUploadsCommand({ Bucket: 'large' }))
      expect(Uploads).toEqual([])
      target.close()
    })

    it(`shows no broken page while the deployer is killed ${kills} times, and completes`, async () => {
      const url = await store.makeBucket('kills')
      expect((await runCli(deployWords('a', 'kills'), env())).status).toBe(0)
      const begun = performance.now()
      expect((await runCli(deployWords('b', 'kills'), env())).status).toBe(0)
      const whole = performance.now() - begun
      const visitor = startVisitor(url)
      for (let round = 1; round <= kills; round++) {
        const name = variants[round % 3] as Variant
        const { child, done } = startCli(deployWords(name, 'kills'), env(round === kills ? 3 : 30))
        await sleep(whole * (0.15 + Math.random()))
        child.kill('SIGKILL')
        await done
        // Only the last lock is left to get old: this shortens the test by minutes.
        if (round < kills) await freeLock('kills')
      }
      const last = await runCli(deployWords('b', 'kills'), env())
      expect(last.status, last.stderr).toBe(0)
      const { pages, broken } = await visitor.stop()
      expect(broken).toEqual([])
      expect(pages).toBeGreaterThan(kills)
      expect(await differences('kills', 'b')).toEqual([])
    })

    it('lets two deployers that start at once deploy one after the other', async () => {
      const url = await store.makeBucket('two')
      expect((await runCli(deployWords('c', 'two'), env())).status).toBe(0)
      const visitor = startVisitor(url)
      const both = await Promise.all(
        (['a', 'b'] as const).map((name) => runCli(deployWords(name, 'two'), env())),
      )
      expect(
        both.map(({ status }) => status),
        both.map(({ stderr }) => stderr).join('\n'),
      ).toEqual([0, 0])
      expect(both.filter(({ stderr }) => stderr.includes('Another deploy is running'))).toHaveLength(1)
      const last = both[0]?.stderr.includes('Release 3') ? 'a' : 'b'
      expect((await visitor.stop()).broken).toEqual([])
      expect(await differences('two', last)).toEqual([])
    })

    it('keeps a tab working that was opened before a deploy', async () => {
      const url = await store.makeBucket('tab')
      expect((await runCli(deployWords('a', 'tab'), env())).status).toBe(0)
      const browser = await openBrowser()
      try {
        const page = await browser.newPage()
        const failed: string[] = []
        page.on('response', (response) => void (response.status() >= 400 && failed.push(response.url())))
        page.on('requestfailed', (one) => {
          if (!one.failure()?.errorText.includes('ERR_ABORTED')) failed.push(one.url())
        })
        await page.goto(`${url}docs/page-0/`, { waitUntil: 'networkidle0' })
        expect((await runCli(deployWords('b', 'tab'), env())).status).toBe(0)
        for (let link = 1; link <= pageCount; link++) {
          const next = `Page ${link % pageCount}`
          await page.locator(`main p a[href="/docs/page-${link % pageCount}/"]`).click()
          await page.waitForFunction(
            (title) => document.querySelector('h1')?.textContent?.includes(title),
            {},
            next,
          )
        }
        expect(await page.$eval('main', (main) => main.textContent)).toContain('Text of b.')
        expect(failed).toEqual([])
      } finally {
        await browser.close()
      }
    })
  },
)
