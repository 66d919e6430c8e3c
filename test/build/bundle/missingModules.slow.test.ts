// Imports of pages that lead nowhere stop the build. What was missing is used by the first build after it is there.
import { existsSync, readFileSync, rmSync } from 'node:fs'
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

it('stops the build, and each is reported once with its file', async () => {
  const page = `import Text from '!!raw-loader!./missing.tsx'
import Dart from '!!raw-loader!/docs/none.dart'
import Part from './_part.mdx'
import './gone.css'
import Work from 'worker-loader!./x.js'

# A

<Part />

<Work>{Text}{Dart}</Work>

export const own = (() => { try { return require('optional') } catch { return 'none' } })()

<b>{own}</b>
`
  writeFile(root, 'docs/a.mdx', page)
  writeFile(
    root,
    'docs/b.mdx',
    "import B from './b.mdx'\n\n# B\n\n<B />\n\n{1 + 1} [gone](./a.mdx#of-part)\n",
  )
  const { status, stderr } = await runCommand(['build', root])
  expect(problemText(stderr).match(/^docs\/.*/gm)).toEqual([
    'docs/a.mdx:1:19  error  missingModule  ./missing.tsx cannot be imported: there is no such file.',
    'docs/a.mdx:2:19  error  missingModule  /docs/none.dart cannot be imported: there is no such file.',
    'docs/a.mdx:4:9  error  missingModule  ./gone.css cannot be imported: there is no such file.',
    'docs/a.mdx:5:19  error  missingModule  The loader worker-loader of webpack has no equivalent here: "worker-loader!./x.js".',
    'docs/a.mdx:9:1  error  missingInclude  There is no file ./_part.mdx to include.',
    'docs/b.mdx:5:1  error  includeCycle  The file includes itself: docs/b.mdx → docs/b.mdx.',
  ])
  expect(status).toBe(1)
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

it('stops the build where a page exports it, and where it is a URL', async () => {
  writeFile(root, 'docs/a.mdx', "export { toc as parts } from './_gone.mdx'\n\n# A\n")
  writeFile(root, 'docs/b.mdx', "import B from 'https://b.example/b.js'\n\n# B\n\n<B />\n")
  writeFile(
    root,
    'docs/c.mdx',
    "# C\n\nexport const load = () => import('https://c.example/c.js')\n\n{typeof load}\n",
  )
  writeFile(root, 'src/d.jsx', "import d from 'https://d.example/d.js'\nexport default () => <b>{d}</b>\n")
  writeFile(root, 'pages/d.jsx', "export { default } from '../src/d'\n")
  const { status, stderr } = await runCommand(['build', root])
  rmSync(join(root, 'docs/c.mdx'))
  rmSync(join(root, 'pages'), { recursive: true })
  expect(problemText(stderr).match(/^docs\/.*/gm)).toEqual([
    'docs/a.mdx:1:31  error  missingModule  ./_gone.mdx cannot be imported: there is no such file.',
    'docs/b.mdx:1:16  error  missingModule  https://b.example/b.js cannot be imported: a build loads nothing from other sites.',
  ])
  expect(problemText(stderr)).toMatch(
    /^src\/d\.jsx:1:15 {2}error {2}missingModule {2}https:\/\/d\.example\/d\.js cannot be imported: a build loads nothing/m,
  )
  expect(status).toBe(1)
})

it('is found when it was installed or written after a build', async () => {
  writeFile(root, 'site.config.json', '{ "checks": { "missingModule": "warn" } }')
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
