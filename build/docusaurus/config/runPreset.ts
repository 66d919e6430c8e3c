// Calls the function of a preset, which returns plugins and themes.
import type { SiteModules } from '../../config/modules/siteModules.ts'
import type { Preset } from './convert/entries.ts'
import { type ConfigPlace, earlyContext } from './earlyContext.ts'
import { moduleNames } from './moduleNames.ts'
import { docusaurusSiteConfig } from './siteConfig.ts'

/** Resolves with the result of the function, or `{}` if the module is not a function. */
export async function runPreset(
  { module, options }: Pick<Preset, 'module' | 'options'>,
  place: ConfigPlace,
): Promise<unknown> {
  const { file, config, modules } = place
  const found = typeof module === 'string' ? modules.require(findName(module, file, modules), file) : module
  if (typeof found !== 'function') return {}
  return found(earlyContext(place, docusaurusSiteConfig(config)), options)
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
