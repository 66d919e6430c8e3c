// An independent link checker reads all pages of this repository's site.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltSite } from '../support/builtSite.ts'
import { temporaryFolder } from '../support/engine.ts'
import { serveOwnSite } from '../support/ownSite.ts'

let site: BuiltSite
beforeAll(async () => {
  site = await serveOwnSite()
})
afterAll(() => site?.close())

/**
 * Its limits: it compares URLs as written, so URLs that exist after decoding are excluded, and it does not
 * know fragments that name the color mode of an image.
 */
async function missing(outDir: string): Promise<readonly string[]> {
  const checker = resolve('node_modules/.bin/check-html-links')
  const run = promisify(execFile)(checker, [outDir], {
    maxBuffer: 2 ** 26,
    env: { ...process.env, NO_COLOR: '1' },
  })
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error)
  const text = stdout + stderr
  expect(text).toMatch(/Found 1[\d,]{3,} files/)
  return [...text.matchAll(/^\s+\d+\. missing (?:reference target |file )?(.*)$/gm)]
    .map(([, target]) => (target as string).trim())
    .filter((target) => !/^id="gh-(?:light|dark)-mode-only"/.test(target))
    .filter((target) => !existsSync(decodeURIComponent(target.replaceAll('&#x27;', "'"))))
    .map((target) => target.replace(/\S*dist\//, ''))
}

it('finds a page that was removed, and else only a redirect to an anchor that the home page does not have', async () => {
  // Other tests read the site at the same time.
  const folder = temporaryFolder()
  const copy = join(folder.path, 'dist')
  cpSync(site.outDir, copy, { recursive: true })
  rmSync(join(copy, 'docs/cli/index.html'))
  const found = await missing(copy)
  folder.remove()
  expect(found.filter((target) => target.includes('docs/cli'))).toEqual(['docs/cli/index.html'])
  expect(found.filter((target) => !target.includes('docs/cli'))).toEqual(['id="anchor" in index.html'])
})
