// The site's configuration of PostCSS.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type LoadedModule, loadModule } from '../../config/loadModule.ts'
import type { RunOptions } from '../../config/modules/siteModules.ts'
import { readYaml } from '../../model/text/yaml.ts'
import { packageData } from './postcssConfigFile.ts'

export interface PostcssConfig {
  /** A list, or an object of names. */
  readonly plugins?: unknown
  readonly parser?: unknown
  readonly syntax?: unknown
  readonly stringifier?: unknown
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
