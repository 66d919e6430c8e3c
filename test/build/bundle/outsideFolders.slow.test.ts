// A site in a repository with its documents and other packages beside it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundledFiles } from '../../../build/bundle/freshBundle.ts'
import { loadProject } from '../../../build/config/loadProject.ts'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { configuredPaths } from '../../../build/dev/changes/followedPaths.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const files: Readonly<Record<string, string>> = {
  'website/site.config.json':
    '{ "docs": { "path": "../docs", "showLastUpdateTime": true }, "customCss": "../packages/lib/style.css" }',
  'website/src/Box.tsx':
    "import Deep from '../../packages/lib/src/deep'\nimport { name } from '@repo/lib'\nexport default () => <i>Box <Deep /> {name}</i>\n",
  'website/src/word.js': "export const word = 'word of the site'\n",
  'website/node_modules/own/package.json': '{"name":"own","version":"1.0.0"}',
  'website/node_modules/own/index.js': "module.exports = 'only in the site'",
  'node_modules/hoisted/package.json': '{"name":"hoisted","version":"1.0.0"}',
  'node_modules/hoisted/index.js': "module.exports = 'hoisted'",
  'packages/lib/package.json': '{"name":"@repo/lib","version":"1.2.3","main":"index.ts"}',
  'packages/lib/index.ts':
    "import hoisted from 'hoisted'\nexport const name: string = 'of a package, ' + hoisted\n",
  'packages/lib/src/deep.js':
    "import { word } from '../../../website/src/word'\nexport default () => <s>{word}</s>\n",
  'packages/lib/style.css': '.of-repository { color: red }\n',
  'docs/intro.md':
    '# Intro\n\n![Sign](./sign.svg) and [code](./code.mdx)\n\n```js file=../packages/lib/src/deep.js\n```\n',
  'docs/sign.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
  'docs/code.mdx':
    "import Box from '../website/src/Box'\nimport Same from '@site/src/Box'\nimport own from 'own'\n\n# Code\n\n<Box /> <Same /> {own}\n",
  'docs/more/_category_.json': '{ "label": "More of it" }',
  'docs/more/up.md': '# Up\n\n[Intro](../intro.md)\n',
}
const read = (path: string) =>
  readFileSync(join(root, 'website/dist', path), 'utf8')
    .replaceAll('<!-- -->', '')
    .replaceAll('\n', ' ')

it('builds documents, images and components from outside of its folder, and follows them', async () => {
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text)
  mkdirSync(join(root, 'website/node_modules/@repo'))
  symlinkSync('../../../packages/lib', join(root, 'website/node_modules/@repo/lib'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args])
  git('init', '-q')
  git('add', 'docs')
  git('commit', '-qm', 'one', '--date', '2024-05-06T12:00:00Z')
  const build = () => runCommand(['build', join(root, 'website')])
  const first = await build()
  expect(first.stderr).not.toContain('warning')
  expect(first.status).toBe(0)
  const box = '<i>Box <s>word of the site</s> of a package, hoisted</i>'
  expect(read('docs/code/index.html')).toContain(`${box} ${box} only in the site`)
  const intro = read('docs/intro/index.html')
  expect(intro).toContain('href="/docs/code/"')
  expect(intro).toMatch(/src="\/assets\/images\/sign-\w+\.svg"/)
  expect(intro).toContain('export')
  expect(intro).toContain('More of it')
  expect(intro).toMatch(/Last updated on <time/)
  expect(read(/href="\/(assets\/client\.\w+\.css)"/.exec(intro)?.[1] ?? '')).toContain('.of-repository')

  // An edit of any of these files is seen.
  writeFile(root, 'packages/lib/src/deep.js', 'export default () => <s>edited</s>\n')
  expect((await build()).status).toBe(0)
  expect(read('docs/code/index.html')).toContain('<s>edited</s>')
  expect(read('docs/intro/index.html')).toContain('edited')

  const website = join(root, 'website')
  const cacheFolder = join(website, '.cache')
  expect(bundledFiles(cacheFolder, website)).toContain(join(root, 'packages/lib/src/deep.js'))
  const engineRoot = process.cwd()
  const project = await loadProject({ root: website, configFile: null, cacheFolder, engineRoot, readConfig })
  expect(configuredPaths(project)).toContain(join(root, 'docs'))
})

it('builds pages in a folder around the site, among them those of the site', async () => {
  writeFile(root, 'website/site.config.json', '{ "pages": { "path": "..", "include": ["**/shown/*"] } }')
  writeFile(root, 'website/shown/inside.tsx', 'export default () => <b>of the site</b>\n')
  writeFile(root, 'shown/beside.tsx', 'export default () => <b>beside it</b>\n')
  const { status, stderr } = await runCommand(['build', join(root, 'website')])
  expect(stderr).not.toContain('error')
  expect(status).toBe(0)
  expect(read('website/shown/inside/index.html')).toContain('<b>of the site</b>')
  expect(read('shown/beside/index.html')).toContain('<b>beside it</b>')
  writeFile(root, 'website/shown/inside.tsx', 'export default () => <b>edited</b>\n')
  expect((await runCommand(['build', join(root, 'website')])).status).toBe(0)
  expect(read('website/shown/inside/index.html')).toContain('<b>edited</b>')
})
