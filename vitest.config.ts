import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const tests = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.test\.tsx?$/.test(path),
)
const opensBrowser = (path: string): boolean =>
  /from '(?:puppeteer|.*\/support\/(?:browser|siteInBrowser)\.ts)'/.test(readFileSync(`test/${path}`, 'utf8'))
const files = (wanted: boolean) =>
  tests.filter((path) => opensBrowser(path) === wanted).map((path) => `test/${path}`)

// For the own site, which many files look at (test/support/ownSite.ts).
const folder = mkdtempSync(join(tmpdir(), 'troodon-own-'))
process.env['TROODON_TEST_SITE'] = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Whole builds and a browser run in these files: two at once is what two cores carry.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'code', include: files(false) } },
      // Files that import the browser. A busy machine can be too late for a moment that
      // a person would see: CI tries once more, and says so in its report.
      { extends: true, test: { name: 'browser', include: files(true), retry: process.env['CI'] ? 1 : 0 } },
    ],
  },
})
