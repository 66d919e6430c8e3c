// The inputs that functions of the site help to read: the configuration with all that it
// imports, and the installed packages.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LoadedProject } from '../config/loadProject.ts'
import { hashOf } from '../io/hash.ts'
import { markdownVariants } from '../kinds/markdownVariants.ts'
import { preparesText, timesPosts } from './parseJob.ts'

/** Empty when no function of the site takes part. */
export function siteCodeKey({ config, configHash, lateReads, root }: LoadedProject): string {
  if (
    !preparesText(config) &&
    !timesPosts(config) &&
    !markdownVariants(config).all.some(({ unified }) => unified)
  )
    return ''
  return hashOf(configHash, lateReads, ...installed(root))
}

/** Records of package managers, which change with every installed version. */
const records = [
  'node_modules/.package-lock.json',
  'node_modules/.yarn-state.yml',
  'node_modules/.yarn-integrity',
  'node_modules/.modules.yaml',
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
]

/** Of the site's folder, and of the workspace in which it is. */
function installed(root: string): readonly string[] {
  const folders = [root]
  for (let folder = root; dirname(folder) !== folder; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) break
    folders.push(dirname(folder))
  }
  return folders.flatMap((folder) =>
    records
      .map((name) => join(folder, name))
      .filter(existsSync)
      .map((file) => hashOf(readFileSync(file))),
  )
}
