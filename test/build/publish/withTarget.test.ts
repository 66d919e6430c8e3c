// Ctrl-C at any moment of a deploy: the lock is free for the next one.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DeployOptions } from '../../../build/publish/deployRelease.ts'
import { takeLease } from '../../../build/publish/lease.ts'
import type { Target } from '../../../build/publish/target/target.ts'
import { withTarget } from '../../../build/publish/withTarget.ts'
import { memoryTarget, newStore } from '../../support/memoryTarget.ts'

const lease = { owner: 'first', seconds: 60, patience: 0, onWait: () => {} }
const optionsOf = (target: Target): DeployOptions => ({
  target,
  keep: 5,
  now: () => new Date(0),
  lease,
  allowed: new Set(),
  dryRun: false,
  onPlan: () => {},
  onDone: () => {},
})

const interrupted = 'The deploy was interrupted. The next deploy continues it.'
const exits: unknown[] = []
let others: NodeJS.SignalsListener[]

beforeEach(() => {
  exits.length = 0
  // Those of the test runner would end it.
  others = process.listeners('SIGINT') as NodeJS.SignalsListener[]
  process.removeAllListeners('SIGINT')
  vi.spyOn(process, 'exit').mockImplementation((code) => void exits.push(code) as never)
})
afterEach(() => {
  process.removeAllListeners('SIGINT')
  for (const listener of others) process.on('SIGINT', listener)
  vi.restoreAllMocks()
})

/** Returns whether anything of Troodon heard it: otherwise the process would have ended. */
const pressCtrlC = (): boolean => process.emit('SIGINT', 'SIGINT')

/** A target in which Ctrl-C is pressed while the write of the lock with that number is under way. */
function interruptedAt(number: number, heard: boolean[]): { readonly target: Target; readonly next: Target } {
  const store = newStore()
  const target = memoryTarget(store)
  let writes = 0
  const writeState: Target['writeState'] = async (...args) => {
    if (++writes === number) heard.push(pressCtrlC())
    return target.writeState(...args)
  }
  return { target: { ...target, writeState }, next: memoryTarget(store) }
}

it.each([1, 2])('releases a lock that is being taken: write %i', async (number) => {
  const heard: boolean[] = []
  const { target, next } = interruptedAt(number, heard)
  const writing = withTarget(optionsOf(target), async (_, held) => held?.check())
  await expect(writing).rejects.toThrow(interrupted)
  expect(heard).toEqual([true])
  await vi.waitFor(() => expect(exits).toEqual([130]))
  const other = await takeLease(next, { ...lease, allowUnlocked: false, mayWait: () => {} })
  await other.release()
})

it('does not wait on for the lock of another deploy', async () => {
  const store = newStore()
  const options = { ...lease, owner: 'other', allowUnlocked: false, mayWait: () => {} }
  const other = await takeLease(memoryTarget(store), options)
  const waiting = { ...lease, patience: 60, onWait: () => void pressCtrlC() }
  const act = vi.fn()
  const run = withTarget({ ...optionsOf(memoryTarget(store)), lease: waiting }, act)
  await expect(run).rejects.toThrow(interrupted)
  expect(act).not.toHaveBeenCalled()
  expect(() => other.check()).not.toThrow()
})

it('leaves no handler behind', async () => {
  await withTarget(optionsOf(memoryTarget(newStore())), async () => {})
  expect(pressCtrlC()).toBe(false)
})

it('leaves no lock in a new target for a deploy that is refused', async () => {
  const store = newStore()
  const refused = withTarget(optionsOf(memoryTarget(store)), async () => {
    throw new Error('a file of others')
  })
  await expect(refused).rejects.toThrow('a file of others')
  expect(store.states.size).toBe(0)
})

it('waits for a deploy that began meanwhile, instead of taking its files for those of others', async () => {
  const store = newStore()
  const other = { ...lease, owner: 'other', allowUnlocked: false, mayWait: () => {} }
  const act = vi.fn(async (_: unknown, held: unknown) => {
    if (held !== null) return
    await (await takeLease(memoryTarget(store), other)).release()
    throw new Error('a file of others')
  })
  await withTarget(optionsOf(memoryTarget(store)), act)
  expect(act).toHaveBeenCalledTimes(2)
})
