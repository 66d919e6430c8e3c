// Messages of a build in its own session when it fails.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withSession } from '../../../build/commands/project/withSession.ts'
import { explainFailure } from '../../../build/problems/explainFailure.ts'
import type { Session } from '../../../build/workers/session.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troodon-session-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const terminal = { info: () => {}, error: () => {} }

/** The message for a build that does this and fails then. */
async function messageAfter(act: (cacheFolder: string) => void): Promise<string> {
  const cacheFolder = join(folder, 'cache')
  const open = () => {
    mkdirSync(join(cacheFolder, 'store'), { recursive: true })
    return { workers: { stop: async () => {}, close: async () => {} } } as unknown as Session
  }
  const folders = { cacheFolder, outDir: join(folder, 'dist') }
  const options = { folders, writes: true, open, terminal } as unknown as Parameters<typeof withSession>[0]
  const ended = withSession(options, async () => {
    act(cacheFolder)
    throw new Error('A file is missing.')
  })
  return ended.then(String, explainFailure)
}

it('names the cache when somebody removed it under a build', async () => {
  const removed = `${join(folder, 'cache')} was removed while the build was running. Build again.`
  expect(await messageAfter((cache) => rmSync(cache, { recursive: true }))).toBe(removed)
  expect(await messageAfter((cache) => rmSync(join(cache, 'store'), { recursive: true }))).toBe(removed)
  const replace = (cache: string) => {
    rmSync(cache, { recursive: true })
    mkdirSync(join(cache, 'store'), { recursive: true })
  }
  expect(await messageAfter(replace)).toBe(removed)
})

it('says what happened in all other cases', async () => {
  expect(await messageAfter(() => {})).toBe('The build stopped: A file is missing.')
})
