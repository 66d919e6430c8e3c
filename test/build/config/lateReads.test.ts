// Notes of what functions read when they are called.
import { appendFileSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { lateReadFiles, lateReadsKey, noteReads } from '../../../build/config/modules/lateReads.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})
const folders = () => ({ root, cacheFolder: join(root, '.cache') })

it('give another key after each change of what was read, and the same otherwise', () => {
  writeFile(root, 'a.txt', 'one')
  mkdirSync(join(root, 'folder'))
  const note = noteReads(folders())
  for (const name of ['a.txt', 'missing.txt']) note(join(root, name))
  note(`dir:${join(root, 'folder')}`)
  const keys = [lateReadsKey(folders())]
  for (const [name, text] of [
    ['a.txt', 'two'],
    ['missing.txt', 'there'],
    ['folder/new.txt', ''],
    ['a.txt', 'one'],
  ] as const) {
    writeFile(root, name, text)
    keys.push(lateReadsKey(folders()))
    expect(lateReadsKey(folders()), name).toBe(keys.at(-1))
  }
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys[0]).toBe('')
})

it('leave out the variable for the language, which the build sets itself', () => {
  try {
    for (const [name, isCounted] of [
      ['DOCUSAURUS_CURRENT_LOCALE', false],
      ['TROODON_TEST_READ', true],
    ] as const) {
      const before = lateReadsKey(folders())
      vi.stubEnv(name, 'fr')
      noteReads(folders())(`env:${name}`)
      vi.stubEnv(name, 'en')
      expect(lateReadsKey(folders()) !== before, name).toBe(isCounted)
    }
  } finally {
    vi.unstubAllEnvs()
  }
})

it('count as changed when a file had two contents during a build, or a line is damaged', () => {
  writeFile(root, 'a.txt', 'one')
  noteReads(folders())(join(root, 'a.txt'))
  writeFile(root, 'a.txt', 'two')
  noteReads(folders())(join(root, 'a.txt'))
  const key = lateReadsKey(folders())
  expect(key).not.toBe('')
  appendFileSync(join(root, '.cache/reads.log'), '["b.t')
  expect(lateReadsKey(folders())).not.toBe(key)
})

it('leave out what builds write: TypeScript looks for sources in all folders', () => {
  const note = noteReads(folders())
  note(`dir:${root}`)
  writeFile(root, 'dist/.troodon', '')
  for (const name of ['dist/assets/a.js', 'dist/docs/index.html']) note(join(root, name))
  note(`dir:${join(root, 'dist/docs')}`)
  writeFile(root, 'dist/docs/new.html', '')
  writeFile(root, '.docusaurus/globalData.json', '{}')
  expect(lateReadsKey(folders())).toBe('')
  expect(lateReadFiles(folders())).toEqual([])
  writeFile(root, 'new/a.ts', '')
  expect(lateReadsKey(folders())).not.toBe('')
})

it('leave packages and the cache out, and fit a site that was moved', () => {
  const note = noteReads(folders())
  for (const name of ['node_modules/x/data.json', '.cache/modules/x.cjs', 'a.txt']) note(join(root, name))
  expect(lateReadFiles(folders())).toEqual([join(root, 'a.txt')])
  renameSync(join(root, '.cache'), join(root, 'moved-cache'))
  const moved = { root: join(root, 'elsewhere'), cacheFolder: join(root, 'moved-cache') }
  expect(lateReadFiles(moved)).toEqual([join(root, 'elsewhere/a.txt')])
  expect(lateReadsKey(moved)).toBe('')
})
