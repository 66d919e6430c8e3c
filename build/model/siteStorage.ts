// The names of the browser's storage in each language, also for code that was made for Docusaurus.
import { findStorageSuffix } from '../shared/storageSuffix.ts'
import type { Config } from './project.ts'

type Named = Pick<Config, 'storage' | 'url' | 'baseUrl'>

/** What a language appends to every key. Languages that the configuration does not name share one. */
export function storageSuffixOf({ storage, url, baseUrl }: Named, locale: string): string {
  const { namespace } = storage
  return findStorageSuffix(
    typeof namespace === 'object' ? (namespace[locale] ?? '') : namespace,
    url + baseUrl,
  )
}

export const siteStorageOf = (config: Named, locale: string) => ({
  type: config.storage.type,
  namespace: storageSuffixOf(config, locale),
})
