// The lock of a target: one owner, taken over when it is old, refused where it does not hold.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeLease } from '../../../build/publish/lease.ts'
import { readFolderState, writeFolderState } from '../../../build/publish/target/folderState.ts'
import { memoryTarget, newStore, type Store } from '../../support/memoryTarget.ts'

const waited: string[] = []
const options = (owner: string) => ({
  owner,
  seconds: 60,
  patience: 0,
  allowUnlocked: false,
  onWait: (other: string) => void waited.push(other),
  mayWait: () => {},
})

const setAge = (store: Store, age: number): void => {
  const state = store.states.get('lock')
  if (state) store.states.set('lock', { ...state, age })
}

describe('the lock', () => {
  it('is free after its owner released it', async () => {
    const store = newStore()
    const first = await takeLease(memoryTarget(store), options('first'))
    await first.release()
    const second = await takeLease(memoryTarget(store), options('second'))
    expect(() => second.check()).not.toThrow()
    await second.release()
  })

  it('names the owner to whom it does not give way', async () => {
    const store = newStore()
    const first = await takeLease(memoryTarget(store), options('anna@laptop'))
    await expect(takeLease(memoryTarget(store), options('second'))).rejects.toThrow('anna@laptop')
    expect(waited).toContain('anna@laptop')
    await first.release()
  })

  it('is taken over when its owner was killed', async () => {
    const store = newStore()
    await takeLease(memoryTarget(store), options('killed'))
    setAge(store, 59_000)
    await expect(takeLease(memoryTarget(store), options('second'))).rejects.toThrow('killed')
    setAge(store, 61_000)
    await (await takeLease(memoryTarget(store), options('second'))).release()
  })

  it('is kept by renewals, and lost to another owner or when none of them arrives', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
    try {
      const store = newStore()
      const first = await takeLease(memoryTarget(store), options('first'))
      await vi.advanceTimersByTimeAsync(120_000)
      expect(() => first.check()).not.toThrow()
      setAge(store, 61_000)
      const second = await takeLease(memoryTarget(store), options('second'))
      await vi.advanceTimersByTimeAsync(25_000)
      expect(() => first.check()).toThrow('lost its lock')
      expect(() => second.check()).not.toThrow()
      store.states.delete('lock')
      await vi.advanceTimersByTimeAsync(43_000)
      expect(() => second.check()).toThrow('lost its lock')
    } finally {
      vi.useRealTimers()
    }
  })

  it('is not trusted in a store that ignores conditions', async () => {
    const target = () => memoryTarget(newStore(), { enforces: false })
    await expect(takeLease(target(), options('first'))).rejects.toThrow('--allow lock')
    const lease = await takeLease(target(), { ...options('first'), allowUnlocked: true })
    expect(() => lease.check()).not.toThrow()
  })

  it('is free again in a store that ignores conditions', async () => {
    const store = newStore()
    const target = () => memoryTarget(store, { enforces: false })
    await expect(takeLease(target(), options('first'))).rejects.toThrow('--allow lock')
    for (const owner of ['second', 'third']) {
      const lease = await takeLease(target(), { ...options(owner), allowUnlocked: true })
      await lease.release()
    }
  })

  it('is not trusted in a store that only refuses to make an object twice', async () => {
    const store = newStore()
    await (await takeLease(memoryTarget(store), options('first'))).release()
    const target = memoryTarget(store, { enforces: 'new' })
    await expect(takeLease(target, options('second'))).rejects.toThrow('--allow lock')
  })
})

describe('a state in a folder', () => {
  let folder: string
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'troodon-state-')), 'lock')
  })
  afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

  it('is replaced by one of many that saw the same version', async () => {
    let version: string | null = null
    for (let round = 0; round < 20; round++) {
      const before: string | null = version
      const all = await Promise.all(
        Array.from({ length: 8 }, (_, index) => writeFolderState(folder, `${round} ${index}`, before)),
      )
      const won = all.flatMap((one, index) => (one === null ? [] : [{ version: one, index }]))
      expect(won).toHaveLength(1)
      const state = await readFolderState(folder)
      expect(state?.text).toBe(`${round} ${won[0]?.index}`)
      version = state?.version ?? null
    }
    expect(readdirSync(folder).length).toBeLessThanOrEqual(2)
  })

  it('refuses a version that was replaced long ago', async () => {
    const first = await writeFolderState(folder, 'a', null)
    let version = first
    for (const text of ['b', 'c', 'd']) version = await writeFolderState(folder, text, version)
    expect(await writeFolderState(folder, 'late', first)).toBeNull()
    expect(await writeFolderState(folder, 'late', null)).toBeNull()
    expect((await readFolderState(folder))?.text).toBe('d')
  })
})
