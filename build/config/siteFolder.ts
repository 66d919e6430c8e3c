// The folder of a site.
import { existsSync, statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { realFolder } from '../io/realFolder.ts'
import { UsageError } from '../model/usageError.ts'

/** Its real path. Throws a UsageError for a folder in which no site can be built. */
export function siteFolder(given: string): string {
  const root = realFolder(resolve(given))
  if (!existsSync(root) || !statSync(root).isDirectory()) throw new UsageError(`${given} is not a folder.`)
  const [wrong] = /[*!\\]/.exec(root.split(sep).join('/')) ?? []
  if (wrong)
    throw new UsageError(
      `The path of the site contains ${wrong}, which the bundler does not read as a part of a path: ${root}. Rename that folder.`,
    )
  return root
}
