// Commands whose output is closed while they run, as by `| head -1`.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startCli } from '../../support/cli.ts'
import { writeFile } from '../../support/edits.ts'
import { temporaryFolder } from '../../support/engine.ts'

let folder: ReturnType<typeof temporaryFolder>
let root: string

beforeEach(() => {
  folder = temporaryFolder()
  root = join(folder.path, 'site')
  mkdirSync(root)
  writeFile(root, 'docs/a.md', '# Page\n')
})

afterEach(() => folder.remove())

const close = (child: ReturnType<typeof startCli>['child']) => {
  child.stdout?.destroy()
  child.stderr?.destroy()
}

it('watch ends', async () => {
  const { child } = startCli(['watch', root, '--port', '0'])
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const code = new Promise((resolve) => child.once('exit', resolve))
  for (let tries = 0; tries < 600 && !/open http/.test(said); tries++) await sleep(50)
  close(child)
  let saves = 0
  const saving = setInterval(() => writeFile(root, 'docs/a.md', `# Page ${saves++}\n`), 500)
  try {
    expect(await code).toBe(141)
  } finally {
    clearInterval(saving)
    child.kill('SIGKILL')
  }
  expect(existsSync(join(root, '.cache/lock'))).toBe(false)
})

it('build goes on', async () => {
  const { child } = startCli(['build', root])
  close(child)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  expect(code).toBe(0)
  expect(existsSync(join(root, 'dist/docs/a/index.html'))).toBe(true)
})
