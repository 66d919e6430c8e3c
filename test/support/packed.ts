// What `npm publish` would upload, packed once per run.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { oncePerRun } from './oncePerRun.ts'

/** Folders of this repository that are packages. */
const packages = ['.', 'create-troodon'].filter((folder) => existsSync(join(folder, 'package.json')))

/** Paths of the tarballs. */
export async function packedTarballs(): Promise<readonly string[]> {
  const folder = await oncePerRun('packed', async (target) => {
    for (const source of packages)
      await promisify(execFile)('npm', ['pack', '--pack-destination', target], { cwd: source })
  })
  return readdirSync(folder).map((name) => join(folder, name))
}
