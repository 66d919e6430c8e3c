// The site's configuration of PostCSS: in one of the files that cosmiconfig knows, or in package.json.
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type LoadedModule, loadModule } from '../../config/loadModule.ts'
import type { RunOptions } from '../../config/modules/siteModules.ts'
import { readYaml } from '../../model/text/yaml.ts'

export interface PostcssConfig {
  /** A list, or an object of names. */
  readonly plugins?: unknown
  readonly parser?: unknown
  readonly syntax?: unknown
  readonly stringifier?: unknown
}

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

/** `inputs` receives the files that its code imports. */
export async function readPostcssConfig(
  file: string,
  options: RunOptions,
  inputs: Set<string>,
): Promise<PostcssConfig> {
  const value = await configIn(file, options, inputs)
  const found = typeof value === 'function' ? (value as (context: object) => unknown)(context) : value
  return ((await found) ?? {}) as PostcssConfig
}

async function configIn(file: string, options: RunOptions, inputs: Set<string>): Promise<unknown> {
  if (basename(file) === 'package.json') return packageData(file)['postcss']
  // JSON is YAML too.
  if (/rc$|\.(?:json|ya?ml)$/.test(file)) return readYaml(readFileSync(file, 'utf8'))
  const loaded: LoadedModule = await loadModule(file, options)
  for (const input of loaded.inputs.keys()) inputs.add(input)
  return loaded.value
}

/** What a configuration that is a function gets. */
const context = { env: 'production', mode: 'production', options: {} }

/** Empty for a file with a mistake, which is reported where the site's packages are read. */
function packageData(file: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8'))) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}
