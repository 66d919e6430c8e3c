// The Docusaurus that a site has installed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../../io/findPackage.ts'

interface CorePackage {
  /** Its package.json, or where that would be. */
  readonly file: string
  /** Whether its theme can show pages: from version 3 on. */
  readonly hasTheme: boolean
}

export function corePackage(root: string): CorePackage {
  const folder = packageFolder('@docusaurus/core', join(root, 'package.json'))
  if (folder === null)
    return { file: join(root, 'node_modules/@docusaurus/core/package.json'), hasTheme: false }
  const file = join(folder, 'package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }
  return { file, hasTheme: Number.parseInt(version, 10) >= 3 }
}
