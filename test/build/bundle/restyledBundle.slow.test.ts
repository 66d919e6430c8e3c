// Style sheets that a plugin of PostCSS makes from the words of pages, as Tailwind CSS does.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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

/** Adds a rule for each word of pages that begins with `c-`; fails for `c-bad`. */
const config = `const { readdirSync, readFileSync } = require('node:fs')
module.exports = { plugins: [{
  postcssPlugin: 'words',
  Once(css, { result }) {
    const dir = __dirname + '/docs'
    result.messages.push({ type: 'dir-dependency', plugin: 'words', dir })
    const text = readdirSync(dir).map((name) => readFileSync(dir + '/' + name, 'utf8')).join(' ')
    const words = new Set(text.match(/\\bc-\\w+/g))
    if (words.has('c-bad')) throw new Error('bad word')
    for (const word of [...words].sort()) css.append('.' + word + ' { color: red }')
  },
}] }`

const names = () => {
  const folder = join(root, 'dist/assets')
  const css = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  return [...new Set(css.join('').match(/\bc-\w+/g))]
}

/** Whether the bundler has written its files again: it removes those that are not its own. */
async function rebuild(status = 0) {
  const marker = '.cache/theme/client/marker'
  writeFile(root, marker, '')
  const ran = await runCommand(['build', root])
  expect(ran.status, ran.stderr).toBe(status)
  return existsSync(join(root, marker)) ? 'same bundle' : 'new bundle'
}

it.each([
  ['a site with code', "import './a.css'\nexport default () => <p>Text</p>\n"],
  ['a site without code', null],
])('are bundled again when an edit changes them: %s', async (_, page) => {
  installPostcss(root)
  writeFile(root, 'postcss.config.cjs', config)
  writeFile(root, 'docs/a.md', '# A\n\nc-one\n')
  if (page !== null) writeFile(root, 'src/pages/own.jsx', page)
  writeFile(root, page === null ? 'src/css/a.css' : 'src/pages/a.css', '.own { color: blue }')
  if (page === null) writeFile(root, 'site.config.json', '{ "customCss": ["src/css/a.css"] }')
  expect([await rebuild(), names()]).toEqual(['new bundle', ['c-one']])
  writeFile(root, 'docs/a.md', '# A\n\nc-one and more words\n')
  expect([await rebuild(), names()]).toEqual(['same bundle', ['c-one']])
  expect(readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')).toContain('more words')
  writeFile(root, 'docs/b.md', '# B\n')
  expect([await rebuild(), names()]).toEqual(['same bundle', ['c-one']])
  writeFile(root, 'docs/b.md', '# B\n\nc-two\n')
  expect([await rebuild(), names()]).toEqual(['new bundle', ['c-one', 'c-two']])
  rmSync(join(root, 'docs/b.md'))
  expect([await rebuild(), names()]).toEqual(['new bundle', ['c-one']])
  expect(await rebuild()).toBe('same bundle')
})

it('are compiled again after a mistake in a file that they are made from', async () => {
  installPostcss(root)
  writeFile(root, 'postcss.config.cjs', config)
  writeFile(root, 'docs/a.md', '# A\n\nc-one\n')
  writeFile(root, 'src/css/a.css', '.own { color: blue }')
  writeFile(root, 'site.config.json', '{ "customCss": ["src/css/a.css"] }')
  await rebuild()
  writeFile(root, 'docs/a.md', '# A\n\nc-bad\n')
  expect(await rebuild(1)).toBe('new bundle')
  writeFile(root, 'docs/a.md', '# A\n\nc-bad c-two\n')
  await rebuild(1)
  writeFile(root, 'docs/a.md', '# A\n\nc-two\n')
  expect([await rebuild(), names()]).toEqual(['new bundle', ['c-two']])
})
