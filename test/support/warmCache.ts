// The bundle of the theme, made once per run (test/support/prepare.ts). Most test sites have no code of their own, so
// theirs would be the same: their caches begin with it. The builder itself decides whether it fits and bundles otherwise.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

const record = 'theme/bundle.json'
let isOn = true

/** Does nothing to a cache that exists. */
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
  // This repository's own site has code in its pages, and its cache is not the tests'.
  if (site === resolve('.') || !existsSync(site)) return
  warmCache(named === -1 ? join(site, '.cache') : resolve(cwd, args[named + 1] ?? ''))
}

/** For the tests of a file or a group that are about caches: they begin with none. */
export function coldCaches(): void {
  beforeAll(() => {
    isOn = false
  })
  afterAll(() => {
    isOn = true
  })
}
