// Which page a file of the site is, for the links in it.
import type { LinkOrigin } from '../link/linkCandidates.ts'
import type { Route } from '../model/route.ts'
import { decodePath, routeKey, type SourcePath, sourcePath } from '../shared/paths.ts'
import type { MovedSite } from './editedSite.ts'

/** A file that is no page, such as an included one, has no route. */
export function originOf(source: SourcePath, { site, index }: MovedSite): LinkOrigin {
  const { mainLocale } = site.config.i18n
  const locales = [mainLocale, ...[...index.bySource.keys()].filter((one) => one !== mainLocale)]
  for (const locale of locales) {
    const route = routeOf(source, locale, index)
    if (route?.source === source) return { locale, route, source }
  }
  return { locale: mainLocale, route: null, source }
}

export function routeOf(
  source: SourcePath,
  locale: string,
  { bySource, routes }: MovedSite['index'],
): Route | null {
  const path = bySource.get(locale)?.get(source)
  return (path === undefined ? null : routes.get(routeKey(path))) ?? null
}

/** The file from which relative links count: for a translation, the one that it translates. */
export const originalOf = ({
  source,
  folders,
}: Pick<Route, 'folders'> & { readonly source: SourcePath }): SourcePath =>
  folders ? sourcePath([folders.folder, folders.relative].filter(Boolean).join('/')) : source

/** The id that the hash of a link names. */
export const idOf = (hash: string): string => decodePath(hash.slice(1))
