// What esbuild would say about the exports of a module, without asking it where that is possible.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { hasDefaultExport } from '../../../build/bundle/resolve/hasDefaultExport.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-exports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const modules: Readonly<Record<string, boolean>> = {
  'export default class {}': true,
  'const a = 1\nexport { a as default, a }': true,
  'export { default } from "./b.js"': true,
  'export * as default from "./b.js"': true,
  'export default () => <p>JSX</p>': true,
  'export const a = 1': false,
  'export * from "./b.js"': false,
  'import a from "b"\nexport { a }': false,
  'import { default as a } from "b"\nexport const b = a': false,
  '/*\nexport default 1\n*/\nexport const a = `\nexport default 2\n`': false,
  'export const A = () => <p>export default</p>': false,
}

it.each(Object.entries(modules))('%j: %s', async (code, isThere) => {
  const file = join(folder, `m${Object.keys(modules).indexOf(code)}.js`)
  writeFileSync(file, code)
  expect(await hasDefaultExport(file)).toBe(isThere)
})
