// Whatever happens to the files while `watch` runs, `dist/` ends in the state of a fresh build: saves by renaming, moves, folders with new
// names, a branch switch of many files at once, a configuration that is broken and mended, components of the theme.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCli } from '../../support/cli.ts'
import { writeFile } from '../../support/edits.ts'
import { differences, readTree, runBuild, temporaryFolder } from '../../support/engine.ts'

/** How many files a branch switch changes. */
const many = Number(process.env['TROODON_SWITCH'] ?? 1_200)

let folder: ReturnType<typeof temporaryFolder>
let root: string
let cli: ReturnType<typeof startCli>
let said = ''

const page = (name: string, words: string) => `# ${name}\n\n${words} See [one](/docs/guides/one/).\n`

beforeAll(async () => {
  folder = temporaryFolder()
  root = join(folder.path, 'site')
  mkdirSync(root)
  writeFile(root, 'site.config.json', JSON.stringify({ contentDir: '.', onBrokenLinks: 'warn' }))
  for (const name of ['one', 'two', 'three']) writeFile(root, `docs/guides/${name}.md`, page(name, 'First.'))
  writeFile(root, 'docs/intro.md', '---\nslug: /\n---\n\n# Intro\n\n[two](./guides/two.md)\n')
  cli = startCli(['watch', root, '--port', '0'])
  cli.child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  for (let tries = 0; tries < 600 && !/open http/.test(said); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50))
})

afterAll(async () => {
  cli?.child.kill('SIGINT')
  await cli?.done
  folder?.remove()
})

/** Waits until the watcher's output is what a fresh build makes of the files as they are. */
async function settles(): Promise<void> {
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
  for (let tries = 0; tries < 300; tries++) {
    different = stateOf(wanted)
    if (different.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(
    `After 30 seconds ${different.length} files differ: ${different.slice(0, 5).join(', ')}\n${said.slice(-2000)}`,
  )
}

/** Files come and go while they are read. */
function stateOf(wanted: ReadonlyMap<string, string>): readonly string[] {
  try {
    return differences(readTree(join(root, 'dist')), wanted)
  } catch (error) {
    return [(error as Error).message]
  }
}

it('follows a save at once after the start, by writing another file and renaming it', {
  timeout: 60_000,
}, async () => {
  writeFileSync(join(root, 'docs/guides/.one.md.swp'), page('one', 'Saved by an editor.'))
  renameSync(join(root, 'docs/guides/.one.md.swp'), join(root, 'docs/guides/one.md'))
  await settles()
  expect(readFileSync(join(root, 'dist/docs/guides/one/index.html'), 'utf8')).toContain('Saved by an editor.')
})

it('follows new, moved and deleted files', { timeout: 60_000 }, async () => {
  writeFile(root, 'docs/new/four.md', page('four', 'New.'))
  renameSync(join(root, 'docs/guides/two.md'), join(root, 'docs/moved.md'))
  rmSync(join(root, 'docs/guides/three.md'))
  await settles()
})

it('follows a folder with a new name', { timeout: 60_000 }, async () => {
  renameSync(join(root, 'docs/guides'), join(root, 'docs/handbook'))
  await settles()
  writeFile(root, 'docs/handbook/one.md', page('one', 'Edited in its new place.'))
  await settles()
})

it('follows a configuration that is broken, and mended together with a text', {
  timeout: 60_000,
}, async () => {
  writeFileSync(join(root, 'site.config.json'), '{ "title": ')
  for (let tries = 0; tries < 200 && !said.includes('The configuration is not valid JSON'); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50))
  expect(said).toContain('The configuration is not valid JSON')
  writeFile(root, 'docs/moved.md', page('moved', 'Written while nothing could be built.'))
  writeFile(
    root,
    'site.config.json',
    JSON.stringify({ contentDir: '.', onBrokenLinks: 'warn', title: 'Mended' }),
  )
  await settles()
})

it('follows components of the theme that come and go', { timeout: 60_000 }, async () => {
  writeFile(root, 'docs/box.mdx', '# Box\n\n<Details summary="More">\n\nText.\n\n</Details>\n')
  writeFile(
    root,
    'theme/public/Details.jsx',
    'export default ({ children }) => <details className="ours">{children}</details>\n',
  )
  await settles()
  expect(readFileSync(join(root, 'dist/docs/box/index.html'), 'utf8')).toContain('class="ours"')
  rmSync(join(root, 'theme'), { recursive: true })
  await settles()
})

it(`follows a branch switch of ${many} files`, { timeout: 240_000 }, async () => {
  for (let index = 0; index < many; index++)
    writeFile(root, `docs/part-${index % 20}/page-${index}.md`, page(`Page ${index}`, 'On this branch.'))
  await settles()
  rmSync(join(root, 'docs/part-3'), { recursive: true })
  for (let index = 0; index < many; index += 2)
    if (index % 20 !== 3)
      writeFile(
        root,
        `docs/part-${index % 20}/page-${index}.md`,
        page(`Page ${index}`, 'On the other branch.'),
      )
  await settles()
})
