// Output of the bundler in the cache.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFiles } from '../../../build/bundle/workFolder/writeFiles.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

it('replaces that of the last run, and may be empty', () => {
  const folder = join(root, 'cache/theme/client')
  expect(writeFiles([], folder)).toEqual([])
  expect(existsSync(folder)).toBe(true)
  writeFileSync(join(folder, 'a-1.js'), '1')
  expect(writeFiles([], folder)).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})
