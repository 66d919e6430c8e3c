// Style sheets are compiled once for all runs of the bundler that need them.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openStyleSource } from '../../../build/bundle/styleSource.ts'

const root = mkdtempSync(join(tmpdir(), 'troodon-styles-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

it('asks PostCSS once for each file', async () => {
  write('postcss.config.cjs', 'module.exports = { plugins: [] }')
  write('node_modules/postcss/package.json', '{ "name": "postcss", "main": "index.js" }')
  write(
    'node_modules/postcss/index.js',
    `const { appendFileSync } = require('node:fs')
module.exports = () => ({
  async process(css, { from }) {
    appendFileSync(${JSON.stringify(join(root, 'runs.txt'))}, from.slice(-5) + '\\n')
    return { css: css.toUpperCase(), messages: [] }
  },
})`,
  )
  write('work/site/a.css', '.a {}')
  write('work/site/b.css', '.b {}')
  const source = openStyleSource({ work: join(root, 'work'), root }, new Set())
  const read = (name: string) => source.read(join(root, 'work/site', name))
  expect(await Promise.all([read('a.css'), read('b.css'), read('a.css')])).toEqual([
    '.A {}',
    '.B {}',
    '.A {}',
  ])
  expect(await read('b.css')).toBe('.B {}')
  expect(readFileSync(join(root, 'runs.txt'), 'utf8').trim().split('\n').sort()).toEqual(['a.css', 'b.css'])
})
