// PostCSS as an installed package of a test site.
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** PostCSS of this repository as a package of a site. */
export function installPostcss(root: string): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules/postcss'), join(root, 'node_modules/postcss'))
}
