// The translations of the current documents, and their copies for a frozen version: the folder `current`
// becomes `version-2.0`, and `current.json` with the labels of the sidebars `version-2.0.json`.

import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadedProject } from '../../config/loadProject.ts'
import { parseJson } from '../../config/modules/siteModules.ts'
import { readText } from '../../io/readText.ts'
import { writeWhole } from '../../io/writeWhole.ts'
import { localeFolder } from '../../kinds/translations.ts'
import { translationFolder } from '../../model/contentPlugin.ts'
import { messageChain } from '../../model/messageChain.ts'
import { UsageError } from '../../model/usageError.ts'
import { copyContent } from './copyContent.ts'

/** Absolute paths. */
interface Copy {
  readonly from: string
  readonly to: string
}

export interface TranslatedDocs {
  readonly locale: string
  /** Null when no document is translated. */
  readonly folder: Copy | null
  /** Null when no label is translated. */
  readonly labels: (Copy & { readonly text: string }) | null
}

/** The translations of each language that has some. Throws a UsageError for labels that cannot be read. */
export function translatedDocs(
  instance: string,
  name: string,
  { root, config }: Pick<LoadedProject, 'root' | 'config'>,
): readonly TranslatedDocs[] {
  const { defaultLocale, locales } = config.i18n
  const plugin = translationFolder('docs', instance)
  return locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => {
      const place = (file: string) => join(root, localeFolder(locale, config), plugin, file)
      const copy = (from: string, to: string) => (existsSync(from) ? { from, to } : null)
      const folder = copy(place('current'), place(`version-${name}`))
      const labels = copy(place('current.json'), place(`version-${name}.json`))
      if (!folder && !labels) return []
      return { locale, folder, labels: labels && { ...labels, text: frozenLabels(labels.from) } }
    })
}

/** Copies the labels, then the documents. */
export function copyTranslations({ folder, labels }: TranslatedDocs, root: string): void {
  if (labels) writeWhole(labels.to, labels.text)
  if (!folder) return
  const draft = copyContent(folder.from, folder.to, root)
  renameSync(draft, folder.to)
}

/** The labels without that of the version itself: the frozen version has its own name. */
function frozenLabels(file: string): string {
  try {
    const labels = parseJson(readText(file))
    if (typeof labels === 'object' && labels !== null && !Array.isArray(labels)) {
      const { 'version.label': _, ...others } = labels as Record<string, unknown>
      return `${JSON.stringify(others, null, 2)}\n`
    }
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageChain(error)}.`, { cause: error })
  }
  throw new UsageError(`${file} must be an object of translations such as { "id": { "message": "…" } }.`)
}
