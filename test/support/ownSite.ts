// This repository's site, built once per run: the first file that needs it builds it, and the others wait.
// Tests must not change it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltSite, buildAndServe, buildInto, serveFolder } from './builtSite.ts'

/** The folder that vitest.config.ts names. It is removed when the run ends. */
const shared = process.env['TROODON_TEST_SITE']

export async function serveOwnSite(): Promise<BuiltSite> {
  if (shared === undefined) return buildAndServe('.')
  const [outDir, lock, ended] = [join(shared, 'dist'), join(shared, 'lock'), join(shared, 'ended')]
  if (begins(lock)) {
    const failure = await buildInto(outDir, '.', join(shared, 'cache')).then(
      () => '',
      (error: unknown) => String(error),
    )
    writeFileSync(ended, failure)
  }
  while (!existsSync(ended)) await new Promise((resolve) => setTimeout(resolve, 100))
  const failure = readFileSync(ended, 'utf8')
  if (failure !== '') throw new Error(`The own site cannot be built: ${failure}`)
  return serveFolder(outDir)
}

/** True for the first caller. */
function begins(lock: string): boolean {
  mkdirSync(join(lock, '..'), { recursive: true })
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}
