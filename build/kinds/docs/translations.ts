// Translated labels of a version: `i18n/<locale>/docusaurus-plugin-content-docs/<version>.json`.
import type { SiteInput, VersionInfo } from '../../model/site.ts'
import { sourcePath } from '../../shared/paths.ts'
import { isObject } from './sidebarFile.ts'

interface Place {
  readonly version: VersionInfo
  readonly input: SiteInput
}

/** The translation of `key` (`sidebar.docs.category.Guides`), else the label as written. */
export function translateLabel(key: string, label: string, { version, input }: Place): string {
  if (version.localizedFolder === null) return label
  const file = input.data.get(sourcePath(`${version.localizedFolder}.json`))
  const entry = isObject(file) ? file[key] : undefined
  return isObject(entry) && typeof entry['message'] === 'string' ? entry['message'] : label
}
