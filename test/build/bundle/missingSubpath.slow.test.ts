// Imports of a path that an installed package does not have.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { problemText } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

it('say that the package is installed, and what it has', async () => {
  writeFile(
    root,
    'node_modules/small/package.json',
    '{ "name": "small", "version": "1.2.3", "exports": { ".": "./a.js", "./lite": "./b.js" } }',
  )
  writeFile(root, 'node_modules/small/a.js', 'export default 1\n')
  writeFile(root, 'node_modules/small/b.js', 'export default 2\n')
  writeFile(root, 'node_modules/plain/package.json', '{ "name": "plain", "version": "2.0.0" }')
  writeFile(root, 'node_modules/plain/lib/one.js', 'module.exports = 1\n')
  const page = (path: string) => `import x from '${path}'\nexport default () => <p>{String(x)}</p>\n`
  writeFile(root, 'src/pages/a.jsx', page('small/inner/deep'))
  writeFile(root, 'src/pages/b.jsx', page('small/lit'))
  writeFile(root, 'src/pages/c.jsx', page('plain/lib/twenty'))
  writeFile(root, 'src/pages/d.jsx', page('plain'))
  writeFile(root, 'src/pages/e.jsx', page('absent/part'))
  writeFile(root, 'docs/f.mdx', "import X from 'small/widgets'\n\n# F\n\n<X />\n")
  const { status, stderr } = await runCommand(['build', root])
  const problems = problemText(stderr)
  expect(status).toBe(1)
  expect(problems).toContain(
    'small/inner/deep cannot be imported: small 1.2.3 is installed, but has no ./inner/deep.',
  )
  expect(problems).toContain('It exports small, small/lite.')
  expect(problems).toContain('Did you mean small/lite?')
  expect(problems).toContain('plain 2.0.0 is installed, but has no ./lib/twenty.')
  expect(problems).toContain('It has plain/lib/one.')
  expect(problems).toContain('plain 2.0.0 is installed, but has no main file.')
  expect(problems).toContain('It has plain/lib.')
  expect(problems).toContain('absent/part cannot be imported: it is not installed.')
  expect(problems).toContain('Install it: npm install absent')
  expect(problems).toContain(
    'small/widgets cannot be imported: small 1.2.3 is installed, but has no ./widgets.',
  )
})

it('find a file without its ending below a pattern of exports', async () => {
  writeFile(
    root,
    'node_modules/wide/package.json',
    '{ "name": "wide", "version": "1.0.0", "type": "module", "exports": { "./parts/*": "./lib/*" } }',
  )
  writeFile(root, 'node_modules/wide/lib/deep/one.js', "export const one = 'part one'\n")
  writeFile(
    root,
    'src/pages/g.jsx',
    "import { one } from 'wide/parts/deep/one'\nexport default () => <p>{one}</p>\n",
  )
  const { status, stderr } = await runCommand(['build', root])
  expect(status, stderr).toBe(0)
  expect(readFileSync(join(root, 'dist/g/index.html'), 'utf8')).toContain('<p>part one</p>')
})
