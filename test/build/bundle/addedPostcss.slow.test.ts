// A configuration of PostCSS that a site gets after its first build, and one that it loses.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { installPostcss } from '../../support/postcss.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const plugin = "{ postcssPlugin: 'added', Once: (css) => css.append('.added { color: navy }') }"

const isCompiled = () =>
  readdirSync(join(root, 'dist/assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .some((name) => readFileSync(join(root, 'dist/assets', name), 'utf8').includes('.added'))

it.each([
  ['postcss.config.cjs', `module.exports = { plugins: [${plugin}] }`],
  ['.config/postcssrc.cjs', `module.exports = { plugins: [${plugin}] }`],
  ['package.json', '{ "postcss": { "plugins": ["./added.cjs"] } }'],
])('is used by the next build: %s', async (name, text) => {
  installPostcss(root)
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'package.json', '{}')
  writeFile(root, 'added.cjs', `module.exports = Object.assign(() => (${plugin}), { postcss: true })`)
  writeFile(root, 'src/css/a.css', '.a { color: red }')
  writeFile(root, 'site.config.json', '{ "customCss": ["src/css/a.css"] }')
  expect((await runCommand(['build', root])).status).toBe(0)
  expect(isCompiled()).toBe(false)
  writeFile(root, name, text)
  expect((await runCommand(['build', root])).status).toBe(0)
  expect(isCompiled()).toBe(true)
  if (name === 'package.json') writeFile(root, name, '{}')
  else rmSync(join(root, name))
  expect((await runCommand(['build', root])).status).toBe(0)
  expect(isCompiled()).toBe(false)
})
