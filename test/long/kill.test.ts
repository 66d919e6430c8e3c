// A build that is killed at any moment leaves a complete old or a complete new output.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { transformSync } from 'esbuild'
import { expect, it } from 'vitest'
import { runCli, startCli } from '../support/cli.ts'
import { randomFrom, writeFile } from '../support/edits.ts'
import { differences, readTree } from '../support/engine.ts'
import { campaignSeed, rounds } from '../support/rounds.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((made) => {
  root = made
})

/** The same fault in every process and thread that reads the file first. */
function breakingDisk(at: number): Readonly<Record<string, string>> {
  const file = join(root, '../faults.cjs')
  const source = readFileSync('test/support/faults.ts', 'utf8')
  writeFileSync(file, transformSync(source, { loader: 'ts', format: 'cjs', target: 'node20' }).code)
  return { NODE_OPTIONS: `--require ${file}`, TROODON_TEST_FAULT: `kill|${at}|${root}` }
}

const build = () => runCli(['build', root])
const page = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

it('leaves a complete old or a complete new output after a kill at any moment', async () => {
  for (let index = 0; index < 150; index++)
    writeFile(root, `docs/page-${index}.md`, `# Page ${index}\n\nOld.\n`)
  await build()
  for (let round = 0; round < 12; round++) {
    for (let index = 0; index < 150; index++)
      writeFile(root, `docs/page-${index}.md`, `# Page ${index}\n\nRound ${round}.\n`)
    const { child, done } = startCli(['build', root], { TROODON_THREADS: '2' })
    await sleep(150 + round * 60)
    child.kill('SIGKILL')
    await done
    const { status } = await build()
    expect(status).toBe(0)
    const texts = new Set(
      Array.from(
        { length: 150 },
        (_, index) => /(?:Old|Round \d+)\./.exec(page(`docs/page-${index}/index.html`))?.[0],
      ),
    )
    expect([...texts]).toEqual([`Round ${round}.`])
  }
})

it('makes the output of a clean build after a kill at any change of the disk', async () => {
  const count = rounds(2)
  const random = randomFrom(campaignSeed(27))
  const write = (round: number) => {
    for (let index = 0; index < 125; index++)
      writeFile(root, `docs/page-${index}.md`, `# Page ${index}\n\nRound ${index % 3 ? 0 : round}.\n`)
    for (const name of ['page', 'other'])
      rmSync(join(root, `docs/${name}-of-round`), { recursive: true, force: true })
    writeFile(root, `docs/${round % 2 ? 'page' : 'other'}-of-round/one.md`, '# One\n')
  }
  write(0)
  await build()
  let killed = 0
  for (let round = 1; round <= count; round++) {
    // Early changes are of many kinds; later ones are of hundreds of pages.
    const at = 1 + Math.floor(500 ** (random() * (round / count) ** 0.5))
    write(round)
    const stopped = await runCli(['build', root], { TROODON_THREADS: '2', ...breakingDisk(at) })
    if (stopped.signal === 'SIGKILL') killed++
    else expect(stopped.status).toBe(0)
    if (round % 3 === 0) write(round - 1)
    expect((await build()).status).toBe(0)
    const clean = [join(root, '../clean'), join(root, '../clean-cache')] as const
    const ran = await runCli(['build', root, '--out', clean[0], '--cache', clean[1]])
    expect(ran.status).toBe(0)
    expect(differences(readTree(join(root, 'dist')), readTree(clean[0])), `change ${at}`).toEqual([])
    for (const folder of clean) rmSync(folder, { recursive: true })
  }
  expect(killed).toBeGreaterThan(count / 2)
})
