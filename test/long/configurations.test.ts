// A fuzzer of the configuration: every option gets values of other types, empty texts, and paths that lead to
// folders, to nothing, or out of the site. A message names the option or a file, and none is one of the
// system. The seed is printed. Set TROODON_SEED to repeat a run.
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../build/config/normalize/normalize.ts'
import { runCommand } from '../support/command.ts'
import { randomFrom, writeFile } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'
import { configWith, type OptionPath, optionPaths, otherValues, texts } from '../support/optionValues.ts'
import { faultsIn } from '../support/rawErrors.ts'
import { campaignSeed, rounds } from '../support/rounds.ts'
import { png } from '../support/walkEdits/site.ts'

const seed = campaignSeed(20261128)
const paths = optionPaths()
const values = [...texts, ...otherValues]
const nameOf = (path: OptionPath, value: unknown) => `${path.join('.')}: ${JSON.stringify(value)}`

const files: Readonly<Record<string, string | Buffer>> = {
  'docs/a.md': '---\nslug: /\ntags: [x]\n---\n\n# A\n\n[Post](/blog/first)\n',
  'docs/b/c.md': '# C\n\n![a](/img/a.png)\n',
  'blog/2024-01-02-first.md': '---\nslug: first\n---\n\n# First\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  'pages/index.md': '# Home\n',
  'static/img/a.png': png(0),
  'static/img/empty.png': '',
  'static/img/bad.svg': 'no image',
  'src/bad.css': '} { @import "none";',
  'src/bad.ts': 'export default {',
  'src/folder.css/inside.css': 'a {}',
  'broken.json': '{',
  'broken.yml': 'a: [',
  'empty.yml': '',
  'list.yml': '- a\n',
  'blog/broken.yml': 'a: [',
  'blog/empty.yml': '',
  'blog/list.yml': '- a\n',
  'docs/broken.yml': 'a: [',
  'docs/list.yml': '- a\n',
  'blog/docs/x': '',
}

let folder: ReturnType<typeof temporaryFolder>
let root: string
beforeAll(() => {
  console.log(`configurations: TROODON_SEED=${seed}`)
  folder = temporaryFolder()
  root = join(folder.path, 'site')
  mkdirSync(root)
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  symlinkSync('loop', join(root, 'loop'))
})
afterAll(() => folder.remove())

/** As they are written. */
const accepted: (readonly [string, object])[] = []

it(`reads ${paths.length} options with ${values.length} values each`, () => {
  const faults: string[] = []
  for (const path of paths)
    for (const value of values) {
      const config = configWith(path, value)
      const name = nameOf(path, value)
      try {
        const read = readConfig(config, { hasFolder: (one) => one === 'blog' || one === 'docs' })
        if (read.ok) accepted.push([name, config])
        else
          for (const { path: at, message } of read.problems)
            if (at === '' || /undefined|\[object|\bE[A-Z]{4,}\b|Error/.test(message))
              faults.push(`${name} → ${at} ${message}`)
      } catch (error) {
        faults.push(`${name} → ${(error as Error).stack}`)
      }
    }
  expect(faults).toEqual([])
  expect(accepted.length).toBeGreaterThan(paths.length)
})

it(`builds sites with such options, or says what is wrong (TROODON_SEED=${seed})`, async () => {
  const random = randomFrom(seed)
  const faults: string[] = []
  for (let round = rounds(30); round > 0; round--) {
    const [name, config] = accepted[Math.floor(random() * accepted.length)] as (typeof accepted)[number]
    writeFileSync(join(root, 'site.config.json'), JSON.stringify({ url: 'https://a.example', ...config }))
    rmSync(join(root, 'dist'), { recursive: true, force: true })
    const { status, stdout, stderr } = await runCommand(['build', root, '--json'])
    const { problems = [] } = stdout === '' ? {} : JSON.parse(stdout)
    faults.push(...faultsIn({ status, problems, stderr }).map((fault) => `${name} → ${fault}`))
    if (status === 0 && !isWritten(join(root, 'dist'))) faults.push(`${name} → nothing is written`)
  }
  expect(faults).toEqual([])
})

/** Every language can have a folder of its own. */
const isWritten = (outDir: string): boolean =>
  existsSync(outDir) &&
  readdirSync(outDir, { recursive: true }).some((path) => basename(String(path)) === '404.html')
