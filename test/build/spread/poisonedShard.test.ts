// Shards with right checksums whose contents no build has written.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { UsageError } from '../../../build/model/usageError.ts'
import { openStore } from '../../../build/reuse/store.ts'
import { openShards } from '../../../build/spread/openShards.ts'
import { createPackFile } from '../../../build/spread/packFile.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troodon-shard-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const head = {
  ...{ format: 1, number: 1, of: 1, sources: { 'docs/a.md': 'hash' } },
  identity: { engine: 'e', version: '1', node: '20', platform: 'linux', config: 'c', reading: 'r' },
}

async function writeShard(values: Readonly<Record<string, unknown>>, written: unknown = head): Promise<void> {
  const pack = createPackFile(join(folder, 'shard-1-of-1.troodon'))
  for (const [name, value] of Object.entries(values)) await pack.add(name, Buffer.from(JSON.stringify(value)))
  await pack.end(written)
}

it('values are left out with one warning that names the shard', async () => {
  await writeShard({
    'v/pageFacts/1:a': null,
    'v/searchTerms/1:b': { a: 1 },
    'v/image.4/1:c': { problem: 'x' },
  })
  const warnings: string[] = []
  const shards = openShards([folder], (message) => warnings.push(message))
  const store = openStore(join(folder, 'store'))
  await shards.restore(store, folder)
  shards.close()
  expect(warnings).toEqual([
    'shard-1-of-1.troodon has 2 values that no build has written. The build continues without them. Build the shard again.',
  ])
  expect(['pageFacts/1:a', 'searchTerms/1:b', 'image.4/1:c'].map((key) => store.has(key as never))).toEqual([
    ...[false, false, true],
  ])
  await store.close()
})

it('a head of another form is a message with the name of the shard', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.jsonValue(),
        fc.constantFrom(...Object.keys(head)).map((name) => ({ ...head, [name]: null })),
        fc.constantFrom(...Object.keys(head.identity)).map((name) => ({
          ...head,
          identity: { ...head.identity, [name]: 1 },
        })),
      ),
      async (other) => {
        await writeShard({}, other)
        let error: unknown = null
        try {
          openShards([folder], () => {}).close()
        } catch (found) {
          error = found
        }
        expect(error).toBeInstanceOf(UsageError)
        expect((error as Error).message).toMatch(/^shard-1-of-1\.troodon (?:is damaged|was built with)/)
      },
    ),
    { numRuns: 40 },
  )
})
