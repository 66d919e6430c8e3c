// The settings of `troodon hosting` do the same in the real nginx and Caddy, and in the function for CloudFront.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasCaddy, startCaddy } from '../support/caddy.ts'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { hasNginx, startNginx } from '../support/nginx.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-hosting-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A site below a path or not, deployed with compressed files. `root` is the folder that a server reads. */
interface Site {
  readonly source: string
  readonly root: string
  readonly base: string
}
const sites: Readonly<Record<'top' | 'below', Site>> = {
  top: { source: join(folder, 'top'), root: join(folder, 'www-top'), base: '/' },
  below: { source: join(folder, 'below'), root: join(folder, 'www-below'), base: '/handbook/' },
}

/** Types that servers do not know by themselves everywhere. */
const typesOfFiles: Readonly<Record<string, string>> = {
  'app.webmanifest': 'application/manifest+json',
  'code.mjs': 'text/javascript',
  'program.wasm': 'application/wasm',
  'photo.AVIF': 'image/avif',
  'style.xsl': 'application/xml',
  'news.rss': 'application/rss+xml',
  'notes.txt': 'text/plain',
}

async function makeSite({ source, root, base }: Site): Promise<void> {
  writeFile(
    source,
    'site.config.json',
    '{ "title": "Owls", "redirects": { "redirects": [{ "from": "/eule", "to": "/docs/owl" }] } }',
  )
  writeFile(source, 'docs/intro.md', '---\nslug: /\n---\n\n# Home\n')
  writeFile(source, 'docs/owl.md', '# Owl\n\nIt sees at night.\n')
  writeFile(source, 'pages/index.md', '# Start\n')
  writeFile(source, 'static/img/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>\n')
  for (const name of Object.keys(typesOfFiles)) writeFile(source, `static/files/${name}`, 'a file\n')
  const redirects = [
    `${base}old/* ${base}docs/:splat 301`,
    `${base}birds/:name/info ${base}docs/:name/ 302`,
    `${base}shop https://shop.example/x?y=1 302`,
    `${base}app/* ${base}docs/owl/ 200`,
  ]
  writeFile(source, 'static/_redirects', `${redirects.join('\n')}\n`)
  writeFile(source, 'static/_headers', `${base}docs/owl/\n  X-Owl: say "hoo"; a\\b\n  ! Referrer-Policy\n`)
  const built = await runCommand(['build', source, '--url', `https://owls.example${base}`])
  expect(built.status, built.stderr).toBe(0)
  const deployed = await runCommand(['deploy', join(root, base), source, '--compress', 'br,gzip'])
  expect(deployed.status, deployed.stderr).toBe(0)
}

async function settingsOf(host: string, { source }: Site, ...more: string[]): Promise<string> {
  const { status, stdout, stderr } = await runCommand(['hosting', host, source, ...more])
  expect(status, stderr).toBe(0)
  return stdout
}

beforeAll(async () => {
  await makeSite(sites.top)
  await makeSite(sites.below)
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Buffer
}
type Get = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>

const getFrom =
  (url: string): Get =>
  (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const { port } = new URL(url)
      const handle = (response: IncomingMessage) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
      }
      httpRequest({ host: '127.0.0.1', port, path, headers }, handle).on('error', reject).end()
    })

/** Behavior of every host. */
async function expectSite(get: Get, { base, root }: Site): Promise<void> {
  const page = await get(`${base}docs/owl/`)
  expect(page.status).toBe(200)
  expect(page.body.toString()).toContain('It sees at night.')
  expect(page.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    'x-content-type-options': 'nosniff',
    'x-owl': 'say "hoo"; a\\b',
  })
  expect(page.headers['referrer-policy']).toBeUndefined()
  expect([page.headers['vary']].join()).toMatch(/Accept(?!-)/i)
  for (const accept of ['text/markdown', 'text/markdown, text/html;q=0.9']) {
    const copy = await get(`${base}docs/owl/`, { accept })
    expect([copy.status, copy.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(copy.body).toEqual(readFileSync(join(root, base, 'docs/owl/index.md')))
    expect([copy.headers['vary']].join()).toMatch(/Accept(?!-)/i)
    expect((await get(`${base}files/notes.txt`, { accept })).body.toString()).toBe('a file\n')
  }
  expect(page.headers['link']).toBe(`<${base}llms.txt>; rel="llms-txt"`)
  const other = await get(`${base}docs/`)
  expect(other.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(other.headers['x-owl']).toBeUndefined()
  const [asset = ''] = /assets\/[\w./-]+\.js/.exec(other.body.toString()) ?? []
  const script = await get(base + asset)
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
  const svg = await get(`${base}img/logo.svg`)
  expect(svg.headers['content-security-policy']).toContain('sandbox')
  const missing = await get(`${base}assets/nothing.AAAAAAAA.js`)
  expect(missing.status).toBe(404)
  expect(missing.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(missing.body).toEqual(readFileSync(join(root, base, '404.html')))
  expect((await get(`${base}.troodon-deploy/history.json`)).status).toBe(404)
}

async function expectRedirects(get: Get, { base }: Site): Promise<void> {
  const redirects: readonly (readonly [path: string, status: number, location: string])[] = [
    ['eule', 301, `${base}docs/owl/`],
    ['eule/?a=1&b', 301, `${base}docs/owl/?a=1&b`],
    ['old/owl/?x=%20y', 301, `${base}docs/owl/?x=%20y`],
    ['old/gr%C3%BC%C3%9Fe%20a/', 301, `${base}docs/gr%C3%BC%C3%9Fe%20a/`],
    ['birds/owl/info', 302, `${base}docs/owl/`],
    ['shop?z=2', 302, 'https://shop.example/x?y=1'],
  ]
  for (const [path, status, location] of redirects) {
    const answer = await get(base + path)
    expect([answer.status, answer.headers['location']], path).toEqual([status, location])
  }
  const folderUrl = await get(`${base}docs/owl`)
  expect([301, 302, 307, 308]).toContain(folderUrl.status)
  expect(folderUrl.headers['location']).toMatch(/docs\/owl\/$|^owl\/$/)
  const shown = await get(`${base}app/anything/deep`)
  expect([shown.status, shown.body.toString().includes('It sees at night.')]).toEqual([200, true])
}

async function expectTypes(get: Get, base: string): Promise<void> {
  for (const [name, type] of Object.entries(typesOfFiles)) {
    const { headers } = await get(`${base}files/${name}`)
    expect(String(headers['content-type']).replace(/;.*/, ''), name).toBe(type)
  }
  // The page for what is missing is a page, whatever was asked for.
  const missing = await get(`${base}files/none.webmanifest`)
  expect(missing.headers['content-type']).toBe('text/html; charset=utf-8')
}

describe.skipIf(!hasNginx)(hasNginx ? 'nginx' : 'skipped without nginx: apt-get install nginx', () => {
  it.each(['top', 'below'] as const)('serves the site: %s', async (name) => {
    const site = sites[name]
    writeFile(folder, `${name}.conf`, await settingsOf('nginx', site, '--compress', 'gzip'))
    const server = await startNginx(
      `server { listen 80; root /srv/web; include ${join(folder, `${name}.conf`)}; }`,
      { folder: join(folder, `nginx-${name}`), from: '/srv/web', to: site.root },
    )
    try {
      const get = getFrom(server.url)
      await expectSite(get, site)
      await expectRedirects(get, site)
      await expectTypes(get, site.base)
      const zipped = await get(`${site.base}docs/owl/`, { 'accept-encoding': 'gzip' })
      expect(zipped.headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: expect.stringContaining('Accept-Encoding'),
      })
      expect(zipped.body).toEqual(readFileSync(join(site.root, site.base, 'docs/owl/index.html.gz')))
    } finally {
      server.stop()
    }
  })
})

describe.skipIf(!hasCaddy)(hasCaddy ? 'Caddy' : 'skipped without Caddy: apt-get install caddy', () => {
  it.each(['top', 'below'] as const)('serves the site: %s', async (name) => {
    const site = sites[name]
    const settings = await settingsOf('caddy', site, '--compress', 'br,gzip')
    const server = await startCaddy(settings, join(folder, `caddy-${name}`), site.root)
    try {
      const get = getFrom(server.url)
      await expectSite(get, site)
      await expectRedirects(get, site)
      await expectTypes(get, site.base)
      for (const [encoding, ending] of [
        ['br', 'br'],
        ['gzip', 'gz'],
      ]) {
        const packed = await get(`${site.base}docs/owl/`, { 'accept-encoding': encoding as string })
        expect(packed.headers['content-encoding']).toBe(encoding)
        expect(packed.body).toEqual(readFileSync(join(site.root, site.base, `docs/owl/index.html.${ending}`)))
      }
    } finally {
      server.stop()
    }
  })
})

interface Edge {
  readonly statusCode?: number
  readonly uri?: string
  readonly headers?: Readonly<Record<string, { readonly value: string }>>
}

/** A bucket behind CloudFront, which runs the function before and after it. */
function edge(code: string, { root }: Site) {
  const run = (eventType: string, event: object): Edge =>
    runInNewContext(`${code}\nhandler(event)`, { event: { context: { eventType }, ...event } }) as Edge
  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://edge')
    const querystring: Record<string, { value: string }> = {}
    for (const part of url.search.slice(1).split('&').filter(Boolean)) {
      const [name = '', value = ''] = part.split('=')
      querystring[name] = { value }
    }
    const { accept } = request.headers
    const given = accept === undefined ? {} : { accept: { value: accept } }
    const asked = run('viewer-request', { request: { uri: url.pathname, querystring, headers: given } })
    if (asked.statusCode !== undefined)
      return void response.writeHead(asked.statusCode, flat(asked.headers)).end()
    const file = join(root, decodeURIComponent(asked.uri ?? ''))
    const isThere = existsSync(file)
    const isImmutable = isThere && file.includes('/assets/')
    const stored = {
      'cache-control': {
        value: isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      },
      ...(file.endsWith('.js') ? { 'content-type': { value: 'text/javascript; charset=utf-8' } } : {}),
      ...(file.endsWith('.md') ? { 'content-type': { value: 'text/markdown; charset=utf-8' } } : {}),
    }
    const answer = run('viewer-response', { request: { uri: asked.uri }, response: { headers: stored } })
    const base = (asked.uri ?? '').startsWith('/handbook/') ? 'handbook/' : ''
    response.writeHead(isThere ? 200 : 404, flat(answer.headers))
    response.end(readFileSync(isThere ? file : join(root, base, '404.html')))
  })
}

const flat = (headers: Edge['headers'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]))

describe('CloudFront', () => {
  it.each(['top', 'below'] as const)('serves the site: %s', async (name) => {
    const site = sites[name]
    const code = await settingsOf('cloudfront', site)
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(10_240)
    const server = edge(code, site)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const get = getFrom(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    // The function answers for the folder of deploys without the site's page.
    await expectSite(get, site)
    await expectRedirects(get, site)
    server.close()
  })
})
