// The memory of a build: when V8 collects garbage.
import { cachedDataVersionTag } from 'node:v8'
import { expect, it } from 'vitest'
import { freeHeap, heapLimitOf } from '../../../build/workers/limitHeap.ts'

const megabytes = () => process.memoryUsage().heapUsed / 1024 / 1024

it('collects earlier on large sites, and where plugins of remark read pages', () => {
  expect(heapLimitOf(100, false)).toBe(0)
  expect(heapLimitOf(100, true)).toBe(100)
  expect(heapLimitOf(5_000, false)).toBe(100)
  expect(heapLimitOf(30_000, true)).toBe(50)
})

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
