// `troodon deploy` to a folder, as a user runs it.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { startCli } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { readTree } from '../../support/engine.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((made) => {
  root = made
  writeFile(root, 'site.config.json', '{ "title": "Birds", "url": "https://birds.example" }')
  writeFile(root, 'docs/intro.md', '---\nslug: /\n---\n\n# Birds\n\n[Owls](./owls.md)\n')
  writeFile(root, 'docs/owls.md', '# Owls\n\nThey see at night.\n')
})

const www = () => join(root, '../www')
const build = (...flags: string[]) => runCommand(['build', root, ...flags])
const deploy = (...flags: string[]) => runCommand(['deploy', www(), root, ...flags])

/** Files that visitors see. */
const seen = (): ReadonlyMap<string, string> =>
  new Map([...readTree(www())].filter(([path]) => !path.startsWith('.troodon-deploy/')))
const distFiles = (): ReadonlyMap<string, string> =>
  new Map([...readTree(join(root, 'dist'))].filter(([path]) => path !== '.troodon'))

it('deploys, changes only what changed, and goes back', async () => {
  await build()
  const plan = await deploy('--dry-run')
  expect(plan.stdout).toContain('add      docs/owls/index.html')
  expect(existsSync(www())).toBe(false)
  const first = await deploy()
  expect(first).toMatchObject({ status: 0, stdout: '' })
  expect(first.stderr).toContain('Release 1 is deployed')
  expect(seen()).toEqual(distFiles())
  const before = seen()

  writeFile(root, 'docs/owls.md', '# Owls\n\nThey hear well.\n')
  writeFile(root, 'docs/gulls.md', '# Gulls\n')
  rmSync(join(root, 'docs/intro.md'))
  await build()
  const { stdout } = await deploy('--json')
  const { writes, removals } = JSON.parse(stdout) as {
    readonly writes: readonly { readonly path: string; readonly isNew: boolean }[]
    readonly removals: readonly string[]
  }
  const paths = writes.map(({ path }) => path)
  expect(paths).toContain('docs/owls/index.html')
  expect(paths.filter((path) => path.startsWith('assets/feed.'))).toEqual([])
  expect(paths.indexOf('docs/gulls/index.html')).toBeLessThan(paths.indexOf('docs/owls/index.html'))
  expect(removals).toContain('docs/index.html')
  for (const [path, text] of distFiles()) expect(seen().get(path), path).toBe(text)
  expect((await deploy()).stderr).toContain('has this release already: 2')

  const back = await deploy('--rollback')
  expect(back.stderr).toContain('Release 1 is deployed')
  for (const [path, text] of before) expect(seen().get(path), path).toBe(text)
  expect(existsSync(join(www(), 'docs/gulls'))).toBe(false)
  const list = await deploy('--list')
  expect(list.stdout).toMatch(/^1 .* current\n2 .*birds\.example\/\n$/)
  expect((await deploy('--rollback')).stderr).toContain('has no release before 1')
  expect((await deploy('--rollback', '--to', '7')).stderr).toContain(
    'has no release 7. Its releases are 1, 2',
  )
  expect((await deploy('--rollback', '--to', '2')).status).toBe(0)
  for (const [path, text] of distFiles()) expect(seen().get(path), path).toBe(text)
})

it('refuses builds that should not be published', async () => {
  expect((await deploy()).stderr).toContain('There is no built site')
  await build()
  const dist = join(root, 'dist')
  writeFileSync(join(dist, '.troodon-journal'), '{"gone":[]}')
  expect(await deploy()).toMatchObject({ status: 2, stderr: expect.stringContaining('--allow unfinished') })
  rmSync(join(dist, '.troodon-journal'))
  expect((await deploy('--url', 'https://other.example/')).stderr).toContain('--allow url')
  writeFileSync(join(dist, 'docs/index.html'), 'cut')
  rmSync(join(dist, 'docs/owls/index.html'))
  expect((await deploy()).stderr).toContain('docs/index.html and 1 other files were changed or removed')
  expect(existsSync(join(www(), 'index.html'))).toBe(false)
  expect((await deploy('--allow', 'changed')).status).toBe(0)

  writeFile(root, 'docs/owls.md', '# Owls\n\n[Nothing](./nothing.md)\n')
  expect((await build('--strict')).status).toBe(1)
  expect((await deploy()).stderr).toContain('The last build had errors')
  writeFile(root, 'docs/owls.md', '# Owls\n')
  await build('--url', 'https://preview.example/')
  expect((await deploy()).stderr).toContain('built for https://preview.example/, but the target has')
  expect((await deploy('--allow', 'owls')).stderr).toContain('--allow needs one of')
  expect((await runCommand(['deploy', dist, root])).stderr).toContain('Deploy to a folder outside both')
  await build()
  expect((await deploy()).status).toBe(0)
})

it('writes compressed forms beside the files, and removes those that are not wanted any more', async () => {
  await build()
  await deploy('--compress', 'br,gzip')
  const page = join(www(), 'docs/owls/index.html')
  expect(brotliDecompressSync(readFileSync(`${page}.br`))).toEqual(readFileSync(page))
  await deploy('--compress', 'gzip')
  expect(existsSync(`${page}.br`)).toBe(false)
  expect(existsSync(`${page}.gz`)).toBe(true)
  await deploy()
  expect(readdirSync(join(page, '..')).filter((name) => name.startsWith('index.html'))).toEqual([
    'index.html',
  ])
})

it('releases its lock after Ctrl-C', async () => {
  await build()
  const { child, done } = startCli(['deploy', www(), root])
  const lock = () => (existsSync(join(www(), '.troodon-deploy/lock')) ? 'taken' : 'not yet')
  await expect.poll(lock, { timeout: 30_000, interval: 5 }).toBe('taken')
  child.kill('SIGINT')
  await done
  const next = await deploy()
  expect(next).toMatchObject({ status: 0, stderr: expect.not.stringContaining('Waiting for it') })
  expect(seen()).toEqual(distFiles())
})
