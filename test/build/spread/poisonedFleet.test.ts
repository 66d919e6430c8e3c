// Packs of a fleet with right checksums whose values no build has written: nothing of them is used.
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore } from '../../../build/reuse/store.ts'
import { restore } from '../../../build/spread/fleet/fleetWorkers.ts'
import { temporaryFolder } from '../../support/engine.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

async function restored(values: Readonly<Record<string, unknown>>) {
  const store = openStore(join(folder.path, 'store'))
  const get = (name: string) => Buffer.from(JSON.stringify(values[name]))
  const whole = restore({ head: null, names: Object.keys(values), get }, store)
  const keys = Object.keys(values).map((name) => name.slice('v/'.length))
  const stored = keys.filter((key) => store.has(key as never))
  await store.close()
  return { whole, stored }
}

it('puts the values of a pack into the store', async () => {
  expect(await restored({ 'v/pageBody/1:a': ['<p>Text.</p>'], 'v/image.4/1:c': { problem: 'x' } })).toEqual({
    whole: true,
    stored: ['pageBody/1:a', 'image.4/1:c'],
  })
})

it.each([
  ['facts that are none', { 'v/pageFacts/1:b': null }],
  ['a body of another form', { 'v/pageBody/1:b': [{ script: 'x' }] }],
  ['a kind that no machine shares', { 'v/groupPlan/1:b': {} }],
])('puts nothing of a pack with %s', async (_, wrong) => {
  expect(await restored({ 'v/pageBody/1:a': ['<p>Text.</p>'], ...wrong })).toEqual({
    whole: false,
    stored: [],
  })
})
