// A site that uses offline mode without the package it needs.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { writeFile } from '../../support/edits.ts'
import { readTree, runBuild, temporaryFolder } from '../../support/engine.ts'

vi.mock('../../../build/bundle/serviceWorker.ts', async (original) => ({
  ...(await original<object>()),
  findWorkbox: () => null,
}))

const folder = temporaryFolder()
afterAll(() => folder.remove())

it('builds without a service worker and names the missing package', async () => {
  const root = join(folder.path, 'site')
  const outDir = join(folder.path, 'dist')
  mkdirSync(root)
  writeFile(root, 'docs/a.md', '# A\n')
  writeFile(
    root,
    'static/icon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>\n',
  )
  writeFile(root, 'site.config.json', '{ "pwa": {}, "favicon": "icon.svg" }')
  const { ok, problems } = await runBuild({ root, outDir, cacheFolder: join(folder.path, 'cache') })
  expect(ok).toBe(true)
  expect(problems.map(({ severity, code, message, hint }) => [severity, code, message, hint])).toEqual([
    [
      'warning',
      'missingPackage',
      'The option pwa needs workbox-build, which is not installed. The site has no service worker.',
      'Run npm install workbox-build.',
    ],
  ])
  const files = readTree(outDir)
  expect(files.has('manifest.webmanifest')).toBe(true)
  expect(
    [...files]
      .filter(([path, text]) => path === 'sw.js' || text.includes('serviceWorker'))
      .map(([path]) => path),
  ).toEqual([])
})
