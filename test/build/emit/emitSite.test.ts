// Writes outputs without pages to a folder: what is kept, rewritten, removed and reported.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Emitted, emitSite } from '../../../build/emit/emitSite.ts'
import type { WrittenFiles } from '../../../build/emit/stage.ts'
import { hashOf } from '../../../build/io/hash.ts'
import { tableManifest, tableOfManifest } from '../../../build/io/output/manifest.ts'
import { type MakeTools, type Output, textOutput } from '../../../build/outputs/output.ts'
import { outputPath } from '../../../build/shared/paths.ts'

let outDir = ''
beforeEach(() => {
  outDir = join(mkdtempSync(join(tmpdir(), 'troodon-emit-')), 'dist')
})
afterEach(() => rmSync(join(outDir, '..'), { recursive: true, force: true }))

const unused = () => Promise.reject(new Error('Nothing here asks for it.'))
const tools = { cacheFolder: '', renderText: unused, indexPages: unused } as unknown as MakeTools
const none = { manifest: new Map(), fingerprint: '' }
const emit = (outputs: Iterable<Output>, last: WrittenFiles = none, isProven = false): Promise<Emitted> =>
  emitSite(outputs, last, {
    ...{ outDir, isProven },
    tools,
    render: async () => [],
    errorPage: null,
    allow: (found) => found.length === 0,
  })

const text = (path: string, content: string) => textOutput(outputPath(path), content)
const read = (path: string) => readFileSync(join(outDir, path), 'utf8')

it('writes only what changed, and removes files that are no longer an output', async () => {
  const first = await emit([text('a.txt', 'a'), text('b/b.txt', 'b'), text('c.txt', 'c')])
  expect(first).toMatchObject({ written: 3, removed: 0, diagnostics: [] })
  const second = await emit([text('a.txt', 'a'), text('b/b.txt', 'other')], first)
  expect(second).toMatchObject({ written: 1, removed: 1, changed: ['b/b.txt', 'c.txt'] })
  expect([read('a.txt'), read('b/b.txt'), existsSync(join(outDir, 'c.txt'))]).toEqual(['a', 'other', false])
})

it('changes few rows of a record whose files are proven to be there, with the result of a new one', async () => {
  const files = (...others: Output[]) => [
    ...Array.from({ length: 60 }, (_, at) => text(`${at}.txt`, `${at}`)),
    ...others,
  ]
  const first = await emit(files(text('old.txt', 'old'), text('z.txt', 'z')))
  const recorded = { ...first, manifest: tableManifest(tableOfManifest(first.manifest)) }
  const second = await emit(files(text('new.txt', 'new'), text('z.txt', 'other')), recorded, true)
  expect(second).toMatchObject({ written: 2, removed: 1, changed: ['new.txt', 'z.txt', 'old.txt'] })
  const afresh = await emit(files(text('new.txt', 'new'), text('z.txt', 'other')), second)
  expect(afresh).toMatchObject({ written: 0, removed: 0 })
  expect([...second.manifest]).toEqual([...afresh.manifest])
  expect(second.manifest.table).not.toBe(undefined)
  expect(afresh.manifest.table).toBe(undefined)
})

it('produces a file again only if its key changed or the file was damaged', async () => {
  let made = 0
  const output = (key: string): Output => ({
    type: 'made',
    path: outputPath('made.txt'),
    key,
    make: async () => `made ${++made}`,
  })
  const first = await emit([output('1')])
  const second = await emit([output('1')], first)
  expect(made).toBe(1)
  const third = await emit([output('2')], second)
  expect(read('made.txt')).toBe('made 2')
  writeFileSync(join(outDir, 'made.txt'), 'damaged')
  await emit([output('2')], third)
  expect(read('made.txt')).toBe('made 3')
})

it('counts files that it restores in the folder, and does not report them as changed', async () => {
  const outputs = [text('a.txt', 'a'), text('b.txt', 'b'), text('c.txt', 'c')]
  const first = await emit(outputs)
  rmSync(join(outDir, 'a.txt'))
  writeFileSync(join(outDir, 'b.txt'), 'damaged')
  const second = await emit(outputs, first)
  expect(second).toMatchObject({ written: 2, removed: 0, changed: [] })
  expect([read('a.txt'), read('b.txt')]).toEqual(['a', 'b'])
})

it('starts slow work immediately and writes its files last', async () => {
  const order: string[] = []
  const outputs = function* (): Generator<Output> {
    yield {
      type: 'later',
      async begin() {
        order.push('begin')
        return [text('later.txt', 'later')]
      },
    }
    order.push('planned')
    yield text('a.txt', 'a')
    yield {
      type: 'last',
      make(files) {
        order.push(...[...files.keys()].sort())
        return []
      },
    }
  }
  await emit(outputs())
  expect(order).toEqual(['begin', 'planned', 'a.txt', 'later.txt'])
})

it.each<readonly [string, Output]>([
  [
    'a file',
    { type: 'made', path: outputPath('x.txt'), key: 'x', make: () => Promise.reject(new Error('no')) },
  ],
  ['slow work', { type: 'later', begin: () => Promise.reject(new Error('no')) }],
])('rejects when %s fails, and the last good files stay', async (_name, failing) => {
  const first = await emit([text('a.txt', 'a')])
  await expect(emit([text('a.txt', 'other'), failing], first)).rejects.toThrow('no')
  expect(read('a.txt')).toBe('a')
})

it('publishes nothing if two different files have the same path', async () => {
  const first = await emit([text('a.txt', 'a')])
  const second = await emit([text('a.txt', 'b'), text('a.txt', 'c')], first)
  expect(second.diagnostics.map(({ message }) => message)).toEqual([
    'Both the generated file a.txt and the generated file a.txt would be written to a.txt.',
  ])
  expect(second).toMatchObject({ written: 0, manifest: first.manifest })
  expect(read('a.txt')).toBe('a')
})

it.each([
  '../outside.txt',
  'a/../../outside.txt',
  './a.txt',
  'a//b.txt',
  '..\\outside.txt',
  '.troodon-stage/a.txt',
  '.troodon',
  'nul\0.txt',
  `${'é'.repeat(128)}.txt`,
])('never writes outside of the output folder, or over its own files: %j', async (path) => {
  const found = await emit([text('a.txt', 'a'), text(path, 'b')])
  expect(found.diagnostics).toEqual([expect.objectContaining({ code: 'reservedOutput' })])
  expect(found.isPublished).toBe(false)
  expect(readdirSync(join(outDir, '..'), { recursive: true }).sort()).toEqual(['dist', 'dist/.troodon'])
})

it('removes files of a build that was killed before it was recorded', async () => {
  const first = await emit([text('a.txt', 'a')])
  // Published but not recorded: the manifest is that of the first build.
  await emit([text('a.txt', 'a'), text('orphan/b.txt', 'b')], first)
  const third = await emit([text('a.txt', 'a')], first)
  expect(third).toMatchObject({ removed: 1 })
  expect(existsSync(join(outDir, 'orphan'))).toBe(false)
  expect(readdirSync(outDir).sort()).toEqual(['.troodon', 'a.txt'])
})

it('records a copy with the hash of the bytes that were written', async () => {
  const file = join(outDir, '../source.bin')
  writeFileSync(file, 'other branch')
  const copy: Output = { type: 'copy', path: outputPath('a.bin'), key: 'hash of one branch', file }
  const first = await emit([copy])
  const { manifest, isMixed } = first
  expect(isMixed).toBe(true)
  expect(manifest.get(outputPath('a.bin'))).toMatchObject({ key: '', hash: hashOf('other branch') })
  writeFileSync(file, 'one branch')
  await emit([copy], first)
  expect(read('a.bin')).toBe('one branch')
})
