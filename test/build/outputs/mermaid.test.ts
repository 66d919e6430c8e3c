// The files of mermaid in the output, with the package in the folder of the site.
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
  writeFile(root, 'docs/map.md', '# Map\n\n```mermaid\ngraph LR\n  Gate --> Pond\n```\n')
  writeFile(root, 'node_modules/mermaid/package.json', '{ "name": "mermaid", "version": "11.0.0" }')
  writeFile(root, 'node_modules/mermaid/dist/mermaid.esm.min.mjs', 'export default {}\n')
  writeFile(root, 'node_modules/mermaid/dist/chunks/mermaid.esm.min/chunk-A.mjs', 'export {}\n')
})

const build = async () => JSON.parse((await runCommand(['build', root, '--json'])).stdout)

it('leaves the files of mermaid as they are in the next build', async () => {
  expect(await build()).toMatchObject({ ok: true })
  writeFile(root, 'docs/map.md', '# Map\n\nNew words.\n\n```mermaid\ngraph LR\n  Gate --> Pond\n```\n')
  expect(await build()).toMatchObject({ ok: true, rendered: 1 })
  const unchanged = await runCommand(['build', root])
  expect(unchanged.stderr).toContain('(nothing changed)')
  // A build without changes ends after the scan.
  expect(unchanged.stderr).not.toContain('  plan ')
})
