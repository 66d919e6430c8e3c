// Links to other sites, asked of a server of this computer that behaves as badly as real ones.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCheckUrl } from '../../../build/upkeep/external/checkUrl.ts'
import { openExternal } from '../../../build/upkeep/external/openExternal.ts'
import { isPrivateAddress, isReservedHost } from '../../../build/upkeep/external/privateAddress.ts'
import { openRequests } from '../../../build/upkeep/external/request.ts'
import { readRobots } from '../../../build/upkeep/external/robots.ts'
import type { UpkeepSite } from '../../../build/upkeep/upkeep.ts'
import { memorySite, parserFor } from '../../support/memorySite.ts'

type Behavior = (request: IncomingMessage, response: ServerResponse, count: number) => void

const html =
  (body: string, status = 200, headers: Readonly<Record<string, string>> = {}): Behavior =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body)
const to =
  (location: string, status = 301): Behavior =>
  (_, response) =>
    void response.writeHead(status, { location }).end()

/** Path → what the server does. `count` is how often the path was asked for. */
const behaviors: Readonly<Record<string, Behavior>> = {
  '/robots.txt': (_, response) => void response.end('User-agent: *\nDisallow: /forbidden\n'),
  '/fine': html('<title>Fine</title><h2 id="here">x</h2><a name="old"></a>'),
  '/packed': (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      .end(gzipSync('<h1 id="in-gzip">x</h1>')),
  '/file.zip': (request, response) =>
    void response
      .writeHead(request.method === 'HEAD' ? 200 : 500, { 'content-type': 'application/zip' })
      .end(),
  '/no-head': (request, response, count) =>
    request.method === 'HEAD'
      ? void response.writeHead(405).end()
      : html('<title>x</title>')(request, response, count),
  '/head-resets': (request, response, count) =>
    request.method === 'HEAD' ? request.socket.destroy() : html('<title>x</title>')(request, response, count),
  '/gone': html('', 410),
  '/missing': html('', 404),
  '/login': html('', 401),
  '/blocked': html('', 403),
  '/busy': (request, response, count) =>
    count <= 1
      ? void response.writeHead(429, { 'retry-after': '7' }).end()
      : html('<title>x</title>')(request, response, count),
  '/busy-for-long': (_, response) => void response.writeHead(429, { 'retry-after': '3600' }).end(),
  '/broken': html('', 503),
  '/moved': to('/moved-2'),
  '/moved-2': to('/fine', 308),
  '/for-now': to('/fine', 302),
  '/loop': to('/loop-2'),
  '/loop-2': to('/loop'),
  '/old/page': to('/'),
  '/': html('<title>Home</title>'),
  '/soft': html('<title>Page not found - Park</title>'),
  '/slow': () => {},
  '/reset': (request) => request.socket.destroy(),
  '/to-private': to('http://10.1.2.3/secret'),
  '/to-forbidden': to('/forbidden/a'),
  '/forbidden/a': html('<title>x</title>'),
  '/mail': to('mailto:a@b.test'),
}

let asked: string[] = []
const counts = new Map<string, number>()
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://x').pathname
  const isEndless = path.startsWith('/endless/')
  asked.push(`${request.method} ${path}`)
  counts.set(path, (counts.get(path) ?? 0) + 1)
  const behave = isEndless ? to(`/endless/${Number(path.slice(9)) + 1}`) : behaviors[path]
  ;(behave ?? html('', 404))(request, response, counts.get(path) ?? 0)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  counts.clear()
})

/** Time passes only while the check waits. */
function clock() {
  let time = 1_000_000
  const slept: number[] = []
  return {
    slept,
    now: () => time,
    sleep: async (milliseconds: number) => {
      slept.push(milliseconds)
      time += milliseconds
    },
  }
}

async function resultOf(
  path: string,
  isPrivate: (address: string) => boolean = (one) => one.startsWith('10.'),
) {
  const { slept, ...time } = clock()
  const requests = openRequests({ timeout: 300, perHost: 2, isPrivate })
  const check = openCheckUrl({ requests, ...time, retries: 2 })
  try {
    const { result, ids } = await check(origin + path)
    const shown = Object.values(result).join(' ').replaceAll(origin, '')
    return { shown, ids, slept }
  } finally {
    requests.close()
  }
}

describe('one URL', () => {
  it.each([
    ['/fine', 'fine'],
    ['/file.zip', 'fine'],
    ['/no-head', 'fine'],
    ['/head-resets', 'fine'],
    ['/missing', 'dead It answers 404.'],
    ['/gone', 'dead It answers 410.'],
    ['/login', 'unsure It answers 401.'],
    ['/blocked', 'unsure It answers 403.'],
    ['/moved', 'moved /fine'],
    ['/for-now', 'fine'],
    ['/loop', 'dead It redirects in a loop.'],
    ['/endless/1', 'dead It redirects more than 10 times.'],
    ['/mail', 'dead It redirects to mailto:a@b.test.'],
    ['/old/page', 'softDead It redirects to the home page of its host.'],
    ['/soft', 'softDead The title of its page is "Page not found - Park".'],
    ['/slow', 'unsure It does not answer in time.'],
    ['/reset', 'unsure The connection fails: ECONNRESET.'],
    ['/to-private', 'skipped 10.1.2.3 is a private address.'],
    ['/forbidden/a', 'skipped The robots.txt of its host forbids it.'],
    ['/to-forbidden', 'skipped The robots.txt of its host forbids it.'],
  ])('%s: %s', async (path, expected) => {
    expect((await resultOf(path)).shown).toBe(expected)
    if (expected.includes('robots')) expect(asked.join()).not.toContain(' /forbidden')
  })

  it('is asked again after the pause that the server wants', async () => {
    const { shown, slept } = await resultOf('/busy')
    expect(shown).toBe('fine')
    expect(slept).toEqual([7_000])
  })

  it('is not asked again if the server wants a long pause', async () => {
    const { shown, slept } = await resultOf('/busy-for-long')
    expect(shown).toBe('unsure It answers 429.')
    expect(slept).toEqual([])
  })

  it('is asked three times, with longer pauses, while the server fails', async () => {
    const { shown, slept } = await resultOf('/broken')
    expect(shown).toBe('unsure It answers 503.')
    expect(slept.slice(0, 2)).toEqual([1_000, 2_000])
  })

  it('has the ids of its page, also if the answer is compressed', async () => {
    expect((await resultOf('/fine')).ids).toEqual(['here', 'old'])
    expect((await resultOf('/packed')).ids).toEqual(['in-gzip'])
  })

  it('never reaches a server of this computer by default', async () => {
    expect((await resultOf('/fine', isPrivateAddress)).shown).toBe('skipped 127.0.0.1 is a private address.')
    const named = origin.replace('127.0.0.1', 'localhost')
    const requests = openRequests({ timeout: 300, perHost: 2 })
    await expect(requests.send('GET', new URL(named))).rejects.toThrow(/^localhost is /)
    requests.close()
    expect(asked).toEqual([])
  })
})

it('addresses that are not public are known', () => {
  const addresses = [
    ...['127.0.0.1', '10.0.0.1', '172.31.9.9', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['224.0.0.1', '::1', '::', 'fe80::1%eth0', 'fd00::1', '::ffff:10.0.0.1', '::ffff:a00:1', 'nonsense'],
  ]
  expect(addresses.filter((one) => !isPrivateAddress(one))).toEqual([])
  expect(['1.1.1.1', '172.32.0.1', '2606:4700::1111'].filter(isPrivateAddress)).toEqual([])
  const reserved = ['localhost', 'park.example', 'www.example.com', 'a.test', 'host', 'printer.local.']
  expect(reserved.filter((host) => !isReservedHost(host))).toEqual([])
  expect(['park.org', 'examples.com', '1.1.1.1'].filter(isReservedHost)).toEqual([])
})

describe('robots.txt', () => {
  it.each([
    ['User-agent: *\nDisallow: /a', '/a/b', false],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b', true],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Troodon\nDisallow: /x', '/a', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdfs', true],
    ['User-agent: *\nDisallow:', '/a', true],
    ['<!doctype html>', '/a', true],
  ])('%j and %s: %s', (text, path, allowed) => {
    expect(readRobots(text)(path)).toBe(allowed)
  })

  it('is read in linear time, and never fails', () => {
    const line = fc.oneof(
      fc.string(),
      fc.string().map((path) => `Disallow: /${path}*`),
    )
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        readRobots(`User-agent: *\n${lines.join('\n')}`)(`/${'a'.repeat(50)}`)
      }),
    )
  })
})

describe('the links of a site', () => {
  const cache = mkdtempSync(join(tmpdir(), 'troodon-external-'))
  afterAll(() => rmSync(cache, { recursive: true }))

  const check = async (text: string, options = {}, days = 0) => {
    const { site, index, input } = memorySite(
      { 'docs/a.md': text },
      { checks: { rules: { deadLink: options } } },
    )
    const run = openExternal({
      ...{ cacheFolder: cache, isPrivate: () => false, sleep: async () => {} },
      ...{ onTotal: () => {}, onDone: () => {}, now: () => 1e12 + days * 86_400_000 },
    })
    const project = { root: '/', config: site.config, configFile: null, docusaurus: null }
    const links = parserFor().page(text, 'auto').external
    const given = { project, site, index, pages: input.pages, others: [], store: { get: () => links } }
    const found = await run(given as unknown as UpkeepSite)
    return found.map(({ file, line, column, code, message, fix }) => {
      const fixed = fix ? ` → ${fix.edits[0]?.text}` : ''
      return `${file}:${line}:${column} ${code} ${message}${fixed}`.replaceAll(origin, '')
    })
  }

  it('are reported at each place, with a fix for what has moved', async () => {
    const text = `# A\n\n[a](${origin}/missing) [b](${origin}/missing#x) [c](${origin}/moved#here)\n\n[d](${origin}/fine#nope) [e](${origin}/fine#old) [f](${origin}/reset) [g](${origin}/soft)\n`
    const found = await check(text)
    expect(found.sort()).toEqual(
      [
        'docs/a.md:3:5 deadLink /missing is gone. It answers 404.',
        `docs/a.md:3:${10 + origin.length + 9} deadLink /missing is gone. It answers 404.`,
        `docs/a.md:3:${16 + 2 * (origin.length + 9) + 1} movedLink /moved has moved to /fine. → /fine#here`,
        'docs/a.md:5:5 deadAnchor The page /fine has no id "nope".',
        `docs/a.md:5:${34 + 2 * (origin.length + 1)} unsureLink /reset could not be checked. The connection fails: ECONNRESET.`,
        `docs/a.md:5:${45 + 3 * (origin.length + 1)} deadLink /soft is gone. The title of its page is "Page not found - Park".`,
      ].sort(),
    )
    expect(asked.filter((one) => one.endsWith('/robots.txt'))).toHaveLength(1)
  })

  it('are not asked again while their result is new, and bad ones always', async () => {
    const text = `[a](${origin}/fine) [b](${origin}/missing)`
    const requests = async (days: number) => {
      asked = []
      await check(text, {}, days)
      return asked.filter((one) => one.startsWith('GET') && !one.endsWith('robots.txt'))
    }
    rmSync(join(cache, 'external-links.json'), { force: true })
    expect(await requests(0)).toEqual(['GET /fine', 'GET /missing'])
    expect(await requests(6)).toEqual(['GET /missing'])
    expect(await requests(8)).toEqual(['GET /fine', 'GET /missing'])
    expect(Object.keys(JSON.parse(readFileSync(join(cache, 'external-links.json'), 'utf8')))).toEqual([
      `${origin}/fine`,
    ])
  })

  it('are left out by options, and if they lead to no public host', async () => {
    const text = `[a](${origin}/missing) [b](${origin}/gone) [c](http://localhost:1/) [d](https://park.example/x) [e](mailto:a@b.test)`
    expect(await check(text, { skip: [`${origin}/miss*`] })).toHaveLength(1)
    expect(await check(text, { only: [`${origin}/go`] })).toHaveLength(1)
    expect(await check(text, { skip: ['*'] })).toEqual([])
  })
})
