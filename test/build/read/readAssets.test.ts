// What is read of images: with the configuration of Docusaurus, only as much as its pages show.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownBehaviors } from '../../../build/model/behaviors.ts'
import type { ShownAsset } from '../../../build/model/links.ts'
import type { Project } from '../../../build/model/project.ts'
import { readAssets } from '../../../build/read/readAssets.ts'
import type { Store } from '../../../build/reuse/store.ts'
import type { SourcePath } from '../../../build/shared/paths.ts'

const root = mkdtempSync(join(tmpdir(), 'troodon-assets-'))
afterAll(() => rmSync(root, { recursive: true }))

beforeAll(async () => {
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
  const png = await image.png().toBuffer()
  writeFileSync(join(root, 'image.png'), png)
  writeFileSync(join(root, 'text.png'), 'no image')
  writeFileSync(join(root, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="7"/>')
  // The header says 20,000 × 20,000 pixels.
  const large = Buffer.from(png)
  large.writeUInt32BE(20_000, 16)
  large.writeUInt32BE(20_000, 20)
  writeFileSync(join(root, 'large.png'), large)
})

const names = ['image.png', 'icon.svg', 'text.png', 'large.png']

/** A store for one build. */
function memoryStore(): Store {
  const values = new Map<string, unknown>()
  const store = { get: (key: string) => values.get(key), put: values.set.bind(values) }
  return store as unknown as Store
}

async function read(previewsImages: boolean, store = memoryStore()) {
  const shown = names.map((source) => ({ source, file: 'docs/a.md', line: 1, column: 1 }))
  const project = { root, config: { behaviors: { ...ownBehaviors, previewsImages } } } as Project
  const hashOfFile = (source: SourcePath) => `hash of ${source}`
  const options = { project, store, hashOfFile }
  const { assets, diagnostics } = await readAssets(shown as unknown as readonly ShownAsset[], options)
  const facts = [...assets.values()].map(({ width, height, placeholder }) => [width, height, placeholder])
  return { facts, problems: diagnostics.map(({ message }) => message) }
}

const problems = [
  expect.stringMatching(/^text\.png cannot be read: .*unsupported image format\.$/),
  'large.png cannot be read: it has 20000 × 20000 pixels, and more than 100 million are refused.',
]

it('has colors of images in sites of its own', async () => {
  const { facts, problems: found } = await read(true)
  expect(facts.slice(0, 2)).toEqual([
    [400, 300, '#369,#369,#369,#369'],
    [5, 7, null],
  ])
  expect(found.slice(0, 1)).toEqual(problems.slice(0, 1))
  expect(found).toHaveLength(2)
})

it('has sizes alone in migrated sites, with the same problems', async () => {
  const store = memoryStore()
  await read(true, store)
  const { facts, problems: found } = await read(false, store)
  expect(facts.slice(0, 2)).toEqual([
    [400, 300, null],
    [5, 7, null],
  ])
  expect(found).toEqual(problems)
})
