// The theme bundle, built once per run (test/support/prepare.ts). Most test sites have no code, so their
// bundles would be the same, and their caches start with this one. The engine decides whether it is valid and
// bundles again otherwise.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

const record = 'theme/bundle.json'
let isOn = true

/** Does nothing if a cache exists. */
export function warmCache(cacheFolder: string): void {
  const prepared = process.env['TROODON_TEST_BUNDLE']
  if (!isOn || prepared === undefined || existsSync(cacheFolder)) return
  mkdirSync(join(cacheFolder, 'theme'), { recursive: true })
  copyFileSync(join(prepared, record), join(cacheFolder, record))
}

/** The same for a command line that builds. */
export function warmCacheOf(args: readonly string[], cwd: string): void {
  const [command = '', root = '.'] = args
  if (!/^(?:build|check|watch)$/.test(command) || args.includes('--no-cache')) return
  const named = args.indexOf('--cache')
  const site = resolve(cwd, root.startsWith('-') ? '.' : root)
  // This repository's site has code in its pages, and tests must not change its cache.
  if (site === resolve('.') || !existsSync(site)) return
  warmCache(named === -1 ? join(site, '.cache') : resolve(cwd, args[named + 1] ?? ''))
}

/** For tests of caches, which must start without one. */
export function coldCaches(): void {
  beforeAll(() => {
    isOn = false
  })
  afterAll(() => {
    isOn = true
  })
}
