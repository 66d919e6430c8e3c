// Combines bursts of changes into builds that run one after another.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createChangeQueue } from '../../../build/dev/changes/changeQueue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp({ canShow = false, again = [] as boolean[], same = [] as string[] } = {}) {
  const log: string[] = []
  const built: (readonly string[] | null)[] = []
  const queue = createChangeQueue({
    async rebuild({ isPolled, edited }) {
      log.push(isPolled ? 'polled build' : 'build')
      built.push(edited)
      await new Promise((resolve) => setTimeout(resolve, 100))
      log.push('done')
    },
    isSame: (files) => files.every((file) => same.includes(file)),
    async showEdit(file) {
      log.push(`show ${file}`)
      return canShow
    },
    afterBuild: () => again.shift() ?? false,
  })
  return { queue, log, built }
}

it('builds once for a burst, and shows no page early if several files changed', async () => {
  const { queue, log } = setUp()
  queue.changed('a', true)
  await vi.advanceTimersByTimeAsync(5)
  queue.changed('b', true)
  await vi.advanceTimersByTimeAsync(500)
  expect(log).toEqual(['build', 'done'])
})

it('shows the edit of one file and builds after a pause', async () => {
  const { queue, log } = setUp({ canShow: true })
  queue.changed('a', true)
  await vi.advanceTimersByTimeAsync(300)
  queue.changed('a', true)
  await vi.advanceTimersByTimeAsync(300)
  expect(log).toEqual(['show a', 'show a'])
  await vi.advanceTimersByTimeAsync(300)
  expect(log).toEqual(['show a', 'show a', 'build', 'done'])
})

it('builds immediately for a new file, and for an edit that cannot be shown early', async () => {
  const { queue, log } = setUp()
  queue.changed('new', false)
  await vi.advanceTimersByTimeAsync(20)
  expect(log).toEqual(['build'])
  queue.changed('a', true)
  await vi.advanceTimersByTimeAsync(20)
  // It waits for the running build.
  expect(log).toEqual(['build'])
  await vi.advanceTimersByTimeAsync(500)
  expect(log).toEqual(['build', 'done', 'show a', 'build', 'done'])
})

it('builds once more if a build found new paths to watch', async () => {
  const { queue, log } = setUp({ again: [true] })
  queue.rebuildPolled()
  await vi.advanceTimersByTimeAsync(300)
  expect(log).toEqual(['polled build', 'done'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(log).toEqual(['polled build', 'done', 'build', 'done'])
})

it('names the edited files of a build when nothing else changed', async () => {
  const { queue, built } = setUp({ canShow: true })
  queue.changed('a', true)
  await vi.advanceTimersByTimeAsync(100)
  queue.changed('b', true)
  await vi.advanceTimersByTimeAsync(1000)
  queue.changed('a', true)
  queue.changed('new', false)
  await vi.advanceTimersByTimeAsync(1000)
  queue.changed('a', true)
  queue.rebuildPolled()
  await vi.advanceTimersByTimeAsync(1000)
  queue.rebuildAfter(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(built).toEqual([['a', 'b'], null, null, null, null])
})

it('builds nothing for files with the same content, and keeps a build that waits', async () => {
  const { queue, log } = setUp({ same: ['made', 'made too'] })
  queue.changed('made', true)
  queue.changed('made too', false)
  await vi.advanceTimersByTimeAsync(500)
  expect(log).toEqual([])
  queue.changed('made', true)
  queue.changed('own', true)
  await vi.advanceTimersByTimeAsync(500)
  expect(log).toEqual(['build', 'done'])
  queue.rebuildAfter(50)
  queue.changed('made', true)
  await vi.advanceTimersByTimeAsync(500)
  expect(log).toEqual(['build', 'done', 'build', 'done'])
})
