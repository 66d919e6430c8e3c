// When a picture of the documentation counts as stale.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fingerprint } from '../../scripts/pictures/fingerprint.ts'

let outDir: string

beforeAll(() => {
  outDir = mkdtempSync(join(tmpdir(), 'troodon-fingerprint-'))
  writeFileSync(join(outDir, 'client.css'), 'p { color: red }')
})
afterAll(() => rmSync(outDir, { recursive: true }))

const picture = { name: 'docs/page', site: 'examples/page', path: '' }

function printOf(text: string, script: string): string {
  const html = `<head><link rel="stylesheet" href="client.css"></head><body>
    <div id="__troodon" data-script="/assets/client.${script}.js" data-integrity="sha384-${script}/+="><p>${text}</p></div>
    <script type="application/json">{"runtime":"${script}"}</script></body>`
  writeFileSync(join(outDir, 'index.html'), html)
  return fingerprint(picture, outDir)
}

it('does not depend on the code of the scripts', () => {
  expect(printOf('A page', 'SOPAQBNP')).toBe(printOf('A page', 'UKOQST2W'))
})

it('depends on the text', () => {
  expect(printOf('A page', 'SOPAQBNP')).not.toBe(printOf('Another page', 'SOPAQBNP'))
})
