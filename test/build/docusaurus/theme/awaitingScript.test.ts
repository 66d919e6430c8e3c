// A script of the server whose modules wait at their top level.
import { expect, it } from 'vitest'
import { asFunctionBody, waitsAtTop } from '../../../../build/docusaurus/theme/awaitingScript.ts'

it('has what it imports and exports as the body of a function', async () => {
  const code = `import "node:os";
import fs, { existsSync as exists } from "node:fs";
import * as path from "node:path";
import { sep, join as joined } from "node:path";
var first = await Promise.resolve(exists("/"));
export {
  first,
  joined as default
};
`
  const body = asFunctionBody(code)
  expect(body).not.toMatch(/^(?:import|export)\b/m)
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor
  const exports: Record<string, unknown> = {}
  const loaded: string[] = []
  await new AsyncFunction('require', 'exports', body)((id: string) => {
    loaded.push(id)
    return { existsSync: () => 'there', join: 'join of path', sep: '/' }
  }, exports)
  expect(exports).toEqual({ first: 'there', default: 'join of path' })
  expect(loaded).toEqual(['node:os', 'node:fs', 'node:fs', 'node:path', 'node:path'])
})

it('is made only where the bundler has refused nothing else', () => {
  const awaiting = { text: 'Top-level await is currently not supported with the "cjs" output format' }
  expect(waitsAtTop({ errors: [awaiting] })).toBe(true)
  expect(waitsAtTop({ errors: [awaiting, { text: 'Could not resolve "a"' }] })).toBe(false)
  expect(waitsAtTop(new Error('other'))).toBe(false)
})
