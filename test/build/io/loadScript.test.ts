// Scripts of the engine with kept code: whatever the file with the code has, the script is the same.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeSealed } from '../../../build/io/cacheFiles/sealed.ts'
import { loadScript } from '../../../build/io/loadScript.ts'
import { damages } from '../../support/damage.ts'
import { randomFrom } from '../../support/edits.ts'
import { temporaryFolder } from '../../support/engine.ts'

interface Exports {
  readonly double: (number: number) => number
  readonly url: string
  readonly system: () => string
  readonly load: (url: string) => Promise<{ readonly sep: string }>
}

const source = `(function (exports, require, module, __url, __import) {"use strict";
const { EOL } = require('node:os')
module.exports = { double: (n) => 2 * n, url: __url, system: () => EOL, load: (url) => __import(url) }
})`

let folder: ReturnType<typeof temporaryFolder>
let file: string
let codeFile: string
beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder.path, 'script.cjs')
  codeFile = join(folder.path, 'code/script.bin')
  writeFileSync(file, source)
})
afterEach(() => folder.remove())

const load = () => loadScript<Exports>(file, codeFile)

/** Calls everything, and keeps the code. */
async function use() {
  const { exports, keepCode } = load()
  const { double, url, system } = exports
  expect([double(21), url, typeof system()]).toEqual([42, pathToFileURL(file).href, 'string'])
  expect((await exports.load('node:path')).sep).toBe((await import('node:path')).sep)
  keepCode()
}

it('runs with and without kept code, which is written once', async () => {
  await use()
  const { mtimeMs, ino } = statSync(codeFile)
  await use()
  expect(statSync(codeFile)).toMatchObject({ mtimeMs, ino })
})

it.each(Object.keys(damages))('runs and keeps the code again where it is %s', async (way) => {
  for (const seed of [1, 2]) {
    await use()
    writeFileSync(join(folder.path, 'code/other.bin'), 'of another engine')
    if (!damages[way]?.(codeFile, randomFrom(seed), Buffer.from('00000000\nolder'))) continue
    await use()
    const code = readFileSync(codeFile)
    await use()
    expect([readFileSync(codeFile).equals(code), readdirSync(join(folder.path, 'code'))]).toEqual([
      true,
      ['script.bin'],
    ])
  }
})

it('runs where V8 does not know the code', async () => {
  mkdirSync(join(folder.path, 'code'))
  writeSealed(codeFile, 'code of another version of V8')
  await use()
  expect(statSync(codeFile).size).toBeGreaterThan(200)
})

it('runs where the code cannot be kept', async () => {
  writeFileSync(join(folder.path, 'code'), 'a file in place of the folder')
  await use()
})

it.each(['plain', 'Žluťoučký kůň 🐎'])('reads a script with %s', (text) => {
  writeFileSync(file, `(function (exports) { exports.text = '${text}' })`)
  expect(loadScript<{ readonly text: string }>(file, null).exports.text).toBe(text)
})
