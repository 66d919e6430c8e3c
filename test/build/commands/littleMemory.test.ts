// A process that may use little of the address space, as some hosts limit it: WebAssembly needs more.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cli } from '../../support/cli.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'
import { warmCache } from '../../support/warmCache.ts'

let root: string
siteFolder((path) => {
  root = path
})

it.runIf(process.platform === 'linux')('builds a site with code in 4 GB of virtual memory', () => {
  writeFile(root, 'docs/a.md', '---\nslug: /\n---\n\n# A\n')
  writeFile(root, 'pages/index.jsx', 'export default () => <h1>Home</h1>\n')
  warmCache(join(root, '.cache'))
  const command = `ulimit -v 4000000; exec "${process.execPath}" "${cli}" build "${root}"`
  const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' })
  expect(stderr).not.toMatch(/WebAssembly|Error/)
  expect(status).toBe(0)
  expect(existsSync(join(root, 'dist/docs/index.html'))).toBe(true)
})
