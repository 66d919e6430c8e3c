// Changes without an event, or without a final one: `watch` finds them by polling.
import { existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startCli } from '../../support/cli.ts'
import { writeFile } from '../../support/edits.ts'
import { differences, readTree, runBuild, temporaryFolder } from '../../support/engine.ts'

let folder: ReturnType<typeof temporaryFolder>
let root: string
let cli: ReturnType<typeof startCli>
let said = ''

beforeAll(async () => {
  folder = temporaryFolder()
  root = join(folder.path, 'site')
  mkdirSync(root)
  for (const name of ['a', 'guides/b', 'guides/c']) writeFile(root, `docs/${name}.md`, '# Page\n\nfirst\n')
  cli = startCli(['watch', root, '--port', '0'])
  cli.child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  await vi.waitFor(() => expect(said).toContain('open http'), { timeout: 60_000 })
  // The watcher is ready some time after that, and then finds this file.
  writeFile(root, 'static/ready.txt', 'ready')
  await vi.waitFor(() => expect(existsSync(join(root, 'dist/ready.txt'))).toBe(true), { timeout: 60_000 })
})

afterAll(async () => {
  cli?.child.kill('SIGINT')
  await cli?.done
  folder?.remove()
})

/** Waits until the watcher's output equals a fresh build of the current files. */
async function settles(): Promise<void> {
  const fresh = { root, outDir: join(folder.path, 'fresh'), cacheFolder: join(folder.path, 'fresh-cache') }
  for (const path of [fresh.outDir, fresh.cacheFolder]) rmSync(path, { recursive: true, force: true })
  expect((await runBuild(fresh)).ok).toBe(true)
  const wanted = readTree(fresh.outDir)
  await expect.poll(() => differences(readTree(join(root, 'dist')), wanted), { timeout: 60_000 }).toEqual([])
}

it('finds a file that replaces another with the same size and time', async () => {
  const file = join(root, 'docs/a.md')
  const { atime, mtime } = statSync(file)
  utimesSync(file, atime, mtime)
  await settles()
  writeFile(folder.path, 'other.md', '# Page\n\nother\n')
  utimesSync(join(folder.path, 'other.md'), atime, mtime)
  renameSync(join(folder.path, 'other.md'), file)
  await settles()
})

it('finds a second save right after the first', async () => {
  writeFile(root, 'static/a.txt', 'zero')
  await settles()
  for (const wait of [15, 30, 45]) {
    writeFile(root, 'static/a.txt', `one ${wait}`)
    await sleep(wait)
    writeFile(root, 'static/a.txt', `two ${wait}`)
    await settles()
  }
})

it('finds an edit in a folder that replaced another', async () => {
  renameSync(join(root, 'docs/guides'), join(root, 'docs/handbook'))
  writeFile(root, 'docs/guides/b.md', '# Page\n\nnew\n')
  await settles()
  writeFile(root, 'docs/guides/b.md', '# Page\n\nnew and edited\n')
  await settles()
})
