import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { testFolder } from './test/support/testFolder.ts'
import { TestOrder } from './test/support/testOrder.ts'

type Kind = 'unit' | 'build' | 'browser' | 'mocked' | 'slow' | 'long' | 'disk' | 'campaign'

/** Which group a test file belongs to follows from its path and from what it imports of test/support/. */
function kindOf(file: string): Kind {
  if (/^test\/long\/(?:interrupted|kill)\./.test(file)) return 'disk'
  if (file.startsWith('test/long/')) return 'long'
  if (file.startsWith('test/campaign/')) return 'campaign'
  if (file.includes('.slow.')) return 'slow'
  const text = readFileSync(file, 'utf8')
  const imports = (names: string) => new RegExp(`from '[./]*/support/(?:${names})\\.ts'`).test(text)
  if (text.includes('vi.mock(')) return 'mocked'
  if (imports('browser|siteInBrowser')) return 'browser'
  return imports('builtSite|cli|command|engine|ownSite|siteFolder|walk|watchedSite') ? 'build' : 'unit'
}

const tests = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => join('test', path))

const group = (name: Kind, options: object) => ({
  extends: true as const,
  test: {
    name,
    include: tests.filter((file) => kindOf(file) === name),
    // Modules are loaded once for all files of a worker, which was half of the time of the small ones.
    isolate: false,
    ...(name === 'disk' ? {} : { env: { TMPDIR: temporary } }),
    ...options,
  },
})

// Every page of every site that a test builds is rendered in both ways.
process.env['TROODON_TEMPLATES'] ??= 'checked'

// For what all files share: the bundled engine, the own site (test/support/ownSite.ts).
const folder = testFolder()
process.env['TROODON_TEST_SITE'] = folder
/** The temporary folder of tests, except those that are about disks: they use the one of the machine. */
const temporary = join(folder, 'tmp')
mkdirSync(temporary)

const prepare = 'test/support/prepare.ts'
const startBrowser = 'test/support/startBrowser.ts'
const packFirst = 'test/support/packFirst.ts'
/** A busy machine can be too late for a moment that a person would see: CI tries once more, and says so. */
const retry = process.env['CI'] ? 1 : 0

export default defineConfig({
  // The repository's own configuration imports the package by its name.
  resolve: {
    alias: [
      { find: /^troodon$/, replacement: resolve('build/config/troodon.ts') },
      // The bundler writes these modules.
      { find: '@generated/globalData', replacement: resolve('test/support/globalData.ts') },
      { find: '@generated/site-metadata', replacement: resolve('test/support/siteMetadata.ts') },
      { find: '@generated/docusaurus.config', replacement: resolve('test/support/generatedConfig.ts') },
    ],
  },
  test: {
    // The groups import the same modules: each is transformed once while it stays the same. `npm ci` removes
    // what is kept, and so does `npx vitest --clearCache`.
    experimental: { fsModuleCache: true },
    setupFiles: ['test/support/adapter.ts'],
    // What a failed test leaves would be there for the next files of its worker.
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Files wait for a browser, a process or a disk a third of the time: one more than two cores carry.
    maxWorkers: 3,
    reporters: ['default', './test/support/slowest.ts'],
    sequence: { sequencer: TestOrder },
    projects: [
      group('unit', {}),
      group('build', { globalSetup: [prepare], retry }),
      // Files that replace modules of the engine.
      group('mocked', { globalSetup: [prepare], isolate: true }),
      group('browser', { globalSetup: [prepare, startBrowser], retry }),
      // Many builds or pages in one file, and features of few sites: part of `npm run test:long`.
      group('slow', { globalSetup: [prepare, startBrowser], retry }),
      // Random walks, damaged files, the packed package: the other part of `npm run test:long`.
      group('long', { globalSetup: [prepare, packFirst], testTimeout: 1_800_000 }),
      group('disk', { globalSetup: [prepare], testTimeout: 1_800_000 }),
      // Every page and every guide: `npm run test:campaign`.
      group('campaign', { globalSetup: [prepare, packFirst], testTimeout: 3_600_000 }),
    ],
  },
})
