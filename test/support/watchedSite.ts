// A small site with a running `watch` process, for tests that change its files.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { startCli } from './cli.ts'
import { writeFile } from './edits.ts'
import { differences, readTree, runBuild, temporaryFolder } from './engine.ts'

export const guidePage = (name: string, words: string) =>
  `# ${name}\n\n${words} See [one](/docs/guides/one/).\n`

let folder: ReturnType<typeof temporaryFolder>
let root: string
let cli: ReturnType<typeof startCli>
let said = ''

/** Starts `watch` before the tests of a file. `begin` receives the folder of the site and what `watch` prints. */
export function watchedSite(begin: (root: string, output: () => string) => void): void {
  beforeAll(async () => {
    said = ''
    folder = temporaryFolder()
    root = join(folder.path, 'site')
    mkdirSync(root)
    writeFile(root, 'site.config.json', JSON.stringify({ contentDir: '.', onBrokenLinks: 'warn' }))
    for (const name of ['one', 'two', 'three'])
      writeFile(root, `docs/guides/${name}.md`, guidePage(name, 'First.'))
    writeFile(root, 'docs/intro.md', '---\nslug: /\n---\n\n# Intro\n\n[two](./guides/two.md)\n')
    cli = startCli(['watch', root, '--port', '0'])
    cli.child.stderr?.on('data', (chunk) => {
      said += chunk
    })
    await waitForOutput('open http')
    begin(root, () => said)
  })
  afterAll(async () => {
    cli?.child.kill('SIGINT')
    await cli?.done
    folder?.remove()
  })
}

/** Waits until the watcher prints these words. */
export async function waitForOutput(words: string): Promise<void> {
  for (let tries = 0; tries < 1200 && !said.includes(words); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50))
  expect(said).toContain(words)
}

/** Waits until the watcher's output equals a fresh build of the current files. */
export async function waitForFreshBuild(): Promise<void> {
  const fresh = {
    root,
    outDir: join(folder.path, 'fresh'),
    cacheFolder: join(folder.path, 'fresh-cache'),
    threads: 2,
  }
  for (const path of [fresh.outDir, fresh.cacheFolder]) rmSync(path, { recursive: true, force: true })
  expect((await runBuild(fresh)).ok).toBe(true)
  const wanted = readTree(fresh.outDir)
  let different: readonly string[] = []
  for (let tries = 0; tries < 900; tries++) {
    different = stateOf(wanted)
    if (different.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(
    `After 90 seconds ${different.length} files differ: ${different.slice(0, 5).join(', ')}\n${said.slice(-2000)}`,
  )
}

/** Files can disappear while this reads them. */
function stateOf(wanted: ReadonlyMap<string, string>): readonly string[] {
  try {
    return differences(readTree(join(root, 'dist')), wanted)
  } catch (error) {
    return [(error as Error).message]
  }
}
