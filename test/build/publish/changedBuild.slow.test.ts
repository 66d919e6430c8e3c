// A build that runs during a deploy replaces files: they must not be stored as those of the planned release.
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashOf } from '../../../build/io/hash.ts'
import { readBuiltSite } from '../../../build/publish/built/builtSite.ts'
import { deploySite, type NewDeploy } from '../../../build/publish/deploySite.ts'
import { type Content, partsOf } from '../../../build/publish/target/content.ts'
import type { Target } from '../../../build/publish/target/target.ts'
import { writeFile } from '../../support/edits.ts'
import { memoryTarget, newStore } from '../../support/memoryTarget.ts'

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'troodon-out-'))
  writeFile(out, '.troodon', '')
  writeFile(out, 'assets/site.AAAAAAAA.json', '{"url":"https://birds.example","baseUrl":"/"}')
  writeFile(out, 'index.html', '<h1>Old</h1>')
})
afterEach(() => rmSync(out, { recursive: true }))

const allOf = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

const deployTo = (target: Target, compress: NewDeploy['compress'] = []) =>
  deploySite(
    { site: readBuiltSite(out), cacheFolder: join(out, '../none'), compress, url: null },
    {
      ...{ target, keep: 2, now: () => new Date(0), dryRun: false, allowed: new Set() },
      lease: { owner: 'test', seconds: 60, patience: 0, onWait: () => {} },
      ...{ onPlan: () => {}, onDone: () => {} },
    },
  )

it.each([
  ['another text', () => writeFile(out, 'index.html', '<h1>New</h1>')],
  ['no file', () => rmSync(join(out, 'index.html'))],
])('a deploy ends when a planned file has become %s', async (_, change) => {
  const store = newStore()
  const target = memoryTarget(store)
  const put: Target['put'] = async (key, content, headers) => {
    if (key.includes('/releases/')) change()
    await target.put(key, content, headers)
  }
  await expect(deployTo({ ...target, put })).rejects.toThrow('index.html was changed while it was deployed')
  expect([...store.objects.keys()]).not.toContain(
    `.troodon-deploy/content/${hashOf(Buffer.from('<h1>Old</h1>'))}`,
  )
  expect([...store.objects.keys()]).not.toContain('index.html')
})

it('a large file is sent in parts, whose hash is that of the whole', async () => {
  const file = join(out, 'film.mp4')
  writeFileSync(file, 'film')
  truncateSync(file, 70 * 1024 * 1024)
  const sent: Content[] = []
  const target = memoryTarget(newStore())
  const put: Target['put'] = async (key, content, headers) => {
    if (content instanceof Uint8Array) return target.put(key, content, headers)
    sent.push(content)
    await target.put(key, Buffer.concat(await allOf(partsOf(content, 1_000_000))), headers)
  }
  await deployTo({ ...target, put })
  expect(sent).toHaveLength(1)
})

it('parts of another file than the planned one have no end', async () => {
  const file = join(out, 'film.mp4')
  const read = async (size: number, hash: string): Promise<number> => {
    let count = 0
    for await (const part of partsOf({ file, size, hash }, 3)) count += part.length
    return count
  }
  writeFileSync(file, 'a film')
  const hash = hashOf(Buffer.from('a film'))
  expect(await read(6, hash)).toBe(6)
  await expect(read(6, hashOf(Buffer.from('a_film')))).rejects.toThrow('was changed')
  await expect(read(5, hash)).rejects.toThrow('was changed')
  await expect(read(9, hash)).rejects.toThrow('was changed')
})
