// The cache folder: what is removed and by which command, and what happens if it is damaged.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { runCli, startCli } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { differences, readTree } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'
import { coldCaches } from '../../support/warmCache.ts'

let root: string
siteFolder((path) => {
  root = path
})

describe('files of others', () => {
  coldCaches()

  it('in .cache remain after clear and --no-cache', async () => {
    writeFile(root, 'docs/a.md', '# A\n')
    writeFile(root, '.cache/other-tool/letter.txt', 'dear')
    expect((await runCommand(['build', root])).status).toBe(0)
    expect((await runCommand(['build', root, '--no-cache', '--verbose'])).stderr).toContain('1 file parsed')
    expect((await runCommand(['clear', root])).status).toBe(0)
    expect([...readTree(root).keys()]).toEqual(['.cache/other-tool/letter.txt', 'docs/a.md'])
  })

  it('are not hidden from git, while a cache of its own is', async () => {
    writeFile(root, 'docs/a.md', '# A\n')
    writeFile(root, 'shared/letter.txt', 'dear')
    expect((await runCommand(['build', root])).status).toBe(0)
    expect(readTree(root).get('.cache/.gitignore')).toBe('*\n')
    expect((await runCommand(['build', root, '--cache', join(root, 'shared')])).status).toBe(0)
    expect(readTree(root).has('shared/.gitignore')).toBe(false)
    expect((await runCommand(['clear', root])).status).toBe(0)
    expect(readTree(root).has('.cache/.gitignore')).toBe(false)
  })

  it('remain in a folder that never was a cache, whatever its name', async () => {
    writeFile(root, 'docs/images/a.txt', 'dear')
    expect((await runCommand(['clear', root, '--cache', join(root, 'docs')])).status).toBe(0)
    expect([...readTree(root).keys()]).toEqual(['docs/images/a.txt'])
    const { status, stderr } = await runCommand(['clear', root, '--cache', root])
    expect(status).toBe(2)
    expect(stderr).toContain('contains the site itself. Choose another folder with --cache.')
  })
})

describe('a build that is running', () => {
  coldCaches()

  it.each([['build', '--no-cache'], ['clear']])('blocks %s %s until it ends', async (command, ...flags) => {
    for (let index = 0; index < 400; index++)
      writeFile(root, `docs/page-${index}.md`, `# Page ${index}\n\nText.\n`)
    const first = startCli(['build', root])
    for (let tries = 0; tries < 200 && !existsSync(join(root, '.cache/theme')); tries++) await sleep(10)
    const second = await runCommand([command, root, ...flags])
    expect(await first.done).toMatchObject({ status: 0 })
    expect(second.status, second.stderr).toBe(0)
    expect(second.stderr).toContain('is running here. Waiting for it')
  })
})

it('two builds with separate caches and the same output run one after another', async () => {
  for (let index = 0; index < 300; index++)
    writeFile(root, `docs/page-${index}.md`, `# Page ${index}\n\nText.\n`)
  const both = await Promise.all(
    ['a', 'b'].map((name) => runCli(['build', root, '--cache', join(root, `.cache-${name}`)])),
  )
  expect(both.map(({ status, stderr }) => [status, stderr.includes('error')])).toEqual([
    [0, false],
    [0, false],
  ])
  expect(both.filter(({ stderr }) => stderr.includes('is running here. Waiting for it'))).toHaveLength(1)
  const written = readTree(join(root, 'dist'))
  expect(
    (await runCommand(['build', root, '--out', join(root, 'clean'), '--cache', join(root, '.cache-c')]))
      .status,
  ).toBe(0)
  expect(differences(written, readTree(join(root, 'clean')))).toEqual([])
})

it('an unreadable lock is reported, not waited for', async () => {
  writeFile(root, 'docs/a.md', '# A\n')
  mkdirSync(join(root, '.cache/lock'), { recursive: true })
  const { status, stderr } = await runCommand(['build', root])
  expect(status).toBe(1)
  expect(stderr).toContain('.cache/lock is a folder, but must be a file')
})

/** Files of the store with this ending. */
const storeFiles = (ending: string): readonly string[] =>
  readdirSync(join(root, '.cache/store'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(root, '.cache/store', name))

describe('a store', () => {
  const damages: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
    ['of other bytes', () => Buffer.from('garbage'.repeat(10_000))],
    ['that is empty', () => Buffer.alloc(0)],
    ['that was cut off', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['of which only the beginning is left', (bytes) => bytes.subarray(0, 50)],
    ['with a block of other bytes', (bytes) => bytes.fill(0x55, Math.floor(bytes.length / 2))],
  ]
  it.each(damages)('%s is created again', async (_what, damage) => {
    for (let index = 0; index < 20; index++)
      writeFile(root, `docs/page-${index}.md`, `# Page ${index}\n\n${`Words ${index}. `.repeat(500)}\n`)
    await runCommand(['build', root])
    const whole = readTree(join(root, 'dist'))
    for (const ending of ['.values', '.index']) {
      const files = storeFiles(ending)
      expect(files.length).toBeGreaterThan(0)
      for (const file of files) writeFileSync(file, damage(readFileSync(file)))
      rmSync(join(root, 'dist'), { recursive: true })
      expect(await runCommand(['build', root])).toMatchObject({ status: 0 })
      expect(differences(whole, readTree(join(root, 'dist')))).toEqual([])
    }
  })
})

describe('invalid records', () => {
  it.each(['{', 'null', '[["docs/a.md"]]', '{"manifest":[1]}'])('%s: are created again', async (text) => {
    writeFile(root, 'docs/a.md', '# A\n')
    await runCommand(['build', root])
    const whole = readTree(join(root, 'dist'))
    const records = readdirSync(join(root, '.cache')).filter((name) => /\.(?:bin|json)$/.test(name))
    expect(records.length).toBeGreaterThan(1)
    for (const name of records) writeFile(root, `.cache/${name}`, text)
    writeFile(root, '.cache/theme/bundle.json', text)
    expect(await runCommand(['build', root])).toMatchObject({ status: 0 })
    expect(differences(whole, readTree(join(root, 'dist')))).toEqual([])
  })

  it.each(['{', '{"gone":1}', '{"gone":["../docs/a.md","../../a","/docs/../../docs/a.md"]}'])(
    'the journal %s deletes nothing',
    async (text) => {
      writeFile(root, 'docs/a.md', '# A\n')
      await runCommand(['build', root])
      const whole = readTree(join(root, 'dist'))
      writeFile(root, 'dist/.troodon-journal', text)
      expect(await runCommand(['build', root])).toMatchObject({ status: 0 })
      expect(differences(whole, readTree(join(root, 'dist')))).toEqual([])
      expect(existsSync(join(root, 'docs/a.md'))).toBe(true)
    },
  )
})
