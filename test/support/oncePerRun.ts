// Work that is done once per run of the test suite, for all test files: the first one that needs it does it,
// and the others wait.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder that vitest.config.ts names. It is removed when the run ends. */
const shared = process.env['TROODON_TEST_SITE']

/** Returns the folder that `make` filled. Throws for everyone if `make` failed. */
export async function oncePerRun(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = shared === undefined ? mkdtempSync(join(tmpdir(), `troodon-${name}-`)) : join(shared, name)
  const [lock, ended] = [`${folder}.lock`, `${folder}.ended`]
  if (begins(lock)) {
    mkdirSync(folder, { recursive: true })
    const failure = await make(folder).then(
      () => '',
      (error: unknown) => String(error),
    )
    writeFileSync(ended, failure)
  }
  while (!existsSync(ended)) await new Promise((resolve) => setTimeout(resolve, 100))
  const failure = readFileSync(ended, 'utf8')
  if (failure !== '') throw new Error(`${name}: ${failure}`)
  return folder
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
