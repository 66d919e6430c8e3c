// Translated labels of a version: `i18n/<locale>/docusaurus-plugin-content-docs/<version>.json`.
import type { Doc, VersionInfo } from '../../model/docs.ts'
import type { SiteInput } from '../../model/site.ts'
import { sourcePath } from '../../shared/paths.ts'
import { translationsIn } from '../translations.ts'

interface Place {
  readonly version: VersionInfo
  readonly input: SiteInput
}

/** Whether a translated language shows the document of the default one. */
export const isOriginal = (
  { page }: Pick<Doc, 'page'>,
  { localizedFolder }: Pick<VersionInfo, 'localizedFolder'>,
): boolean => localizedFolder !== null && !page.source.startsWith(`${localizedFolder}/`)

/** The translation of `key` (`sidebar.docs.category.Guides`), else the label as written. */
export const translateLabel = (key: string, label: string, { version, input }: Place): string =>
  version.localizedFolder === null
    ? label
    : translationsIn(sourcePath(`${version.localizedFolder}.json`), input)(key, label)
