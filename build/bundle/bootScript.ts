// The script in the head of every page (theme/boot.ts). It is bundled once for all sites; the values that it
// takes from the configuration are put in afterwards.
import { hashOf } from '../io/hash.ts'
import type { Bundle } from '../model/bundle.ts'
import type { Config } from '../model/project.ts'
import type { BootConstants } from '../shared/bootConstants.ts'
import { escapeJson } from '../shared/escape.ts'
import { findStorageSuffix } from '../shared/storageSuffix.ts'

/** A name that the bundler does not change. */
const placeholder = '__troodonBoot'

/** The bundle with the site's values in its boot script, which are part of its key. */
export function withBoot(bundle: Bundle, config: Config): Bundle {
  const values = escapeJson(JSON.stringify(bootConstants(config)))
  const boot = bundle.boot.replace(placeholder, () => values)
  return { ...bundle, boot, key: hashOf(bundle.key, boot) }
}

const bootConstants = (config: Config): BootConstants => ({
  defaultMode: config.theme.colorMode.defaultMode,
  respectPrefersColorScheme: config.theme.colorMode.respectPrefersColorScheme,
  disableSwitch: config.theme.colorMode.disableSwitch,
  storageSuffix: findStorageSuffix(config.storage.namespace, config.url + config.baseUrl),
  storageType: config.storage.type,
  announcementId: config.theme.announcementBar?.id ?? null,
})
