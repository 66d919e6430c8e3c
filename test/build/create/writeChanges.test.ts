// Writing the files of a new site: all or nothing.
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Change } from '../../../build/create/planChanges.ts'
import { writeChanges } from '../../../build/create/writeChanges.ts'
import { writeFile } from '../../support/edits.ts'
import { readTree, temporaryFolder } from '../../support/engine.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

const change = (path: string, kind: Change['kind'] = 'new'): Change => ({
  path,
  content: `new ${path}`,
  kind,
})

it('makes a folder, and leaves nothing beside it', () => {
  const root = join(folder.path, 'a/b/site')
  writeChanges(root, [change('docs/intro.md'), change('package.json')])
  expect([...readTree(root)]).toEqual([
    ['docs/intro.md', 'new docs/intro.md'],
    ['package.json', 'new package.json'],
  ])
  expect(readdirSync(join(folder.path, 'a/b'))).toEqual(['site'])
})

it('adds to a folder and replaces files', () => {
  writeFile(folder.path, 'docs/intro.md', 'old')
  writeFile(folder.path, 'docs/other.md', 'other')
  writeChanges(folder.path, [change('docs/intro.md', 'replaced'), change('blog/post.md')])
  expect([...readTree(folder.path)]).toEqual([
    ['blog/post.md', 'new blog/post.md'],
    ['docs/intro.md', 'new docs/intro.md'],
    ['docs/other.md', 'other'],
  ])
})

it('puts everything back when a file cannot be written', () => {
  writeFile(folder.path, 'docs/intro.md', 'old')
  writeFile(folder.path, 'blog', 'a file, not a folder')
  const before = readTree(folder.path)
  const changes = [change('a/b/c.md'), change('docs/intro.md', 'replaced'), change('blog/post.md')]
  expect(() => writeChanges(folder.path, changes)).toThrow()
  expect(readTree(folder.path)).toEqual(before)
  expect(existsSync(join(folder.path, 'a'))).toBe(false)
})

it('leaves nothing behind when the new folder cannot be complete', () => {
  mkdirSync(join(folder.path, 'x'))
  const root = join(folder.path, 'x/site')
  expect(() => writeChanges(root, [change('a'), change('a/b')])).toThrow()
  expect(readdirSync(join(folder.path, 'x'))).toEqual([])
})

it.runIf(process.platform === 'linux')('names the folder that cannot be made', () => {
  const attempt = (path: string) => () => writeChanges(path, [change('a.md')])
  expect(attempt('/proc/site')).toThrow(
    'The folder /proc/site cannot be made: this disk takes no new folders. Choose another one.',
  )
  expect(attempt('/dev/null/site')).toThrow(
    'The folder /dev/null/site cannot be made: a part of its path is a file. Choose another one.',
  )
})
