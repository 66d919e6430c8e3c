// Which files translate which: those of the site, for each language below `i18n/`.
import { openInstances } from '../../kinds/instanceOfFile.ts'
import { localeFolder } from '../../kinds/translations.ts'
import { isTranslated } from '../../model/locales.ts'
import { nameOnDisk } from '../../model/nameOnDisk.ts'
import type { Project } from '../../model/project.ts'
import type { SourcePath } from '../../shared/paths.ts'

export interface Pair {
  readonly translation: SourcePath
  readonly source: SourcePath
}

export interface LocalePairs {
  readonly locale: string
  /** Its folder below `i18n/`. */
  readonly folder: string
  readonly pairs: readonly Pair[]
  /** Files without a translation. */
  readonly missing: readonly SourcePath[]
  /** Translations of files that are gone. */
  readonly orphaned: readonly SourcePath[]
}

export interface PairedSite {
  readonly project: Pick<Project, 'root' | 'config'>
  readonly pages: ReadonlyMap<SourcePath, unknown>
  readonly index: { readonly files: ReadonlySet<SourcePath> }
}

export function translationPairs({ project: { config }, pages, index }: PairedSite): readonly LocalePairs[] {
  const instanceOf = openInstances(config)
  const originals: SourcePath[] = []
  const translations: (readonly [translation: SourcePath, source: SourcePath | null])[] = []
  for (const file of pages.keys()) {
    const place = instanceOf(file)
    if (!place?.included) continue
    if (place.original === null) originals.push(file)
    else {
      const source = nameOnDisk(place.original, index.files)
      translations.push([file, source && index.files.has(source) ? source : null])
    }
  }
  const { defaultLocale, locales } = config.i18n
  return locales.flatMap((locale): LocalePairs[] => {
    if (locale === defaultLocale || !isTranslated(locale, config)) return []
    const folder = localeFolder(locale, config)
    const own = translations.filter(([file]) => file.startsWith(`${folder}/`))
    const pairs = own.flatMap(([translation, source]) => (source ? [{ translation, source }] : []))
    const translated = new Set(pairs.map(({ source }) => source))
    return [
      {
        ...{ locale, folder, pairs },
        missing: originals.filter((file) => !translated.has(file)).sort(),
        orphaned: own.flatMap(([translation, source]) => (source ? [] : [translation])).sort(),
      },
    ]
  })
}
