// A build that is killed at any moment leaves a complete old or a complete new output.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runCli, startCli } from '../support/cli.ts'
import { writeFile } from '../support/edits.ts'
import { siteFolder } from '../support/siteFolder.ts'

let root: string
siteFolder((made) => {
  root = made
})

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
