// Sizes of images from their headers are those that sharp finds when it decodes them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { headerSize } from '../../../build/io/images/headerSize.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-sizes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const image = () => sharp({ create: { width: 31, height: 17, channels: 3, background: '#123' } })

async function sizeOf(name: string, content: Buffer | string) {
  writeFileSync(join(folder, name), content)
  return headerSize(join(folder, name))
}

it.each(['png', 'jpeg', 'gif', 'webp'] as const)('%s', async (format) => {
  const content = await image().toFormat(format).toBuffer()
  expect(await sizeOf(`image.${format}`, content)).toEqual({ width: 31, height: 17 })
})

it('of a photo are those after its rotation', async () => {
  const turned = await image().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await sizeOf('turned.jpg', turned)).toEqual({ width: 17, height: 31 })
})

it('are those of the content, whatever the name says', async () => {
  expect(await sizeOf('photo.jpg', await image().png().toBuffer())).toEqual({ width: 31, height: 17 })
})

it('are unknown for other formats and damaged files', async () => {
  expect(await sizeOf('image.avif', await image().avif({ effort: 0 }).toBuffer())).toBeNull()
  expect(await sizeOf('image.png', 'no image')).toBeNull()
  expect(await sizeOf('empty.png', '')).toBeNull()
  expect(await headerSize(join(folder, 'missing.png'))).toBeNull()
})
