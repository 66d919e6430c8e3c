// A folder of cached images that grows too large.
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pruneFolder } from '../../../build/reuse/pruneFolder.ts'
import { temporaryFolder } from '../../support/engine.ts'

it('deletes the oldest cached images when there are too many', () => {
  const folder = temporaryFolder()
  const pictures = join(folder.path, 'pictures')
  mkdirSync(pictures)
  for (let index = 0; index < 10; index++) {
    writeFileSync(join(pictures, `${index}.png`), 'x'.repeat(100))
    utimesSync(join(pictures, `${index}.png`), index, index)
  }
  pruneFolder(pictures, 1000)
  expect(readdirSync(pictures).length).toBe(10)
  pruneFolder(pictures, 900)
  expect(readdirSync(pictures).sort()).toEqual(['6.png', '7.png', '8.png', '9.png'])
  pruneFolder(join(folder.path, 'none'), 1)
  folder.remove()
})
