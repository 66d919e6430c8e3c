// A thread that can be ended: by a question without an answer, and when it is not needed for a while.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createGuardedThread,
  type GuardedThread,
  hasHadItsTime,
} from '../../../build/workers/guardedThread.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-thread-'))
const file = join(folder, 'thread.mjs')
let thread: GuardedThread

beforeAll(() => {
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
let name = 'nobody'
let asked = 0
parentPort.on('message', (message) => {
  if (message.name) name = message.name
  else if (message.stop) process.exit()
  else if (message.wait) while (true);
  else parentPort.postMessage({ name, asked: ++asked })
})`,
  )
  // A busy machine can take a second to start a thread.
  thread = createGuardedThread(file, 60)
})
afterAll(async () => {
  await thread.close()
  rmSync(folder, { recursive: true })
})

it('answers, and begins anew after its end, with what it was set up with', async () => {
  expect(await thread.ask({})).toEqual({ name: 'nobody', asked: 1 })
  thread.setUp({ name: 'one' })
  expect(await thread.ask({})).toEqual({ name: 'one', asked: 2 })
  await thread.end()
  await thread.end()
  expect(await thread.ask({})).toEqual({ name: 'one', asked: 1 })
})

it('reports a question that has no answer', async () => {
  const hasty = createGuardedThread(file, 1)
  expect(await hasty.ask({ wait: true })).toEqual({ error: 'it has not ended after 1 seconds' })
  await hasty.close()
})

it.each([
  ['before the limit', { wall: 29, used: 58 }, false],
  ['at the limit, on an idle machine', { wall: 30, used: 31 }, true],
  ['that waits', { wall: 30, used: 0.4 }, true],
  ['on a busy machine', { wall: 60, used: 12 }, false],
  ['on a busy machine, after enough processor time', { wall: 150, used: 30 }, true],
  ['after ten times the limit', { wall: 300, used: 29.5 }, true],
])('gives code its time, whatever the machine does besides: %s', (_, spent, ends) => {
  expect(hasHadItsTime(30, spent)).toBe(ends)
})

it('answers the next question after its code ended', async () => {
  expect(await thread.ask({ stop: true })).toEqual({ error: 'its code ended the process' })
  expect(await thread.ask({})).toEqual({ name: 'one', asked: 1 })
})

it('answers nothing when it is closed', async () => {
  const closed = createGuardedThread(file, 1)
  await closed.close()
  expect(await closed.ask({})).toEqual({ error: 'the build was stopped' })
})
