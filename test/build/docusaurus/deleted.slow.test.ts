// The engine without the folder for sites of another generator.
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../support/cli.ts'
import { rewrite } from '../../support/edits.ts'
import { differences, readTree } from '../../support/engine.ts'
import { makeEveryKindSite } from '../../support/everyKindSite.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root: string
siteFolder((path) => {
  root = path
})

/** A checkout whose entries have nothing to register. Returns its command line. */
function withoutAdapter(folder: string): string {
  for (const name of ['build', 'theme', 'package.json', 'schemas'])
    cpSync(resolve(name), join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  rmSync(join(folder, 'theme/docusaurus'), { recursive: true })
  rmSync(join(folder, 'build/docusaurus'), { recursive: true })
  for (const file of ['main.ts', 'entry/edit.ts', 'entry/start.ts'])
    rewrite(folder, `build/${file}`, (text) => text.replace(/^import '\.{1,2}\/docusaurus\/\w+\.ts'\n/m, ''))
  return join(folder, 'build/cli.js')
}

/** Without the identity of the code, which the values of the configuration for components are a part of. */
const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    [...readTree(folder)].flatMap(([path, text]) =>
      path === '.troodon' ? [] : [[path, text.replace(/"runtime":"\w+"/, '')] as const],
    ),
  )

it('builds a site of its own to the same files, also after an edit', async () => {
  makeEveryKindSite(root)
  const cli = withoutAdapter(join(root, '../engine'))
  const build = () =>
    spawnSync('node', [cli, 'build', root, '--out', join(root, '../other')], { encoding: 'utf8' })
  const equal = async () => {
    const { status, stderr } = build()
    expect(status, stderr).toBe(0)
    expect((await runCli(['build', root])).status).toBe(0)
    expect(differences(textsIn(join(root, 'dist')), textsIn(join(root, '../other')))).toEqual([])
  }
  await equal()
  rewrite(root, 'docs/intro.md', (text) => `${text}\nMore words.\n`)
  await equal()
})
