// A folder as a target: names that older releases used in another way, and names at the limit of file systems.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { folderFiles } from '../../../build/publish/release/releaseFiles.ts'
import { folderTarget } from '../../../build/publish/target/folderTarget.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troodon-www-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const bytes = (text: string): Uint8Array => Buffer.from(text)
const large = { hash: 'h', size: 5000 }
const textAt = (path: string): string => readFileSync(join(folder, path), 'utf8')

it('a file becomes a folder, and a folder a file', async () => {
  const target = folderTarget(folder)
  await target.put('download', bytes('file'), {})
  await target.put('download/index.html', bytes('page'), {})
  expect(textAt('download/index.html')).toBe('page')
  await target.put('download', bytes('file again'), {})
  expect(textAt('download')).toBe('file again')
  await target.remove(['download/index.html'])
  expect(textAt('download')).toBe('file again')
})

it('what another program has in a folder that becomes a file is kept aside', async () => {
  const target = folderTarget(folder)
  await target.put('.troodon-deploy/content/a', bytes('new'), {})
  await target.put('files/of/others.txt', bytes('kept'), {})
  await target.copy('.troodon-deploy/content/a', 'files', {})
  expect(textAt('files')).toBe('new')
  const [aside = ''] = readdirSync(join(folder, '.troodon-deploy/replaced'))
  expect(textAt(`.troodon-deploy/replaced/${aside}/of/others.txt`)).toBe('kept')
})

it.each(['history/1', 'releases/1-a.json.gz'])('a folder in the place of %s is named', async (name) => {
  const target = folderTarget(folder)
  const path = join(folder, '.troodon-deploy', name)
  mkdirSync(path, { recursive: true })
  const read = name.startsWith('h') ? target.readState('history') : target.read(`.troodon-deploy/${name}`)
  const error = await read.catch((reason: unknown) => target.explain(reason))
  expect(String(error)).toContain(`A folder is in the place of a file in ${folder} (${path}). Remove it.`)
})

it('a name at the limit has no compressed form, which would have a longer one', () => {
  const files = new Map(
    ['a', '長'].map((letter) => [`${letter.repeat(letter === 'a' ? 250 : 84)}.js`, large]),
  )
  const names = [...folderFiles(files, ['br', 'gzip']).keys()]
  expect(names).toHaveLength(2)
})
