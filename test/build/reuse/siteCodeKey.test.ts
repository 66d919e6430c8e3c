// The key of what functions of a site may read: its configuration and the installed packages.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { siteCodeKey } from '../../../build/reuse/siteCodeKey.ts'
import { writeFile } from '../../support/edits.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-code-key-'))
afterAll(() => rmSync(folder, { recursive: true }))

function keyOf(root: string, config: object = { markdown: { preprocessor: () => '' } }): string {
  const read = readConfig({ contentDir: '', ...config }, { hasFolder: () => false })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return siteCodeKey({ config: read.config, configHash: 'c', lateReads: '', root } as never)
}

it('is empty for a site without functions', () => {
  expect(keyOf(folder, {})).toBe('')
  expect(keyOf(folder)).not.toBe('')
})

it.each([
  'node_modules/.package-lock.json',
  'node_modules/.yarn-state.yml',
  'node_modules/.modules.yaml',
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
])('changes with %s, also of the workspace', (record) => {
  const workspace = mkdtempSync(join(folder, 'workspace-'))
  const root = join(workspace, 'site')
  writeFile(workspace, '.git/HEAD', '')
  writeFile(root, 'docs/a.md', '# A\n')
  const keys = [keyOf(root)]
  for (const place of [root, workspace])
    for (const text of ['1', '2']) {
      writeFile(place, record, text)
      keys.push(keyOf(root))
    }
  expect(new Set(keys).size).toBe(5)
})
