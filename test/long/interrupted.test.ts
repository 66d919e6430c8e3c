// Builds that are stopped at each change of the disk: by a kill, a full disk, or one that can only be read.
// The output is then an old one or a new one, and the next build makes that of a clean build, whether the
// files of the site stay as they are or are changed back.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { journalName, markerName } from '../../build/io/output/outputFolder.ts'
import { randomFrom, writeFile } from '../support/edits.ts'
import { differences, type RunOptions, readTree, runBuild, temporaryFolder } from '../support/engine.ts'
import { makeEveryKindSite } from '../support/everyKindSite.ts'
import { breakDisk, type DiskUse, type Fault, faultKinds } from '../support/faults.ts'
import { campaignSeed, rounds } from '../support/rounds.ts'

/** Two states of a site. Each edit goes from one to the other. */
const edits: Readonly<Record<string, (root: string, isOther: boolean) => void>> = {
  'words of a page': (root, isOther) =>
    writeFile(root, 'docs/folder-0/page-0.md', `# Page\n\n${isOther ? 'Other' : 'First'} words.\n`),
  'pages, files and folders that come and go'(root, isOther) {
    const [from, to] = isOther ? ['docs/folder-2', 'docs/folder-9'] : ['docs/folder-9', 'docs/folder-2']
    if (existsSync(join(root, from))) renameSync(join(root, from), join(root, to))
    writeFile(root, 'docs/rich.md', `# Rich\n\n${isOther ? 'Other' : 'First'} words.\n`)
    for (const path of ['docs/added/page.md', 'static/added/file.txt', 'pages/added.md'])
      if (isOther) writeFile(root, path, `# Added ${path}\n`)
      else rmSync(join(root, path), { force: true })
  },
  'code of the site': (root, isOther) =>
    writeFile(root, 'src/counter.module.css', `.counter { color: ${isOther ? 'red' : 'blue'} }\n`),
}

/** Folders of one site, and the two outputs that are right. */
interface Setting {
  readonly folder: string
  readonly run: RunOptions
  /** Of the disk, from one state to the other. */
  readonly changes: number
  readonly edit: (isOther: boolean) => void
  readonly right: readonly ReadonlyMap<string, string>[]
}

/** Of the output, without what marks an interrupted build: the marker has no fingerprint until the end. */
const published = (outDir: string): ReadonlyMap<string, string> =>
  new Map([...readTree(outDir)].filter(([path]) => !path.startsWith('.troodon')))

const all = temporaryFolder()
afterAll(all.remove)
const settings = new Map<string, Promise<Setting>>()

async function prepare(name: string): Promise<Setting> {
  const folder = join(all.path, String(settings.size))
  const root = join(folder, 'site')
  mkdirSync(root, { recursive: true })
  makeEveryKindSite(root)
  const edit = (isOther: boolean) => edits[name]?.(root, isOther)
  const right: ReadonlyMap<string, string>[] = []
  for (const isOther of [false, true]) {
    edit(isOther)
    const clean = { root, outDir: join(folder, `out-${isOther}`), cacheFolder: join(folder, `c-${isOther}`) }
    expect((await runBuild(clean)).ok).toBe(true)
    right.push(readTree(clean.outDir))
  }
  const run = { root, outDir: join(folder, 'dist'), cacheFolder: join(folder, 'cache') }
  await runBuild(run)
  edit(false)
  const { changes } = await buildBroken(run, { kind: 'kill', at: Number.POSITIVE_INFINITY, folder })
  return { folder, run, changes: Math.max(1, changes), edit, right }
}

/** Builds on a disk that stops. */
async function buildBroken(run: RunOptions, fault: Fault): Promise<DiskUse & { readonly error: unknown }> {
  const repair = breakDisk(fault)
  try {
    await runBuild(run)
    return { error: null, ...repair() }
  } catch (error) {
    return { error, ...repair() }
  }
}

/** Interrupts the way from one state to the other, then builds what is there after it. */
async function interrupt({ run, edit, right }: Setting, fault: Fault, isOther: boolean, isBack: boolean) {
  const where = `${fault.kind} at change ${fault.at}, ${isBack ? 'then changed back' : 'then built again'}`
  edit(isOther)
  const { error, failed } = await buildBroken(run, fault)
  const left = published(run.outDir)
  const isWhole = right.some((one) => differences(left, one).every((path) => path === markerName))
  if (!isWhole) expect(existsSync(join(run.outDir, journalName)), where).toBe(true)
  if (failed > 0) expect(error, where).not.toBeNull()
  if (fault.kind === 'full') expect(isWhole, where).toBe(true)
  if (isBack) edit(!isOther)
  expect(await runBuild(run), where).toMatchObject({ ok: true })
  const wanted = right[Number(isOther !== isBack)] as ReadonlyMap<string, string>
  expect(differences(readTree(run.outDir), wanted), where).toEqual([])
}

it.each(Object.keys(edits).flatMap((name) => faultKinds.map((kind) => [kind, name] as const)))(
  '%s: %s',
  async (kind, name) => {
    if (!settings.has(name)) settings.set(name, prepare(name))
    const setting = (await settings.get(name)) as Setting
    const { changes, edit, folder } = setting
    const random = randomFrom(campaignSeed(17))
    edit(false)
    await runBuild(setting.run)
    let isOther = false
    const tries = Math.min(rounds(name === 'code of the site' ? 1 : 2), 2 * changes)
    for (let round = 0; round < tries; round++) {
      const at = 1 + Math.floor((changes * (round + random())) / tries)
      if (round % 3 === 0) await sleep(60)
      const isBack = random() < 0.4
      await interrupt(setting, { kind, at, folder }, !isOther, isBack)
      if (!isBack) isOther = !isOther
    }
  },
)
