// Errors of imports whose end the site's code does not wait for.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { leftOutModule } from '../../../build/bundle/leftOut/leftOutModule.ts'
import { isOfLateImport } from '../../../build/io/leftOutCode.ts'

const folder = mkdtempSync(join(tmpdir(), 'troodon-imports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): string {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

/** Removes the folder that the code of `leftOutModule` writes to. */
const removed = `import { rmSync } from 'node:fs'
rmSync(new URL('..', import.meta.url), { recursive: true })\n`

/** The error of Node itself: the test's own imports go through its transformer. */
function failureOf(file: string): unknown {
  const code = `import(${JSON.stringify(pathToFileURL(file).href)}).catch((e) =>
    process.stdout.write(JSON.stringify({ code: e.code, url: e.url, path: e.path })))`
  return JSON.parse(execFileSync('node', ['--input-type=module', '-e', code], { encoding: 'utf8' }))
}

it.each<[string, string, string, boolean]>([
  ['left-out code', '.cache/theme/server/chunks/A.mjs', leftOutModule, true],
  [
    'left-out code of a removed folder',
    '.cache/theme/server-gone/chunks/A.mjs',
    removed + leftOutModule,
    true,
  ],
  ['a removed part of the bundle', '.cache/theme/server-all/main.mjs', "import './chunks/GONE.mjs'", true],
  ['a missing package', '.cache/theme/server/B.mjs', "import 'no-such-package'", false],
  ["a missing module of the site's", 'src/a.mjs', "import './b.mjs'", false],
  ['an exception', '.cache/theme/server/C.mjs', "throw new Error('of the page')", false],
])('%s', (_, path, code, isLate) => {
  expect(isOfLateImport(failureOf(write(path, code)))).toBe(isLate)
})
