// The script in the head of every page (theme/boot.ts). It is bundled once for all sites; the values that it
// takes from the configuration are put in afterwards.
import { hashOf } from '../io/hash.ts'
import type { Bundle } from '../model/bundle.ts'
import type { Config } from '../model/project.ts'
import { storageSuffixOf } from '../model/siteStorage.ts'
import type { BootConstants } from '../shared/bootConstants.ts'
import { escapeJson } from '../shared/escape.ts'

/** A name that the bundler does not change. */
const placeholder = '__troodonBoot'

/** The bundle with the site's values in its boot script, which are part of its key. */
export function withBoot(bundle: Bundle, config: Config): Bundle {
  const values = withSuffixes(escapeJson(JSON.stringify(bootConstants(config))), config)
  const boot = bundle.boot.replace(placeholder, () => values)
  return { ...bundle, boot, key: hashOf(bundle.key, boot) }
}

/** All languages have the same script, which the security policy allows. It chooses the name by `lang`. */
function withSuffixes(values: string, config: Config): string {
  if (typeof config.storage.namespace !== 'object') return values
  const { localeConfigs, locales } = config.i18n
  const suffixes = Object.fromEntries(
    locales.map((name) => [localeConfigs[name]?.htmlLang ?? name, storageSuffixOf(config, name)]),
  )
  const chosen = `${escapeJson(JSON.stringify(suffixes))}[document.documentElement.lang]`
  return `{...${values},...(${chosen}!==undefined&&{storageSuffix:${chosen}})}`
}

const bootConstants = (config: Config): BootConstants => ({
  defaultMode: config.theme.colorMode.defaultMode,
  respectPrefersColorScheme: config.theme.colorMode.respectPrefersColorScheme,
  disableSwitch: config.theme.colorMode.disableSwitch,
  storageSuffix: storageSuffixOf(config, config.i18n.defaultLocale),
  storageType: config.storage.type,
  announcementId: config.theme.announcementBar?.id ?? null,
})
