// Bundles the engine and the theme once for all test files, before the first one.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Workers of the test runner start later and inherit this variable. */
export default function prepare(): void {
  // Every group of tests calls this.
  if (process.env['TROODON_TEST_BUNDLE'] !== undefined) return
  const folder = join(process.env['TROODON_TEST_SITE'] as string, 'prepared')
  const cache = join(folder, 'cache')
  build({ folder, cache, file: 'docs/a.md', text: '# A\n' })
  // The theme for sites with code, which the engine keeps in its own cache.
  const text = 'export default () => null\n'
  build({ folder, cache: join(folder, 'other'), file: 'pages/a.tsx', text })
  process.env['TROODON_TEST_BUNDLE'] = cache
}

interface Step {
  readonly folder: string
  readonly cache: string
  /** A file that is added to the site. */
  readonly file: string
  readonly text: string
}

function build({ folder, cache, file, text }: Step): void {
  const site = join(folder, 'site')
  mkdirSync(join(site, dirname(file)), { recursive: true })
  writeFileSync(join(site, file), text)
  const places = ['--out', join(folder, 'dist'), '--cache', cache]
  execFileSync('node', ['build/cli.js', 'build', site, ...places], { stdio: 'ignore' })
}
