// Calls the function of a preset, which returns plugins and themes.
import { join } from 'node:path'
import type { SiteModules } from '../modules/siteModules.ts'
import type { Preset } from './convert/entries.ts'
import type { Raw } from './docusaurusConfig.ts'
import { moduleNames } from './moduleNames.ts'
import { docusaurusSiteConfig } from './siteConfig.ts'

export interface PresetPlace {
  /** The configuration, absolute. */
  readonly file: string
  readonly root: string
  readonly config: Raw
  readonly modules: SiteModules
}

/** Resolves with what the function returns; `{}` when the module is no function. */
export async function runPreset(
  { module, options }: Pick<Preset, 'module' | 'options'>,
  { file, root, config, modules }: PresetPlace,
): Promise<unknown> {
  const found = typeof module === 'string' ? modules.require(findName(module, file, modules), file) : module
  if (typeof found !== 'function') return {}
  const siteConfig = docusaurusSiteConfig(config)
  return found(
    {
      siteDir: root,
      siteConfig,
      siteConfigPath: file,
      outDir: join(root, 'build'),
      generatedFilesDir: join(root, '.docusaurus'),
      localizationDir: join(root, 'i18n'),
      baseUrl: siteConfig['baseUrl'],
      i18n: siteConfig['i18n'],
    },
    options,
  )
}

/** The first name with a package; the name as it is, for the message, when there is none. */
function findName(name: string, file: string, { resolve }: SiteModules): string {
  const isThere = (id: string) => {
    try {
      return resolve(id, file) !== ''
    } catch {
      return false
    }
  }
  return moduleNames(name, 'preset').find(isThere) ?? name
}
