// Modules that Docusaurus generates for the routes of a site.
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

it('are empty without chunks of webpack, or say what there is instead', async () => {
  writeFile(root, 'site.config.json', '{ "checks": { "missingModule": "warn" } }')
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(
    root,
    'src/pages/one.jsx',
    `import ComponentCreator from '@docusaurus/ComponentCreator'
import registry from '@generated/registry'
import names from '@generated/routesChunkNames'
const NotFound = ComponentCreator('*')
export default () => <p>{JSON.stringify([names, registry])}<NotFound /></p>
`,
  )
  writeFile(
    root,
    'src/pages/routes.jsx',
    "import routes from '@generated/routes'\nexport default () => <p>{routes.length}</p>\n",
  )
  writeFile(
    root,
    'src/pages/other.jsx',
    "import data from '@generated/other/default/a.json'\nexport default () => <p>{data}</p>\n",
  )
  writeFile(root, 'docs/b.mdx', "import data from '@generated/more/default/a.json'\n\n# B\n\n{data}\n")
  const { status, stderr } = await runCommand(['build', root])
  const problems = problemText(stderr)
  expect(status).toBe(1)
  expect(problems).toContain('written to')
  const page = readFileSync(join(root, 'dist/one/index.html'), 'utf8')
  expect(page).toContain('<p>[{},{}]')
  expect(page).toMatch(/<p>\[\{\},\{\}\].*class="[^"]*not-found/s)
  expect(problems).toContain('@generated/routes cannot be imported: Troodon has no such module.')
  expect(problems).toContain('with setGlobalData')
  expect(problems).toMatch(
    /@generated\/other\/default\/a\.json cannot be imported: Troodon has no such module/,
  )
  expect(problems).toMatch(
    /@generated\/more\/default\/a\.json cannot be imported: Troodon has no such module/,
  )
  expect(problems).toContain('Of @generated, Troodon has docusaurus.config, ')
  expect(problems).not.toContain('npm install')
})
