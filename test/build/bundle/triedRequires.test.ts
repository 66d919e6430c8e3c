// A module handles missing modules itself that it requires in `try` blocks.
import { expect, it } from 'vitest'
import { triedRequires } from '../../../build/bundle/resolve/triedRequires.ts'

it.each([
  ['try { require("a") } catch {}', ['a']],
  ['export const x = (() => { try { return require("a").b } catch (e) { return require("c") } })()', ['a']],
  ['try { f(() => <b>{require("a")}</b>) } catch {} finally { require("b") }', ['a']],
  ['try { require("a") } finally {}', []],
  ['const retry = 1; require("a")', []],
  ['try { require(name) } catch {}', []],
  ['try {', []],
])('%s', (code, expected) => {
  expect([...triedRequires(code)]).toEqual(expected)
})
