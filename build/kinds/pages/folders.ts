// Folders of the pages of one instance.
import { translationFolder } from '../../model/contentPlugin.ts'
import { isOriginal } from '../../model/locales.ts'
import type { Config, PagesConfig } from '../../model/project.ts'
import { joinPath } from '../../shared/paths.ts'
import { localeFolder } from '../translations.ts'

interface PageFolders {
  readonly folder: string
  /** Null in the default language and in those without translated files. */
  readonly localizedFolder: string | null
}

/** From the root of the site, without a slash at the end. */
export function pageFolders({ id, path }: PagesConfig, locale: string, config: Config): PageFolders {
  const name = translationFolder('pages', id)
  return {
    folder: joinPath(config.contentDir, path),
    localizedFolder: isOriginal(locale, config) ? null : joinPath(localeFolder(locale, config), name),
  }
}
