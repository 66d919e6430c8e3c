// A package or file that was missing is used by the first build after it is there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

it('is found when it was installed or written after a build', async () => {
  writeFile(
    root,
    'docs/a.mdx',
    "import Mark from 'mark/lib'\nimport Own from '@site/src/Own'\n\n# A\n\n<b><Mark /></b>\n\n<Own />\n",
  )
  const build = async () => {
    const { status, stderr } = await runCommand(['build', root])
    return { status, missing: [...stderr.matchAll(/(\S+) cannot be imported/g)].map(([, path]) => path) }
  }
  expect(await build()).toEqual({ status: 0, missing: ['mark/lib', '@site/src/Own'] })
  writeFile(root, 'node_modules/mark/package.json', '{"name":"mark","version":"1.0.0"}')
  writeFile(root, 'node_modules/mark/lib.js', "module.exports = () => 'a package'")
  expect(await build()).toEqual({ status: 0, missing: ['@site/src/Own'] })
  writeFile(root, 'src/Own.jsx', 'export default () => <i>a file</i>')
  expect(await build()).toEqual({ status: 0, missing: [] })
  const page = readFileSync(join(root, 'dist/docs/a/index.html'), 'utf8')
  expect(page).toContain('a package')
  expect(page).toContain('<i>a file</i>')
})
