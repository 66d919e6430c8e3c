// The cache is removed while a build runs: the site is right, or the message says what happened.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { noteRemoval } from '../../../build/io/cacheRemoval.ts'
import { runCli } from '../../support/cli.ts'
import { runCommand } from '../../support/command.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

it('notices that a folder is gone, and that another one is in its place', () => {
  writeFile(root, 'cache/a', 'x')
  const isRemoved = noteRemoval([join(root, 'cache')])
  expect(isRemoved()).toBe(false)
  rmSync(join(root, 'cache'), { recursive: true })
  expect(isRemoved()).toBe(true)
})

it.each(['head', 'routes', 'outputs', 'page'])('survives its loss in %s', async (moment) => {
  const remove = `rmSync(${JSON.stringify(join(root, '.cache'))}, { recursive: true, force: true })`
  const hook = moment === 'page' ? '' : `${moment}: () => { ${remove}; return [] }`
  writeFile(
    root,
    'site.config.mjs',
    `import { rmSync } from 'node:fs'\nexport default { title: 'A', url: 'https://a.example', plugins: [{ name: 'own', version: '1', ${hook} }] }\n`,
  )
  writeFile(root, 'docs/a.md', '---\nslug: /\n---\n\n# A\n')
  const code =
    moment === 'page' ? `if (typeof window === 'undefined') process.getBuiltinModule?.('fs').${remove}` : ''
  writeFile(root, 'pages/index.jsx', `export default () => {\n  ${code}\n  return <h1>Home</h1>\n}\n`)
  const { status, stderr } = await runCommand(['build', root])
  if (status !== 0)
    expect(stderr.trim().split('\n').at(-1)).toMatch(
      /^error {2}\S+\.cache was removed while the build was running\. Build again\.$/,
    )
  expect(existsSync(join(root, 'dist/index.html'))).toBe(status === 0)
  writeFile(root, 'site.config.mjs', "export default { title: 'A', url: 'https://a.example' }\n")
  writeFile(root, 'pages/index.jsx', 'export default () => <h1>Home</h1>\n')
  const next = await runCli(['build', root])
  expect(next.status, next.stderr).toBe(0)
  expect(existsSync(join(root, 'dist/docs/index.html'))).toBe(true)
})
