import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

type Kind = 'unit' | 'build' | 'browser' | 'long'

/** Which group a test file belongs to follows from its folder and from what it imports of test/support/. */
function kindOf(file: string): Kind {
  if (file.startsWith('test/long/')) return 'long'
  const text = readFileSync(file, 'utf8')
  const imports = (names: string) => new RegExp(`from '[./]*/support/(?:${names})\\.ts'`).test(text)
  if (imports('browser|siteInBrowser')) return 'browser'
  return imports('builtSite|cli|engine|ownSite|siteFolder|walk') ? 'build' : 'unit'
}

const tests = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => join('test', path))
const of = (kind: Kind) => tests.filter((file) => kindOf(file) === kind)

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
    reporters: ['default', './test/support/slowest.ts'],
    // One group after another: what is known soonest comes first.
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: of('unit'), isolate: false, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: of('build'),
          globalSetup: ['test/support/prepare.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: of('browser'),
          globalSetup: ['test/support/prepare.ts', 'test/support/startBrowser.ts'],
          // A busy machine can be too late for a moment that a person would see: CI tries once more, and says so.
          retry: process.env['CI'] ? 1 : 0,
          sequence: { groupOrder: 2 },
        },
      },
      // Random walks and campaigns: `npm run test:long`.
      {
        extends: true,
        test: {
          name: 'long',
          include: of('long'),
          globalSetup: ['test/support/prepare.ts'],
          testTimeout: 600_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
