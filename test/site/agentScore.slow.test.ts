// How well agents can read sites, by AFDocs: new ones of every template, and this repository's.
import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { runCommand } from '../support/command.ts'
import { writeFile } from '../support/edits.ts'
import { temporaryFolder } from '../support/engine.ts'
import { serveOwnSite } from '../support/ownSite.ts'

const { path: folder, remove } = temporaryFolder()
afterAll(remove)

const templates = ['docs', 'docs-blog', 'blog', 'markdown']

it('is 100 of 100 for every template and this site', async () => {
  const own = await serveOwnSite()
  own.close()
  const names = ['hen', 'newt', 'egg', 'nest', 'wing']
  for (const name of names) writeFile(folder, `markdown/docs/${name}.md`, `# The ${name}\n\nIts words.\n`)
  for (const template of templates) {
    const root = join(folder, template)
    const options = ['--yes', '--template', template, '--no-git', '--deploy', 'none']
    expect(await runCommand(['init', root, ...options])).toMatchObject({ status: 0 })
    expect(await runCommand(['build', root])).toMatchObject({ status: 0 })
  }
  const folders = [own.outDir, ...templates.map((template) => join(folder, template, 'dist'))]
  const { stdout } = await promisify(execFile)('node', [resolve('scripts/run.js'), 'agentScore', ...folders])
  console.log(stdout)
  expect(stdout.match(/^\s*\d+ {2}\S+/gm)).toEqual(folders.map(() => '100  A+'))
}, 400_000)
