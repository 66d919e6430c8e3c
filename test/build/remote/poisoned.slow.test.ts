// Values of a remote cache without a secret that no build has written, with right checksums: they are misses
// with one warning, and the site is that of a build without the cache.
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeResult, encodeResult } from '../../../build/remote/actionResult.ts'
import { digestOf } from '../../../build/remote/blobs.ts'
import { decodeIndex, encodeIndex } from '../../../build/remote/cacheIndex.ts'
import { makePack, readPack } from '../../../build/remote/pack.ts'
import { joinParts, splitParts } from '../../../build/remote/parts.ts'
import { canBeValue } from '../../../build/reuse/valueSchemas.ts'
import { type CacheServer, startCacheServer } from '../../support/cacheServer.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { readTree } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((made) => {
  root = made
  writeFile(root, 'site.config.json', '{ "title": "Birds", "url": "https://birds.example", "blog": {} }')
  writeFile(
    root,
    'docs/intro.md',
    '---\nslug: /\ntags: [a]\n---\n\n# Birds\n\n## Owls\n\n[Owls](./owls.md)\n',
  )
  writeFile(root, 'docs/owls.md', '# Owls\n\n![Owl](./owl.svg)\n\n:::note\n\nThey see.\n\n:::\n')
  writeFile(root, 'docs/owl.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  writeFile(root, 'blog/2026-01-01-one.md', '---\nauthors: { name: Anna }\n---\n\n# One\n\nA post.\n')
})

/** The JSON of a value, replaced. */
type Poison = (json: unknown) => unknown

const poisons: readonly (readonly [name: string, poison: Poison])[] = [
  ['null', () => null],
  ['{}', () => ({})],
  ['a list', () => [{}]],
  ['fields of other types', (json) => mutated(json, (value) => (typeof value === 'string' ? 1 : []))],
  ['missing fields', (json) => mutated(json, () => undefined)],
]

/** Objects lose or change the fields that lists of a build need. */
function mutated(json: unknown, change: (value: unknown) => unknown): unknown {
  if (json === null || typeof json !== 'object') return change(json)
  if (Array.isArray(json)) return json.map((one) => mutated(one, change))
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, change(value)]))
}

const asJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(String(bytes))
  } catch {
    return undefined
  }
}

function poisonedPart(part: Buffer | null, poison: Poison): Buffer | null {
  const json = part === null ? undefined : asJson(part)
  return json === undefined ? part : Buffer.from(JSON.stringify(poison(json)) ?? 'null')
}

/** Replaces all packs of the server by poisoned ones, with an index that names them. */
async function poisonAll(blobs: CacheServer['blobs'], poison: Poison): Promise<void> {
  const [head = '', result = Buffer.alloc(0)] = [...blobs].find(([name]) => name.includes('ac/')) ?? []
  const prefix = head.slice(0, head.indexOf('ac/'))
  const signing = { secret: null, scope: '' }
  const index = decodeIndex(blobs.get(`${prefix}cas/${decodeResult(result).hash}`) as Buffer, signing) ?? []
  const put = (bytes: Buffer): string => {
    blobs.set(`${prefix}cas/${digestOf(bytes)}`, bytes)
    return digestOf(bytes)
  }
  const packs = []
  for (const pack of index) {
    const values = await readPack(blobs.get(`${prefix}cas/${pack.digest}`) as Buffer, pack.rawSize)
    const entries = [...values].map(([id, value]) => {
      const parts = splitParts(value)
      const other = parts
        ? joinParts(parts.map((part) => poisonedPart(part, poison)))
        : poisonedPart(value, poison)
      return { id, value: other ?? value }
    })
    const bytes = await makePack(entries)
    packs.push({ ...pack, digest: put(bytes), size: bytes.length, rawSize: pack.rawSize * 2 + 1000 })
  }
  const next = encodeIndex(packs, signing)
  blobs.set(head, encodeResult('index', { hash: put(next), size: next.length }))
}

it('a build with a poisoned cache warns once, and equals one without it', async () => {
  const server = await startCacheServer()
  const build = async (name: string, mode: 'read' | 'write') => {
    const [out, cache] = [join(root, `../out-${name}`), join(root, `../cache-${name}`)]
    const words = ['--out', out, '--cache', cache, '--remote-cache', server.url, '--remote-cache-mode', mode]
    const { status, stderr } = await runCommand(['build', root, '--verbose', ...words])
    expect(status, stderr).toBe(0)
    expect(stderr).not.toMatch(/Cannot read|is not iterable|undefined/)
    return {
      tree: readTree(out),
      warnings: stderr.split('\n').filter((line) => line.startsWith('warning')),
      stderr,
    }
  }
  try {
    const clean = await build('clean', 'write')
    const whole = new Map(server.blobs)
    const restored = await build('restored', 'read')
    expect(restored.warnings).toEqual([])
    expect(restored.stderr).toContain('0 files parsed')
    expect(restored.tree).toEqual(clean.tree)
    for (const [name, poison] of poisons) {
      server.blobs.clear()
      for (const [key, bytes] of whole) server.blobs.set(key, bytes)
      await poisonAll(server.blobs, poison)
      const { tree, warnings } = await build(name.replace(/\W/g, '-'), 'read')
      expect(tree, name).toEqual(clean.tree)
      expect(warnings, name).toHaveLength(1)
      expect(warnings[0]).toContain(
        `The remote cache ${server.url} answered with a value that no build has written`,
      )
    }
  } finally {
    await server.stop()
  }
})

it('no other JSON is taken for a value', () => {
  const kinds = ['pageFacts', 'pageBody', 'pageSections', 'pageTree', 'image.4', 'searchBlock', 'searchTerms']
  const others = [
    ...kinds,
    'searchRecords',
    'searchTexts',
    'renderedPage',
    'commits.2',
    'fontProblem.1',
    'nothing',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...others), fc.jsonValue(), (kind, json) => {
      const isEmptyList = Array.isArray(json) && json.length === 0
      const isText =
        kind === 'pageBody' && Array.isArray(json) && json.every((one) => typeof one !== 'object')
      const isTexts =
        kind === 'searchTerms' && json !== null && Object.values(json).every((one) => typeof one === 'string')
      fc.pre(!isEmptyList && !isText && !isTexts)
      expect(canBeValue(`${kind}/1:a`, Buffer.from(JSON.stringify(json)))).toBe(false)
    }),
  )
})
