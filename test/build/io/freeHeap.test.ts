// The garbage of this process, collected at once.
import { cachedDataVersionTag } from 'node:v8'
import { expect, it } from 'vitest'
import { freeHeap } from '../../../build/io/freeHeap.ts'

const megabytes = () => process.memoryUsage().heapUsed / 1024 / 1024

it('frees a large heap at once, and keeps the flags that compiled code is made for', () => {
  const tag = cachedDataVersionTag()
  const held = Array.from({ length: 3_000_000 }, (_, at) => ({ at, more: [at, at, at] }))
  const before = megabytes()
  expect(before).toBeGreaterThan(250)
  held.length = 0
  freeHeap()
  expect(before - megabytes()).toBeGreaterThan(200)
  expect(cachedDataVersionTag()).toBe(tag)
  expect('gc' in globalThis).toBe(process.execArgv.includes('--expose-gc'))
})

it('leaves a heap alone that is smaller than asked', () => {
  const held = Array.from({ length: 1_000_000 }, (_, at) => ({ at }))
  held.length = 0
  const before = megabytes()
  freeHeap(before + 50)
  expect(megabytes()).toBeGreaterThan(before - 5)
})
