// One file per language with all documents, for components that read them.
import type { PlannedSite } from '../../kinds/contentKind.ts'
import { allDocsOf } from '../../kinds/docs/allDocs.ts'
import { docsIn } from '../../kinds/docs/index.ts'
import { configIn } from '../../model/locales.ts'
import type { LocaleSite } from '../../model/site.ts'
import type { AllDocs } from '../../shared/allDocs.ts'
import { hrefOf } from '../../shared/paths.ts'
import type { Href } from '../../shared/routeData.ts'
import { type SharedFile, sharedFile } from './sharedFile.ts'

export interface DocsOfLocale {
  readonly data: AllDocs
  readonly file: SharedFile
  readonly href: Href
}

/** Made when they are asked for: most sites have no such component. */
export function openAllDocs({ locales, config }: PlannedSite): (locale: string) => DocsOfLocale | null {
  const known = new Map<string, DocsOfLocale | null>()
  const make = (place: LocaleSite | undefined): DocsOfLocale | null => {
    const instances = place ? docsIn(place) : []
    if (!place || instances.length === 0) return null
    const data = allDocsOf(instances, configIn(place.locale, config))
    const file = sharedFile('docs', data)
    return { data, file, href: hrefOf(`/${file.path}`, config.baseUrl) }
  }
  return (locale) => {
    const found = known.get(locale)
    if (found !== undefined) return found
    const made = make(locales.find((one) => one.locale === locale))
    known.set(locale, made)
    return made
  }
}
