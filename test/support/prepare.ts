// Bundles the engine and the theme once for all test files, before the first one.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Workers of the test runner start later and inherit this variable. */
export default function prepare(): (() => void) | undefined {
  // Every group of tests calls this.
  if (process.env['TROODON_TEST_BUNDLE'] !== undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'troodon-bundle-'))
  const cache = join(folder, 'cache')
  mkdirSync(join(folder, 'site/docs'), { recursive: true })
  writeFileSync(join(folder, 'site/docs/a.md'), '# A\n')
  const flags = ['--out', join(folder, 'dist'), '--cache', cache]
  execFileSync('node', ['build/cli.js', 'build', join(folder, 'site'), ...flags], { stdio: 'ignore' })
  // The theme for sites with code, which the engine keeps in its own cache.
  mkdirSync(join(folder, 'site/pages'))
  writeFileSync(join(folder, 'site/pages/a.tsx'), 'export default () => null\n')
  execFileSync(
    'node',
    [
      'build/cli.js',
      'build',
      join(folder, 'site'),
      '--out',
      join(folder, 'dist'),
      '--cache',
      join(folder, 'other'),
    ],
    { stdio: 'ignore' },
  )
  process.env['TROODON_TEST_BUNDLE'] = cache
  return () => rmSync(folder, { recursive: true, force: true })
}
