// Plugins of webpack in `configureWebpack`: files that they copy, and modules that they leave out.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { problemText } from '../../../support/cli.ts'
import { runCommand } from '../../../support/command.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

const outputOf = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

const plugin = (more: string) => `const { join } = require('node:path')
class CopyPlugin {
  constructor({ patterns }) { this.patterns = patterns }
}
module.exports = ({ siteDir }) => ({
  name: 'copying',
  configureWebpack: (_config, _isServer, { currentBundler }) => {
    const { CopyRspackPlugin, IgnorePlugin } = currentBundler.instance
    return { plugins: [${more}] }
  },
})
`

async function buildWith(more: string) {
  writeFile(root, 'site.config.ts', "export default { plugins: ['./plugins/one.js'] }\n")
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(root, 'plugins/one.js', plugin(more))
  const { status, stderr } = await runCommand(['build', root])
  return { status, problems: problemText(stderr) }
}

it('copy files, folders and what fits a pattern, also after an edit', async () => {
  writeFile(root, 'assets/one.txt', 'one')
  writeFile(root, 'assets/.hidden', 'hidden')
  writeFile(root, 'assets/deep/two.txt', 'two')
  writeFile(root, 'assets/deep/two.map', 'map')
  writeFile(root, 'data/a.json', '1')
  writeFile(root, 'data/b.json', '2')
  const copies = `
    new CopyPlugin({ patterns: [
      { from: join(siteDir, 'assets'), to: 'copied', globOptions: { ignore: ['**/*.map'] } },
      'assets/one.txt',
      { from: 'assets/deep/two.txt', to: 'renamed.txt', transform: (text) => String(text).toUpperCase() },
    ] }),
    new CopyRspackPlugin({ patterns: [
      { from: join(siteDir, 'data', '*.json'), to: 'json/[name].copy[ext]', filter: (file) => !file.endsWith('b.json') },
      { from: 'deep/*.txt', context: 'assets', to: ({ absoluteFilename }) => 'named/' + absoluteFilename.length + '/x.txt' },
      { from: 'not-there/*', noErrorOnMissing: true },
    ] })`
  const first = await buildWith(copies)
  expect(first).toEqual({ status: 0, problems: expect.not.stringContaining('webpack') })
  expect(outputOf('copied/one.txt')).toBe('one')
  expect(outputOf('copied/.hidden')).toBe('hidden')
  expect(outputOf('copied/deep/two.txt')).toBe('two')
  expect(existsSync(join(root, 'dist/copied/deep/two.map'))).toBe(false)
  expect(outputOf('one.txt')).toBe('one')
  expect(outputOf('renamed.txt')).toBe('TWO')
  expect(outputOf('json/a.copy.json')).toBe('1')
  expect(existsSync(join(root, 'dist/json/b.copy.json'))).toBe(false)
  expect(outputOf(`named/${join(root, 'assets/deep/two.txt').length}/x.txt`)).toBe('two')
  writeFile(root, 'assets/one.txt', 'other')
  const { status } = await runCommand(['build', root])
  expect(status).toBe(0)
  expect(outputOf('copied/one.txt')).toBe('other')
})

it('name a copied file that is not there', async () => {
  const { status, problems } = await buildWith("new CopyPlugin({ patterns: ['missing.txt'] })")
  expect(status).toBe(1)
  expect(problems).toContain('copies missing.txt, where there is no file')
})

it('leave a module out only where the folder fits, with an error that code can catch', async () => {
  writeFile(root, 'src/one/optional.js', "module.exports = 'one'\n")
  writeFile(root, 'src/two/optional.js', "module.exports = 'two'\n")
  const reader =
    "let found\ntry { found = require('./optional') } catch { found = 'none' }\nexport default found\n"
  writeFile(root, 'src/one/read.js', reader)
  writeFile(root, 'src/two/read.js', reader)
  writeFile(
    root,
    'src/pages/shown.jsx',
    "import one from '../one/read.js'\nimport two from '../two/read.js'\nexport default () => <p>{[one, two].join()}</p>\n",
  )
  const more = 'new IgnorePlugin({ resourceRegExp: /^\\.\\/optional$/, contextRegExp: /one$/ })'
  const { status, problems } = await buildWith(more)
  expect(status, problems).toBe(0)
  expect(outputOf('shown/index.html')).toContain('<p>none,two')
})
