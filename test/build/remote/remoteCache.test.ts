// The remote cache against a server in this process: what it stores, and what it does when the server fails.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RemoteError } from '../../../build/remote/blobs.ts'
import { httpBlobs } from '../../../build/remote/httpBlobs.ts'
import { openRemoteCache, type RemoteCache } from '../../../build/remote/remoteCache.ts'
import type { RemoteLimits } from '../../../build/remote/remoteLimits.ts'
import { type CacheServer, type Fault, startCacheServer } from '../../support/cacheServer.ts'

let server: CacheServer
beforeEach(async () => {
  server = await startCacheServer()
})
afterEach(() => server.stop())

interface Options {
  readonly writes?: boolean
  readonly scope?: string
  readonly secret?: string | null
  readonly limits?: Partial<RemoteLimits>
  readonly user?: string
  readonly token?: string
  /** Milliseconds. */
  readonly window?: number
}

function open(options: Options = {}): RemoteCache & { readonly warnings: string[] } {
  const {
    writes = true,
    scope = 'site',
    secret = null,
    limits = {},
    user,
    token = null,
    window = 5000,
  } = options
  const warnings: string[] = []
  const url = new URL(server.url)
  if (user !== undefined) [url.username, url.password] = user.split(':') as [string, string]
  const pace = { window, bytes: 1000 }
  const cache = openRemoteCache({
    ...{ writes, scope, secret, limits },
    blobs: httpBlobs({ url, token, connections: 4, pace }),
    warn: (failure) => warnings.push(failure),
  })
  return { ...cache, warnings }
}

/** Many bytes in a pack, too: a slow server takes seconds for them. */
const incompressible = Array.from({ length: 4000 }, (_, at) => String((at * 7919) % 10007)).join('')

const value = (text: string): Uint8Array => Buffer.from(text.padEnd(40, '.'))
const texts = (found: ReadonlyMap<string, Uint8Array>) =>
  Object.fromEntries([...found].map(([key, bytes]) => [key, String(Buffer.from(bytes)).replace(/\.+$/, '')]))

async function store(entries: Readonly<Record<string, string>>, options: Options = {}): Promise<void> {
  const cache = open(options)
  const named = Object.entries(entries).map(([key, text]) => [key, value(text)] as const)
  await cache.put(named)
  await cache.close()
  expect(cache.warnings).toEqual([])
}

describe('values', () => {
  it('are found by another build, with few requests', async () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`key ${at}`, `value ${at}`]))
    await store(many)
    expect(server.requests.map((one) => one.slice(0, 7))).toEqual([
      ...['GET ac/', 'GET ac/', 'PUT cas', 'GET ac/', 'PUT cas', 'PUT ac/'],
    ])
    server.requests.length = 0
    const cache = open({ writes: false })
    const found = await cache.get([...Object.keys(many), 'another'])
    expect(texts(found)).toEqual(many)
    const { restored, stored } = await cache.close()
    expect({ restored, stored, requests: server.requests.length }).toEqual({
      ...{ restored: 3000, stored: 0, requests: 4 },
    })
  })

  it('of later builds are added, and small packs are joined', async () => {
    for (let round = 0; round < 8; round++) await store({ [`key ${round}`]: `value ${round}` })
    const joining = { smallPacks: 4 }
    await store({ last: 'one' }, { limits: joining })
    server.requests.length = 0
    const cache = open()
    const keys = [...Array.from({ length: 8 }, (_, round) => `key ${round}`), 'last']
    expect([...(await cache.get(keys)).keys()].sort()).toEqual([...keys].sort())
    expect(server.requests.filter((one) => one.startsWith('GET cas'))).toHaveLength(2)
    await cache.close()
  })

  it('of two builds at once are both kept when one ends after the other', async () => {
    const [a, b] = [open(), open()]
    await a.put([['a', value('1')]])
    await b.put([['b', value('2')]])
    await a.close()
    await b.close()
    expect(texts(await open().get(['a', 'b']))).toEqual({ a: '1', b: '2' })
  })

  it('are written again when the server has removed their pack', async () => {
    await store({ a: '1' })
    const pack = server.requests.find((one) => one.startsWith('PUT cas/'))?.slice(4) as string
    server.blobs.delete(pack)
    const cache = open()
    expect(await cache.missing(['a'])).toEqual(new Set())
    expect(await cache.get(['a'])).toEqual(new Map())
    expect(await cache.missing(['a'])).toEqual(new Set(['a']))
    await cache.put([['a', value('1')]])
    await cache.close()
    expect(cache.warnings).toEqual([])
    expect(texts(await open().get(['a']))).toEqual({ a: '1' })
  })

  it('that no build used for long are left out', async () => {
    const limits = { retention: { idle: 1, bytes: 1e9 } }
    await store({ old: '1' }, { limits })
    for (const name of ['a', 'b', 'c']) await store({ [name]: name }, { limits })
    expect([...(await open().get(['old', 'a', 'b', 'c'])).keys()].sort()).toEqual(['b', 'c'])
  })

  it('that builds have already, from their own disks, are kept', async () => {
    const limits = { retention: { idle: 1, bytes: 1e9 } }
    await store({ old: '1' }, { limits })
    for (const name of ['a', 'b', 'c']) {
      const cache = open({ limits })
      expect(await cache.missing(['old', name])).toEqual(new Set([name]))
      await cache.put([[name, value(name)]])
      await cache.close()
    }
    expect(texts(await open().get(['old']))).toEqual({ old: '1' })
  })

  it('of another scope are not found', async () => {
    await store({ a: '1' }, { scope: 'one' })
    expect(await open({ scope: 'two' }).get(['a'])).toEqual(new Map())
  })

  it('are never written by a build that only reads', async () => {
    const cache = open({ writes: false })
    expect(await cache.missing(['a'])).toEqual(new Set())
    await cache.put([['a', value('1')]])
    await cache.close()
    expect(server.blobs.size).toBe(0)
  })
})

describe('a server', () => {
  const faults: Readonly<Record<string, readonly [fault: Fault, warning: RegExp]>> = {
    'with errors': [{ type: 'status', status: 500 }, /^answered 500 to GET ac\/$/],
    'that forbids': [{ type: 'status', status: 403 }, /^answered 403/],
    'that redirects': [{ type: 'status', status: 302 }, /^answered 302/],
    silent: [{ type: 'silent' }, /^takes too long to answer$/],
    slow: [{ type: 'slow', rate: 1000 }, /^is too slow$/],
    corrupted: [{ type: 'corrupted' }, /^(?:answered with|has)/],
    truncated: [{ type: 'truncated', announced: true }, /^cannot be reached/],
    shortened: [{ type: 'truncated', announced: false }, /^answered with/],
    lying: [{ type: 'lying' }, /^answered with/],
    'that hangs up': [{ type: 'reset' }, /^cannot be reached \(ECONNRESET\)$/],
    endless: [{ type: 'endless' }, /^answered with more than 65536 bytes$/],
  }
  it.each(Object.entries(faults))('%s gives one warning and no value', async (_, [fault, warning]) => {
    await store({ a: incompressible, b: '2' })
    server.fault = fault
    const cache = open({ window: ['slow', 'silent'].includes(fault.type) ? 150 : 5000 })
    expect(await cache.get(['a'])).toEqual(new Map())
    expect(await cache.missing(['b', 'c'])).toEqual(new Set())
    await cache.put([['c', value('3')]])
    await cache.close()
    expect(cache.warnings).toHaveLength(1)
    expect(cache.warnings[0]).toMatch(warning)
  })

  it('that is damaged only in its packs gives one warning and no value', async () => {
    await store({ a: incompressible })
    for (const [name, bytes] of server.blobs)
      if (name.startsWith('cas/') && bytes.length > 1000) bytes.writeUInt8(bytes.readUInt8(500) ^ 1, 500)
    const cache = open()
    expect(await cache.get(['a'])).toEqual(new Map())
    expect(cache.warnings).toEqual(['answered with damaged data'])
    await cache.close()
  })

  it.each([413, 507, 405])('that refuses to store with %i is still read', async (status) => {
    await store({ a: '1' })
    server.fault = { type: 'status', status, method: 'PUT' }
    const cache = open()
    await cache.put([['b', value('2')]])
    await cache.put([['c', value('3')]])
    expect(texts(await cache.get(['a', 'b']))).toEqual({ a: '1' })
    await cache.close()
    expect(cache.warnings).toEqual([`answered ${status} to PUT cas/`])
  })

  it('that takes too much time in all is not waited for', async () => {
    await store({ a: 'x'.repeat(300_000) })
    server.fault = { type: 'slow', rate: 20_000 }
    const cache = open({ limits: { seconds: 0.05 } })
    expect(await cache.get(['a'])).toEqual(new Map())
    expect(cache.warnings).toEqual(['took more than 0.05 s in all'])
    await cache.close()
  })

  it('that does not exist gives one warning', async () => {
    await server.stop()
    const cache = open()
    expect(await cache.get(['a'])).toEqual(new Map())
    expect(cache.warnings).toEqual(['cannot be reached (ECONNREFUSED)'])
    await cache.close()
    server = await startCacheServer()
  })

  it('gets the token, or the user name of the URL', async () => {
    await open({ token: 'abc' }).close()
    await open({ user: 'crow:a%20b' }).close()
    const basic = `Basic ${Buffer.from('crow:a b').toString('base64')}`
    expect(new Set(server.headers.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer abc', basic]),
    )
  })
})

describe('a secret', () => {
  const secret = 'only our own machines know it'
  const poisoned = 'has an index without the right signature'

  it('keeps out what others wrote', async () => {
    await store({ a: 'good' }, { secret })
    const trusted = open({ secret })
    expect(trusted.isTrusted).toBe(true)
    expect(texts(await trusted.get(['a']))).toEqual({ a: 'good' })
    // Without the secret, the values can be read.
    const reader = open({ writes: false })
    expect(reader.isTrusted).toBe(false)
    expect(texts(await reader.get(['a']))).toEqual({ a: 'good' })
    // Others write beside them.
    await store({ a: 'bad', b: 'bad' })
    expect(texts(await open({ secret }).get(['a', 'b']))).toEqual({ a: 'good' })
    const other = open({ secret: 'another one' })
    expect(await other.get(['a'])).toEqual(new Map())
    expect(other.warnings).toEqual([poisoned])
  })

  it('keeps out an index that somebody put in the place of a signed one', async () => {
    await store({ a: 'bad' })
    const plain = [...server.blobs].find(([name]) => name.startsWith('ac/'))?.[1] as Buffer
    await store({ a: 'good' }, { secret })
    for (const name of server.blobs.keys()) if (name.startsWith('ac/')) server.blobs.set(name, plain)
    const cache = open({ secret })
    expect(await cache.get(['a'])).toEqual(new Map())
    expect(cache.warnings).toEqual([poisoned])
  })
})

it('does not hide errors of the engine', async () => {
  const broken = openRemoteCache({
    ...{ writes: false, scope: 'site', secret: null, warn: () => {} },
    blobs: { get: () => Promise.reject(new TypeError('x')), put: async () => {}, close: () => {} },
  })
  await expect(broken.get(['a'])).rejects.toThrow(TypeError)
  expect(new RemoteError('x').hint).toBeNull()
})
