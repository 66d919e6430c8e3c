// A file that somebody put into the output folder. A build removes what builds wrote, and does not list the
// folder as long as it is the one of its record: that would take as long as the rest of a small build.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

it('stays after a build without changes, is told by --verify, and goes with --no-cache', async () => {
  writeFile(root, 'site.config.json', '{ "title": "A", "url": "https://a.example" }')
  writeFile(root, 'docs/a.md', '---\nslug: /\n---\n\n# A\n')
  const build = (...flags: string[]) => runCommand(['build', root, ...flags])
  expect((await build()).status).toBe(0)
  writeFile(root, 'dist/by-hand/index.html', 'x')
  const added = join(root, 'dist/by-hand/index.html')
  expect((await build()).status).toBe(0)
  expect(existsSync(added)).toBe(true)
  const verified = await build('--verify')
  expect(verified.status).toBe(1)
  expect(verified.stderr).toContain('by-hand/index.html differs from a clean build.')
  expect((await build('--no-cache')).status).toBe(0)
  expect(existsSync(added)).toBe(false)
})

it('goes with the next build where the folder is not the one of the record', async () => {
  writeFile(root, 'site.config.json', '{ "title": "A", "url": "https://a.example" }')
  writeFile(root, 'docs/a.md', '---\nslug: /\n---\n\n# A\n')
  const build = () => runCommand(['build', root])
  expect((await build()).status).toBe(0)
  writeFile(root, 'dist/by-hand/index.html', 'x')
  const marker = join(root, 'dist/.troodon')
  writeFileSync(marker, readFileSync(marker, 'utf8').replace(/^Files: .*$/m, 'Files: 0'))
  expect((await build()).status).toBe(0)
  expect(existsSync(join(root, 'dist/by-hand'))).toBe(false)
})

it('goes where a plugin has added it that the site no longer has', async () => {
  const plugin = `() => ({ name: 'own', async postBuild({ outDir }) {
  const { mkdirSync, writeFileSync } = await import('node:fs')
  mkdirSync(outDir + '/extra', { recursive: true })
  writeFileSync(outDir + '/extra/own.txt', 'x')
} })`
  const configure = (plugins: string) =>
    writeFile(
      root,
      'site.config.mjs',
      `export default { title: 'A', url: 'https://a.example', plugins: [${plugins}] }`,
    )
  rmSync(join(root, 'site.config.json'), { force: true })
  writeFile(root, 'docs/a.md', '---\nslug: /\n---\n\n# A\n')
  const added = join(root, 'dist/extra/own.txt')
  const build = () => runCommand(['build', root])
  configure(plugin)
  expect((await build()).status).toBe(0)
  expect(existsSync(added)).toBe(true)
  expect((await build()).stderr).toContain('nothing changed')
  expect(existsSync(added)).toBe(true)
  configure('')
  expect((await build()).status).toBe(0)
  expect(existsSync(join(root, 'dist/extra'))).toBe(false)
})
