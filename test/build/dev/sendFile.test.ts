// How `serve` sends files: parts of them, from memory when they were asked for before, and never more than
// the folder has now.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBodyCache } from '../../../build/dev/server/bodyCache.ts'
import { byteRange } from '../../../build/dev/server/byteRange.ts'
import { listen } from '../../../build/dev/server/listen.ts'
import { siteHandler } from '../../../build/dev/server/siteHandler.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-send-'))
const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content)
const large = Buffer.alloc(5 * 2 ** 20, 'abcdefghij')
const page = `<p>${'hen '.repeat(1000)}</p>`
let server: Server
let port = ''

beforeAll(async () => {
  write('a.mp4', Buffer.from('0123456789'))
  write('large.mp4', large)
  write('empty.mp4', '')
  write('page.html', page)
  for (const name of ['docs', 'flat']) mkdirSync(join(folder, name))
  write('docs/index.html', '<p>/docs/')
  write('docs/index.md', '# /docs/')
  write('flat.html', '<p>/flat')
  write('flat/index.md', '# /flat')
  write('llms.txt', '# Site')
  server = createServer(siteHandler(folder))
  port = new URL(await listen(server, 0, '127.0.0.1')).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })

describe('a page with Markdown', () => {
  const markdown = 'text/markdown; charset=utf-8'
  const html = 'text/html; charset=utf-8'
  it.each([
    ['text/markdown', markdown],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', markdown],
    ['TEXT/MARKDOWN;q=0.5', markdown],
    ['text/html, text/markdown', markdown],
    ['text/html, text/markdown;q=0.9', html],
    ['text/markdown;q=0', html],
    ['text/markdown;q=x', html],
    ['*/*', html],
    ['text/html', html],
  ])('answers Accept: %s with %s', async (accept, type) => {
    for (const path of ['/docs/', '/flat']) {
      const { status, headers, body } = await ask(path, { accept })
      expect([status, headers['content-type'], headers.vary]).toEqual([200, type, 'accept, accept-encoding'])
      expect(body.toString()).toBe(type === markdown ? `# ${path}` : `<p>${path}`)
      const copy = path === '/docs/' ? '/docs/index.md' : '/flat/index.md'
      expect(headers.link).toBe(
        `<${copy}>; rel="alternate"; type="text/markdown", </llms.txt>; rel="llms-txt"`,
      )
    }
  })

  it('answers with another entity tag, and only where there is Markdown', async () => {
    const [one, other] = await Promise.all([ask('/docs/'), ask('/docs/', { accept: 'text/markdown' })])
    expect(one.headers.etag).not.toBe(other.headers.etag)
    const accept = 'text/markdown'
    const same = await ask('/docs/', { accept, 'if-none-match': String(other.headers.etag) })
    expect(same.status).toBe(304)
    const bare = await ask('/page', { accept })
    expect([bare.headers['content-type'], bare.headers.link]).toEqual([html, undefined])
    expect((await ask('/nothing', { accept })).status).toBe(404)
    expect((await ask('/docs', { accept })).status).toBe(301)
  })
})

describe('a part of a file', () => {
  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=3-1', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('%s', async (range, status, text, contentRange) => {
    const answer = await ask('/a.mp4', { range })
    expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([
      status,
      text,
      contentRange,
    ])
  })

  it('is offered, counts for the version that the browser has, and can be of a large file', async () => {
    const { headers } = await ask('/a.mp4')
    expect(headers['accept-ranges']).toBe('bytes')
    const condition = (etag: string) => ask('/a.mp4', { range: 'bytes=0-0', 'if-range': etag })
    expect((await condition(headers.etag ?? '')).status).toBe(206)
    expect((await condition('"other"')).status).toBe(200)
    expect((await ask('/large.mp4', { range: `bytes=${large.length - 3}-` })).body.toString()).toBe('hij')
    expect((await ask('/large.mp4')).body.equals(large)).toBe(true)
    expect((await ask('/large.mp4', {}, 'HEAD')).headers['content-length']).toBe(String(large.length))
    expect((await ask('/empty.mp4', { range: 'bytes=0-' })).status).toBe(416)
    expect((await ask('/empty.mp4')).status).toBe(200)
  })

  it('is the same as the whole file for other headers', () => {
    expect(byteRange(undefined, 10)).toBe(null)
    expect(byteRange('bytes=-', 10)).toBe(null)
    expect(byteRange('bytes=2-2', 10)).toEqual({ start: 2, end: 2 })
  })
})

describe('a page', () => {
  const gzip = { 'accept-encoding': 'gzip' }

  it('is compressed for browsers that read it, and follows the file', async () => {
    const zipped = await ask('/page.html', gzip)
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(page)
    expect((await ask('/page.html')).body.toString()).toBe(page)
    write('page.html', `${page}!`)
    expect(gunzipSync((await ask('/page.html', gzip)).body).toString()).toBe(`${page}!`)
  })

  it('is not compressed again', () => {
    const cache = createBodyCache()
    const first = cache.read(join(folder, 'page.html'), 'e', true)
    expect(cache.read(join(folder, 'page.html'), 'e', true)).toBe(first)
    expect(cache.read(join(folder, 'page.html'), 'f', true)).not.toBe(first)
  })

  it('is sent as it is compressed beside the file', () => {
    write('zipped.html', page)
    write('zipped.html.gz', gzipSync('beside'))
    expect(createBodyCache().read(join(folder, 'zipped.html'), 'e', true).gzip).toEqual(gzipSync('beside'))
  })
})

it('keeps what was asked for last, within a size', () => {
  for (const name of ['x', 'y', 'z']) write(`${name}.bin`, Buffer.alloc(100, name))
  const cache = createBodyCache(420)
  const read = (name: string) => cache.read(join(folder, `${name}.bin`), 'e', false)
  const x = read('x')
  const y = read('y')
  expect(read('x')).toBe(x)
  read('z')
  for (const name of ['p', 'q']) write(`${name}.bin`, Buffer.alloc(100, name))
  read('p')
  expect(read('x')).toBe(x)
  read('q')
  expect(read('y')).not.toBe(y)
  write('large.bin', Buffer.alloc(110))
  expect(read('large')).not.toBe(read('large'))
})
