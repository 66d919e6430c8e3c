// Requests at the same time: after a failure, nothing is under way any more.
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inLanes } from '../../../build/publish/inLanes.ts'

it('acts on all items, several at once', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await inLanes(
    Array.from({ length: 100 }, (_, index) => index),
    async (item) => {
      most = Math.max(most, ++running)
      await sleep(1)
      running--
      done.push(item)
    },
  )
  expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index))
  expect(most).toBe(24)
})

it('begins nothing after a failure, and rejects when all that has begun is over', async () => {
  let begun = 0
  let over = 0
  const items = Array.from({ length: 100 }, (_, index) => index)
  const all = inLanes(items, async (item) => {
    begun++
    await sleep(item === 0 ? 1 : 30)
    over++
    if (item === 0) throw new Error('The connection is lost.')
  })
  await expect(all).rejects.toThrow('The connection is lost.')
  expect(over).toBe(begun)
  expect(begun).toBe(24)
})
