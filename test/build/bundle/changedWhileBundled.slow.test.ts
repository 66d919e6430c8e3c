// A file that changes after the bundler has read it, while it still bundles.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

/** Writes the color of a file, and changes the file in the first build. */
const config = `const { existsSync, readFileSync, writeFileSync } = require('node:fs')
module.exports = { plugins: [{
  postcssPlugin: 'color',
  Once(css, { result }) {
    const file = __dirname + '/color.txt'
    css.append('.colored { color: ' + readFileSync(file, 'utf8') + ' }')
    result.messages.push({ type: 'dependency', plugin: 'color', file })
    if (existsSync(__dirname + '/later.txt')) return
    writeFileSync(__dirname + '/later.txt', '')
    writeFileSync(file, 'teal')
  },
}] }`

const css = () =>
  readdirSync(join(root, 'dist/assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(root, 'dist/assets', name), 'utf8'))
    .join('')

it.each([
  ['a site with code', "import './a.css'\nexport default () => <p>Text</p>\n"],
  ['a site without code', null],
])('is read by the next build of %s', async (_, page) => {
  installPostcss(root)
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'color.txt', 'navy')
  writeFile(root, 'src/css/a.css', '.a { color: red }')
  writeFile(root, 'postcss.config.cjs', config)
  writeFile(root, 'site.config.json', page === null ? '{ "customCss": ["src/css/a.css"] }' : '{}')
  if (page !== null) {
    writeFile(root, 'src/pages/one.jsx', page)
    writeFile(root, 'src/pages/a.css', '.a { color: red }')
  }
  expect((await runCommand(['build', root])).status).toBe(0)
  expect(existsSync(join(root, 'later.txt'))).toBe(true)
  expect(css()).toMatch(/\.colored\s*\{\s*color:\s*navy/)
  expect((await runCommand(['build', root])).status).toBe(0)
  expect(css()).toMatch(/\.colored\s*\{\s*color:\s*teal/)
})
