// Large JSON of plugins is a string in the bundle, and is imported like any other JSON.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { largeDataPlugin } from '../../../build/bundle/load/largeDataPlugin.ts'

const root = mkdtempSync(join(tmpdir(), 'troodon-data-'))
const folder = join(root, '.cache/plugins/a/default')
mkdirSync(folder, { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

const long = 'x'.repeat(100_000)
const write = (name: string, value: unknown): void =>
  writeFileSync(join(folder, name), JSON.stringify(value, null, 2))
write('object.json', { title: 'A "b"', class: 1, default: 2, 'not a name': 3, __proto__: [4], long })
write('list.json', [{ id: 1 }, { id: 2 }, long])
write('small.json', { title: 'Small' })

/** What the code exports as `result`, and the code of the bundle. */
async function run(code: string) {
  const built = await build({
    stdin: { contents: code, resolveDir: folder },
    ...{ bundle: true, write: false, format: 'cjs', minifySyntax: true, plugins: [largeDataPlugin] },
  })
  const text = built.outputFiles[0]?.text ?? ''
  const module = { exports: {} as { readonly result?: unknown } }
  new Function('module', 'exports', text)(module, module.exports)
  return { text, result: module.exports.result }
}

it('exports the value and its members', async () => {
  const { text, result } = await run(`
    import list from './list.json'
    import object, { title, class as kind } from './object.json'
    import * as all from './object.json'
    export const result = [list.length, list[1], object['not a name'], title, kind, all.title, all.default.default]
  `)
  expect(result).toEqual([3, { id: 2 }, 3, 'A "b"', 1, 'A "b"', 2])
  expect(text.match(/JSON\.parse/g)).toHaveLength(2)
})

it('leaves small files to esbuild', async () => {
  const { text, result } = await run(`
    import { title } from './small.json'
    export const result = title
  `)
  expect(result).toBe('Small')
  expect(text).not.toContain('JSON.parse')
})

it('reports text that is no JSON at its line', async () => {
  writeFileSync(join(folder, 'broken.json'), `{ "a": 1,\n  b: "${long}" }`)
  await expect(run(`import a from './broken.json'; export const result = a`)).rejects.toThrow(
    /broken\.json:2:2: .*JSON/,
  )
})
