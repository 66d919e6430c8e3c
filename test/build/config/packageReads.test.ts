// Files that packages read while they work for functions of the site are noted, for each caller once.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { notingPackages } from '../../../build/config/modules/packageReads.ts'

const root = mkdtempSync(join(tmpdir(), 'troodon-reads-'))
const folder = join(root, 'node_modules/reader')
mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'index.cjs'),
  "const fs = require('fs')\nexports.ask = (path) => [fs.existsSync(path), fs.statSync(path).size]\nexports.list = (path) => fs.readdirSync(path)\n",
)
const data = join(root, 'data.txt')
const own = join(root, 'own.txt')
for (const file of [data, own]) writeFileSync(file, 'text')
afterAll(() => rmSync(root, { recursive: true }))

const reader = createRequire(import.meta.url)(join(folder, 'index.cjs')) as {
  readonly ask: (path: string) => readonly [boolean, number]
  readonly list: (path: string) => readonly string[]
}

it('notes what a package reads, and nothing that others read', async () => {
  const names: string[] = []
  const add = (name: string): void => void names.push(name)
  await notingPackages(add, async () => {
    readFileSync(own)
    expect(reader.ask(data)).toEqual([true, 4])
    expect(reader.list(root)).toContain('data.txt')
  })
  expect(names).toEqual([data, `dir:${root}`])
  await notingPackages(add, async () => reader.ask(data))
  expect(names).toHaveLength(2)
  reader.ask(own)
  expect(names).toHaveLength(2)
})

it('notes a file again for another caller', async () => {
  const names: string[] = []
  await notingPackages(
    (name) => void names.push(name),
    async () => reader.ask(data),
  )
  expect(names).toEqual([data])
})

it('leaves the stack traces of errors as they are', async () => {
  const { prepareStackTrace, stackTraceLimit } = Error
  await notingPackages(
    () => {},
    async () => reader.ask(data),
  )
  expect([Error.prepareStackTrace, Error.stackTraceLimit]).toEqual([prepareStackTrace, stackTraceLimit])
  expect(new Error('told').stack).toContain('packageReads.test.ts')
})
