// Files in a target that others put there: a deploy names them, and replaces none without being told to.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Allowable } from '../../../build/publish/built/checkBuild.ts'
import { type Deployed, deployRelease } from '../../../build/publish/deployRelease.ts'
import { readTarget } from '../../../build/publish/knownTarget.ts'
import { planLines, resultLine } from '../../../build/publish/print/printPlan.ts'
import { releaseId } from '../../../build/publish/release/release.ts'
import { folderTarget } from '../../../build/publish/target/folderTarget.ts'
import { presentKeys } from '../../../build/publish/target/presentKeys.ts'
import type { Target } from '../../../build/publish/target/target.ts'
import { writeFile } from '../../support/edits.ts'
import { memoryTarget, newStore } from '../../support/memoryTarget.ts'

interface Options {
  readonly allowed?: readonly Allowable[]
  readonly dryRun?: boolean
  /** The upload fails. */
  readonly isCut?: boolean
}

async function deploy(paths: readonly string[], target: Target, options: Options = {}): Promise<Deployed> {
  const record = await readTarget(target)
  const { nextNumber: number } = record.history
  const files = new Map(
    paths.map((path) => [path, { hash: `text ${number}`, size: 6, encoding: null, headers: {} }]),
  )
  const release = { id: releaseId(number, files), number, madeAt: 'now', site: 'https://a.example/', files }
  return deployRelease(release, record, {
    ...{ target, keep: 2, dryRun: options.dryRun ?? false, allowed: new Set(options.allowed) },
    ...{ now: () => new Date(0), onPlan: () => {}, onDone: () => {} },
    lease: options.dryRun ? null : { check: () => {}, release: async () => {} },
    bytesOf: async () => {
      if (options.isCut) throw new Error('The connection is cut.')
      return Buffer.from(`text ${number}`)
    },
  })
}

const site = [
  'index.html',
  'docs/a/index.html',
  'docs/b/index.html',
  'assets/client.AAAAAAAA.js',
  'img/x.svg',
]

async function inFolder(act: (folder: string) => Promise<void>): Promise<void> {
  const top = mkdtempSync(join(tmpdir(), 'troodon-foreign-'))
  try {
    mkdirSync(join(top, 'www'))
    await act(top)
  } finally {
    rmSync(top, { recursive: true })
  }
}

/** Where somebody else may have put a file, or a link to a folder. */
const files = fc.subarray([
  ...site,
  'docs',
  'docs/a',
  'index.html/inner.txt',
  'img/x.svg/y/z.txt',
  'other.txt',
])
const links = fc.subarray(['docs', 'assets', 'docs/a', 'img/x.svg', 'links'])

describe('in a folder', () => {
  it('nothing of others is changed without --allow foreign, and nothing outside with it', async () => {
    await fc.assert(
      fc.asyncProperty(files, links, (foreign, linked) =>
        inFolder(async (top) => {
          const www = join(top, 'www')
          for (const name of ['docs', 'assets', 'docs/a', 'img/x.svg', 'links'])
            writeFile(top, `outside/${name.replace('/', '-')}/index.html`, 'outside')
          const made: string[] = []
          for (const path of linked) {
            if (made.some((one) => path.startsWith(`${one}/`))) continue
            mkdirSync(dirname(join(www, path)), { recursive: true })
            symlinkSync(join(top, 'outside', path.replace('/', '-')), join(www, path))
            made.push(path)
          }
          for (const path of foreign) {
            const isFree = made.every(
              (one) => one !== path && !path.startsWith(`${one}/`) && !one.startsWith(`${path}/`),
            )
            if (isFree) made.push(path)
            if (isFree) writeFile(www, path, 'foreign')
          }
          const state = () => [readTree(www), readTree(join(top, 'outside'))]
          const before = state()
          const { foreign: named } = await deploy(site, folderTarget(www), { dryRun: true })
          const inTheWay = made.filter((one) =>
            site.some((path) => path === one || path.startsWith(`${one}/`) || one.startsWith(`${path}/`)),
          )
          expect(named).toEqual(inTheWay.sort())
          if (inTheWay.length > 0)
            await expect(deploy(site, folderTarget(www))).rejects.toThrow('--allow foreign')
          expect(state()).toEqual(before)
          await deploy(site, folderTarget(www), { allowed: ['foreign'] })
          for (const path of site) expect(readFileSync(join(www, path), 'utf8')).toBe('text 1')
          expect(state()[1]).toEqual(before[1])
          for (const path of made.filter((one) => !inTheWay.includes(one)))
            expect(state()[0]?.get(path)).toEqual(before[0]?.get(path))
          // What it has written is its own from now on.
          expect(await deploy(site, folderTarget(www))).toMatchObject({ foreign: [] })
        }),
      ),
      { numRuns: 60 },
    )
  })

  it('a link in the place of a folder of the last release is not followed, also to remove files', () =>
    inFolder(async (top) => {
      const www = join(top, 'www')
      await deploy(site, folderTarget(www))
      rmSync(join(www, 'docs'), { recursive: true })
      writeFile(top, 'outside/a/index.html', 'outside')
      symlinkSync(join(top, 'outside'), join(www, 'docs'))
      await expect(deploy(site, folderTarget(www))).rejects.toThrow('and the site would replace it: docs.')
      await deploy(['index.html'], folderTarget(www))
      expect(readTree(join(top, 'outside'))).toEqual(new Map([['a/index.html', 'outside']]))
    }))
})

describe('in a bucket', () => {
  it('an object of others is named by the plan, and kept', async () => {
    const store = newStore()
    store.objects.set('docs/a/index.html', { bytes: Buffer.from('foreign'), headers: {} })
    const target = memoryTarget(store)
    const plan = await deploy(site, target, { dryRun: true })
    const lines = planLines(plan, false)
    expect(lines).toContain('foreign  docs/a/index.html was not written by Troodon')
    expect(lines).not.toContain('add      docs/a/index.html')
    const words = { name: 's3://site', dryRun: true, milliseconds: 0 }
    expect(resultLine(plan, words)).toContain(
      's3://site has a file that Troodon did not write, and the site would replace it: docs/a/index.html.',
    )
    await expect(deploy(site, target)).rejects.toThrow('Nothing was deployed. Move it away')
    expect([...store.objects.keys()]).toEqual(['docs/a/index.html'])
    await deploy(site, target, { allowed: ['foreign'] })
    expect(String(store.objects.get('docs/a/index.html')?.bytes)).toBe('text 1')
  })

  it('a page that came after its own was removed is of others', async () => {
    const store = newStore()
    const target = memoryTarget(store)
    await deploy(site, target)
    await deploy(['index.html'], target)
    store.objects.set('docs/a/index.html', { bytes: Buffer.from('foreign'), headers: {} })
    await expect(deploy(site, target)).rejects.toThrow('docs/a/index.html')
  })

  it('files at paths that an interrupted upload did not write are of others', async () => {
    const store = newStore()
    const target = memoryTarget(store)
    await expect(deploy(site, target, { isCut: true })).rejects.toThrow('The connection is cut.')
    for (const path of ['img/x.svg', 'assets/client.AAAAAAAA.js'])
      store.objects.set(path, { bytes: Buffer.from('foreign'), headers: {} })
    await expect(deploy(site, target)).rejects.toThrow('would replace it: img/x.svg.')
    await deploy(['index.html', 'other.txt'], target)
    expect(String(store.objects.get('img/x.svg')?.bytes)).toBe('foreign')
    expect(store.objects.has('assets/client.AAAAAAAA.js')).toBe(false)
  })

  const key = fc.stringMatching(/^[ab/é😀]{1,4}$/u)
  it('lists find exactly the keys that are there, with few requests', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(key),
        fc.uniqueArray(key),
        fc.integer({ min: 1, max: 4 }),
        async (there, wanted, size) => {
          const sorted = [...there].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
          let requests = 0
          const found = await presentKeys(wanted, async (after) => {
            requests++
            const rest = sorted.filter((one) => Buffer.compare(Buffer.from(one), Buffer.from(after)) > 0)
            return { keys: rest.slice(0, size), isLast: rest.length <= size }
          })
          expect(new Set(found)).toEqual(new Set(wanted.filter((one) => there.includes(one))))
          expect(requests).toBeLessThanOrEqual(there.length / size + 1)
        },
      ),
    )
  })
})

/** Path → text; links are not followed. */
function readTree(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  return new Map(
    entries.flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      const text = entry.isSymbolicLink() ? 'a link' : entry.isFile() ? readFileSync(path, 'utf8') : null
      return text === null ? [] : [[path.slice(folder.length + 1), text] as const]
    }),
  )
}
