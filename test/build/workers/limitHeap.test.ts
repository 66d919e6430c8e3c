// The memory of a build: when V8 collects garbage.
import { expect, it } from 'vitest'
import { heapLimitOf } from '../../../build/workers/limitHeap.ts'

it('collects earlier on large sites, and where remark plugins read pages', () => {
  expect(heapLimitOf(100, false)).toBe(0)
  expect(heapLimitOf(100, true)).toBe(100)
  expect(heapLimitOf(5_000, false)).toBe(100)
  expect(heapLimitOf(30_000, true)).toBe(50)
})
