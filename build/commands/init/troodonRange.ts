// The dependency of a new site: a version, or the folder of a checkout.
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { NewSite } from '../../create/choices.ts'
import { packageVersion } from '../packageVersion.ts'

/** What makes a package manager link a folder instead of copying it. */
const links = { npm: 'file:', pnpm: 'link:', yarn: 'portal:' } as const

/** `^0.1.0`, or `file:../troodon` in a checkout of the repository, whose version may be in no registry. */
export function troodonRange(packageRoot: string, { folder, packageManager }: NewSite): string {
  if (!existsSync(join(packageRoot, 'build/main.ts'))) return `^${packageVersion(packageRoot)}`
  return links[packageManager] + relative(resolve(folder), packageRoot).replaceAll('\\', '/')
}
