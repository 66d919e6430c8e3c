// Looks at intervals: what counts as a change that no event reported.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadProject } from '../../../build/config/loadProject.ts'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { openContents } from '../../../build/dev/changes/contents.ts'
import { editedAgain } from '../../../build/dev/changes/editedAgain.ts'
import { editedScan } from '../../../build/dev/changes/editedScan.ts'
import { createIdleCheck } from '../../../build/dev/changes/idleCheck.ts'
import { startPolling } from '../../../build/dev/changes/polling.ts'
import { type Snapshot, snapshot } from '../../../build/dev/changes/snapshot.ts'
import { statEmitted } from '../../../build/io/output/emittedFile.ts'
import { scan } from '../../../build/read/scan.ts'
import { outputPath, sourcePath } from '../../../build/shared/paths.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'troodon-polling-'))
  for (const folder of ['docs', 'theme']) mkdirSync(join(root, folder))
  for (const name of ['docs/a.md', 'docs/b.md', 'theme/c.tsx']) writeFileSync(join(root, name), name)
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true, force: true })
})

const ignored = () => false
const path = (name: string) => join(root, name)

async function found() {
  const folders = { cacheFolder: path('.cache'), engineRoot: '/engine' }
  const project = await loadProject({ root, configFile: null, readConfig, ...folders })
  const files = scan(root, project.config, path('dist'))
  // Everything is older than the build.
  return { scan: files, wholeSince: files.startedAt + 10_000, session: { project: { root } } }
}

describe('a snapshot', () => {
  it('has no change while the files are those that the build has found', async () => {
    const built = await found()
    const look = () => snapshot([path('docs'), path('theme')], ignored, built)
    const first = await look()
    expect(first).toMatchObject({ changed: '', hasNewer: false })
    expect(await look()).toEqual(first)
  })

  it('follows the links that the build has followed', async () => {
    mkdirSync(join(root, 'docs/deep'))
    mkdirSync(path('other'))
    for (const name of ['other/x.md', 'other/y.md']) writeFileSync(path(name), 'text')
    symlinkSync('../../other', path('docs/deep/linked'))
    symlinkSync('../other/y.md', path('docs/y.md'))
    const built = await found()
    expect([...built.scan.files.keys()]).toContain('docs/deep/linked/x.md')
    const look = () => snapshot([root], ignored, built)
    expect(await look()).toMatchObject({ changed: '' })
    writeFileSync(path('other/x.md'), 'longer text')
    expect((await look()).changed).toContain('docs/deep/linked/x.md')
    writeFileSync(path('other/y.md'), 'longer text')
    expect((await look()).changed).toContain('docs/y.md')
  })

  it('has the changed and the missing files of the build, until a build has found them', async () => {
    const built = await found()
    const look = (of = built) => snapshot([path('docs'), path('theme')], ignored, of)
    const before = await look()
    writeFileSync(path('docs/a.md'), 'other text')
    const changed = await look()
    expect(changed.changed).toContain('a.md')
    expect(changed.others).toBe(before.others)
    expect(editedAgain([path('docs/a.md'), path('docs/b.md')], built)).toEqual([path('docs/a.md')])
    const again = { ...built, scan: editedScan(built.scan, [path('docs/a.md')], root) ?? built.scan }
    expect(await look(again)).toEqual(before)
    expect(editedAgain([path('docs/a.md')], again)).toEqual([])
    rmSync(path('docs/b.md'))
    expect((await look(again)).changed).not.toBe('')
  })

  it('reads files of a site whose plugins may write them: the same content is no change', async () => {
    const contents = openContents()
    const look = () => snapshot([path('docs')], ignored, contents)
    const before = await look()
    rmSync(path('docs/a.md'))
    writeFileSync(path('docs/a.md'), 'made')
    const made = await look()
    expect(made.others).not.toBe(before.others)
    rmSync(path('docs/a.md'))
    writeFileSync(path('docs/a.md'), 'made')
    utimesSync(path('docs/a.md'), 1, 1)
    expect((await look()).others).toBe(made.others)
    rmSync(path('docs/a.md'))
    expect((await look()).others).not.toBe(made.others)
  })

  it('tells files of the theme that are newer than the build', async () => {
    const built = await found()
    const look = (since: number) =>
      snapshot([path('theme')], ignored, {
        ...built,
        scan: { files: new Map(), links: new Map() },
        wholeSince: since,
      })
    const before = await look(built.wholeSince)
    expect(before.hasNewer).toBe(false)
    expect((await look(built.wholeSince - 20_000)).hasNewer).toBe(true)
    writeFileSync(path('theme/c.tsx'), 'other text')
    expect((await look(built.wholeSince)).others).not.toBe(before.others)
  })
})

it('takes no edit for one of a file that is new or gone', async () => {
  const { scan: before } = await found()
  writeFileSync(path('docs/new.md'), 'new')
  expect(editedScan(before, [path('docs/new.md')], root)).toBeNull()
  rmSync(path('docs/a.md'))
  expect(editedScan(before, [path('docs/a.md')], root)).toBeNull()
  const now = editedScan(before, [path('docs/b.md')], root)
  expect([...(now?.files.keys() ?? [])]).toEqual([...before.files.keys()])
  expect(now?.files.has(sourcePath('docs/b.md'))).toBe(true)
})

it('builds for an edit that two looks have found, once', async () => {
  vi.useFakeTimers()
  const clean: Snapshot = { others: 'theme', hasNewer: false, changed: '' }
  let now = clean
  const onDifference = vi.fn()
  startPolling(async () => now, onDifference)
  await vi.advanceTimersByTimeAsync(10)
  expect(onDifference).not.toHaveBeenCalled()
  // It was reported: the build comes before the next look.
  now = { ...clean, changed: 'a' }
  await vi.advanceTimersByTimeAsync(1000)
  now = clean
  await vi.advanceTimersByTimeAsync(5000)
  expect(onDifference).not.toHaveBeenCalled()
  now = { ...clean, changed: 'b' }
  await vi.advanceTimersByTimeAsync(5000)
  expect(onDifference).toHaveBeenCalledTimes(1)
  now = { ...clean, others: 'another theme' }
  await vi.advanceTimersByTimeAsync(5000)
  expect(onDifference).toHaveBeenCalledTimes(2)
})

it('builds at once when the first look finds something newer than the build', async () => {
  vi.useFakeTimers()
  const onDifference = vi.fn()
  startPolling(async () => ({ others: '', hasNewer: true, changed: '' }), onDifference)
  await vi.advanceTimersByTimeAsync(10)
  expect(onDifference).toHaveBeenCalledTimes(1)
})

it('finds an output file that was changed by hand when nothing happens for a while', async () => {
  const paths = Array.from({ length: 450 }, (_, at) => outputPath(`${at}.html`))
  for (const one of paths) writeFileSync(path(one), one)
  const stats = paths.flatMap((one) => Object.values(statEmitted(root, one)))
  vi.useFakeTimers()
  const repair = vi.fn()
  const check = createIdleCheck(() => ({ outDir: root, outputs: { paths, stats } }), repair)
  check.restart()
  await vi.advanceTimersByTimeAsync(3000)
  expect(repair).not.toHaveBeenCalled()
  writeFileSync(path('440.html'), 'by hand')
  check.restart()
  check.stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(repair).not.toHaveBeenCalled()
  check.restart()
  await vi.advanceTimersByTimeAsync(3000)
  expect(repair).toHaveBeenCalledTimes(1)
})
