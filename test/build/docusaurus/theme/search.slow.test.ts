// Troodon's search in a site with its own theme.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../../support/command.ts'
import { writeFile } from '../../../support/edits.ts'
import { siteFolder } from '../../../support/siteFolder.ts'
import { writeStubDocusaurus } from '../../../support/stubDocusaurus.ts'

let root = ''
siteFolder((path) => {
  root = path
})

const page = () => readFileSync(join(root, 'dist/docs/a.html'), 'utf8')

it('is the search bar of the theme, unless the theme has one', async () => {
  writeStubDocusaurus(root)
  const bar = 'node_modules/@docusaurus/theme-classic/theme/SearchBar.js'
  writeFile(root, bar, "export {default} from '@docusaurus/Noop'\n")
  writeFile(root, 'node_modules/@docusaurus/core/lib/client/exports/Noop.js', 'export default () => null\n')
  writeFile(root, 'docs/a.md', '## Eggs\n')
  writeFile(root, 'src/theme/Footer.js', "export { default } from '@theme/SearchBar'\n")
  const write = (own: string) =>
    writeFile(
      root,
      'docusaurus.config.js',
      `module.exports = {
  title: 'Nests', url: 'https://example.com', baseUrl: '/', trailingSlash: false,
  customFields: { troodon: { ${own} } },
  presets: [['classic', { blog: false, theme: { customCss: [] } }]],
}
`,
    )
  write("theme: 'docusaurus'")
  await runCommand(['build', root])
  expect(page()).not.toContain('<button')
  write("theme: 'docusaurus', search: 'local'")
  const { status } = await runCommand(['build', root])
  expect(status).toBe(0)
  expect(page()).toContain('class="troodon-search" aria-label="Search Ctrl K"')
  const script = /src="\/(assets\/js\/site-[^"]*)"/.exec(page())?.[1] ?? ''
  expect(readFileSync(join(root, 'dist', script), 'utf8')).toContain('"provider":"local"')
  writeFile(root, bar, 'export default () => <b>Search of the theme</b>\n')
  await runCommand(['build', root])
  expect(page()).toContain('<b>Search of the theme</b>')
  expect(page()).not.toContain('troodon-search')
})
