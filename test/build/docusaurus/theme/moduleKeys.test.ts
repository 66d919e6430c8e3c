// Which modules of the server's script the key of a page has.
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { moduleKeys } from '../../../../build/docusaurus/theme/moduleKeys.ts'

const files = {
  entry: "import 'frame'\nimport { table } from 'table'\nexport default table",
  frame: "import 'shared'\nconsole.log('frame')",
  table: "export const table = { one: () => import('one'), two: () => import('two') }",
  one: "import 'shared'\nimport 'inner'\nexport default 'one'",
  two: "import 'late'\nexport const load = () => import('inner2')",
  shared: "console.log('shared')",
  inner: "console.log('inner')",
  inner2: "console.log('inner2')",
  late: "exports.late = () => require('shared')",
}

async function keysOf(changed: Partial<typeof files> = {}) {
  const all: Readonly<Record<string, string>> = { ...files, ...changed }
  const { metafile, outputFiles } = await build({
    stdin: { contents: "export { default } from 'entry'" },
    ...{ bundle: true, write: false, metafile: true, format: 'cjs', platform: 'node', outfile: 'server.cjs' },
    plugins: [
      {
        name: 'files',
        setup(made) {
          made.onResolve({ filter: /^\w+$/ }, ({ path }) => ({ path, namespace: 'n' }))
          made.onLoad({ filter: /./, namespace: 'n' }, ({ path }) => ({ contents: all[path] ?? '' }))
        },
      },
    ],
  })
  return moduleKeys({ metafile, script: outputFiles[0]?.text ?? '', table: 'n:table' })
}

/** What changes with other code of some modules. */
async function changedBy(changed: Partial<typeof files>): Promise<readonly string[]> {
  const [before, after] = [await keysOf(), await keysOf(changed)]
  const parts = Object.keys(before.modules).filter((name) => before.modules[name] !== after.modules[name])
  return [...(before.common === after.common ? [] : ['all']), ...parts]
}

describe('keys of modules', () => {
  it('have what a request loads, now or later', async () => {
    expect(await changedBy({ inner: "console.log('nest')" })).toEqual(['one'])
    expect(await changedBy({ inner2: "console.log('nest')" })).toEqual(['two'])
    expect(await changedBy({ late: "exports.late = () => require('shared') + 1" })).toEqual(['two'])
  })

  it('leave what all pages have to one key', async () => {
    expect(await changedBy({ frame: "import 'shared'\nconsole.log('nest')" })).toEqual(['all'])
    expect(await changedBy({ shared: "console.log('nest')" })).toEqual(['all'])
  })

  it('do not have the list of all requests', async () => {
    const more = files.table.replace(' }', ", three: () => import('three') }")
    expect(await changedBy({ table: more })).toEqual([])
    expect(await keysOf({ table: more })).toHaveProperty('modules.three')
  })

  it('are one key where code looks like the beginning of a module', async () => {
    const text = 'export default `\n// n:two\n`'
    expect(await keysOf({ one: text })).toHaveProperty('modules', {})
  })
})
