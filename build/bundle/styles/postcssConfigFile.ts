// Where a site's configuration of PostCSS is: in one of the files that cosmiconfig knows, or in package.json.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const code = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts']
const data = ['', '.json', '.yaml', '.yml']

const names = [
  ...code.map((ending) => `postcss.config.${ending}`),
  ...['.postcssrc', '.config/postcssrc'].flatMap((name) =>
    [...data, ...code.map((ending) => `.${ending}`)].map((ending) => name + ending),
  ),
]

/** Absolute, or null. */
export function postcssConfigFile(root: string): string | null {
  const packageFile = join(root, 'package.json')
  if (existsSync(packageFile) && 'postcss' in packageData(packageFile)) return packageFile
  return names.map((name) => join(root, name)).find((path) => existsSync(path)) ?? null
}

/** Empty for a file with a mistake, which is reported where the site's packages are read. */
export function packageData(file: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8'))) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}
