// Documents beside the site that show files of other folders of the repository.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { openFilesAround } from '../../../build/read/filesAround.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'

const root = mkdtempSync(join(tmpdir(), 'troodon-around-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const svg = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"></svg>`
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "workspaces": ["packages/*"] }',
  'packages/website/site.config.json': '{ "docs": { "path": "../../docs" } }',
  'packages/website/static/img/own.svg': svg(1),
  'packages/website/media/beside.svg': svg(2),
  'packages/core/package.json': '{ "name": "@acme/core", "exports": { "./docs/*": "./docs/*" } }',
  'packages/core/docs/_install.mdx':
    '## Install {props.name}\n\n![Box](./box.svg) and [intro](../../../docs/intro.md).\n',
  'packages/core/docs/_plain.md': '## Plain part\n\nText of a package.\n\n![Box](./box.svg)\n',
  'packages/core/docs/_far.md': 'The [far page](../../../docs/plain.mdx).\n',
  'packages/core/docs/box.svg': svg(3),
  'packages/core/src/data.json': '{ "a": 1 }',
  'docs/intro.md': `# Intro

![Own](../packages/website/static/img/own.svg) ![Beside](../packages/website/media/beside.svg)
![Core](../packages/core/docs/box.svg) [Data](../packages/core/src/data.json)
`,
  'docs/parts.mdx': `import Install from '@acme/core/docs/_install.mdx'
import Plain from '@acme/core/docs/_plain.md'
import Far from '../packages/core/docs/_far.md'

# Parts

<Install name="acme" />

<Plain />

<Far />
`,
  'docs/plain.mdx': `import Plain from '@acme/core/docs/_plain.md'

# Only text

<Plain />
`,
}
const build = (...flags: string[]) => runCommand(['build', join(root, 'packages/website'), ...flags])
const read = (path: string) => readFileSync(join(root, 'packages/website/dist', path), 'utf8')

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  mkdirSync(join(root, 'packages/website/node_modules/@acme'), { recursive: true })
  symlinkSync('../../../core', join(root, 'packages/website/node_modules/@acme/core'))
  const { status, stderr } = await build()
  expect(stderr).not.toMatch(/warning|error/)
  expect(status).toBe(0)
})

it('shows and offers files of the repository, and finds the files of the site by the way back', () => {
  const intro = read('docs/intro/index.html')
  expect(intro).toContain('src="/img/own.svg"')
  expect(intro).toMatch(/src="\/assets\/images\/beside-\w+\.svg"/)
  expect(intro).toMatch(/src="\/assets\/images\/box-\w+\.svg"/)
  const [, data = ''] = /href="\/(assets\/files\/data-\w+\.json)"/.exec(intro) ?? []
  expect(read(data)).toBe(files['packages/core/src/data.json'])
})

it('includes Markdown files of packages, with their headings, images and links', () => {
  const parts = read('docs/parts/index.html')
  expect(parts).toContain('Install <!-- -->acme')
  expect(parts).toContain('href="/docs/intro/">intro<')
  expect(parts).toContain('href="/docs/plain/">far page<')
  for (const page of [parts, read('docs/plain/index.html')]) {
    expect(page).toContain('Text of a package.')
    expect(page).toContain('href="#plain-part"')
    expect(page).toMatch(/src="\/assets\/images\/box-\w+\.svg"/)
  }
})

it('sees an edit of such a file, and of one that was missing', async () => {
  const boxOf = (path: string) => /box-\w+\.svg/.exec(read(path))?.[0]
  const before = boxOf('docs/intro/index.html')
  writeFile(root, 'packages/core/docs/box.svg', svg(4))
  writeFile(root, 'packages/core/docs/_plain.md', '## Plain part\n\nEdited text.\n\n![Box](./box.svg)\n')
  expect((await build('--verify')).status).toBe(0)
  expect(boxOf('docs/intro/index.html')).not.toBe(before)
  expect(boxOf('docs/plain/index.html')).toBe(boxOf('docs/intro/index.html'))
  expect(read('docs/plain/index.html')).toContain('Edited text.')

  rmSync(join(root, 'packages/core/docs/box.svg'))
  const broken = await build()
  expect(broken.status).toBe(1)
  expect(broken.stderr + broken.stdout).toContain('There is no image ../packages/core/docs/box.svg')
  writeFile(root, 'packages/core/docs/box.svg', svg(5))
  expect((await build('--verify')).status).toBe(0)
  expect(boxOf('docs/intro/index.html')).not.toBe(before)
})

it('looks for no pages, and for nothing outside the repository', () => {
  const site = readConfig({ docs: { path: '../../docs' } }, { hasFolder: () => false })
  if (!site.ok) throw new Error('The configuration is wrong.')
  const around = openFilesAround({ root: join(root, 'packages/website'), config: site.config })
  expect(around.nameOf('../../packages/website/a.png')).toBe('a.png')
  expect(around.nameOf('../../packages/core/a.png')).toBe('../core/a.png')
  expect(around.nameOf('../../docs/a.png')).toBe('../../docs/a.png')
  expect(around.nameOf('packages/website/a.png')).toBe('packages/website/a.png')
  const has = (path: string) =>
    around.isAround(around.nameOf(path)) && around.refusal(around.nameOf(path), false) === null
  expect(has('../core/src/data.json')).toBe(true)
  expect(has('../../docs/intro.md')).toBe(false)
  expect(has('../../../../../../../../../../etc/hosts.allow')).toBe(false)
  expect(has('../core/none.png')).toBe(false)
  expect([...around.seen().keys()]).toContain('../core/none.png')
})
