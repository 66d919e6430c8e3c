// The same page in other languages, which the head of each page names for search engines.
import type { DataContext } from '../../kinds/contentKind.ts'
import { prefixOf, urlOf } from '../../model/locales.ts'
import type { Config } from '../../model/project.ts'
import type { Route } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { hrefOf, type RoutePath, routeKey, routePath } from '../../shared/paths.ts'
import type { HeadData } from '../../shared/routeData.ts'

type Links = HeadData['alternates']

/** Where the pages of a language are. */
interface Place {
  readonly locale: string
  readonly hreflang: string
  readonly isDefault: boolean
  readonly prefix: string
  readonly url: string
  /** Whether this build makes them. Other languages are taken to have all pages, as in Docusaurus. */
  readonly isBuilt: boolean
}

/** Empty for a site in one language. */
export function alternatesOf(site: Site): DataContext['alternates'] {
  const { config, routes } = site
  const places = placesOf(config)
  const alternates = new Map<Route, Links>()
  if (places.length < 2) return alternates
  const byKey = new Map(routes.map(({ path }) => [routeKey(path), path]))
  for (const route of routes) {
    const own = places.find(({ locale }) => locale === route.locale)
    if (!own || !route.hasUrl) continue
    const bare = route.path.slice(own.prefix.length)
    const links = places.flatMap((place) => {
      const path = place.isBuilt ? byKey.get(routeKey(place.prefix + bare)) : elsewhere(place, own, bare)
      return path == null ? [] : linksOf(place, place.url + hrefOf(path, config.baseUrl))
    })
    alternates.set(route, links)
  }
  return alternates
}

const placesOf = (config: Config): readonly Place[] =>
  config.i18n.locales.map((locale) => ({
    locale,
    hreflang: config.i18n.localeConfigs[locale]?.htmlLang ?? locale,
    isDefault: locale === config.i18n.defaultLocale,
    prefix: prefixOf(locale, config),
    url: urlOf(locale, config),
    isBuilt: config.i18n.builtLocales.includes(locale),
  }))

/** The page in a language that is built at another time. Null if that language takes the same place. */
const elsewhere = ({ prefix, url }: Place, own: Place, bare: string): RoutePath | null =>
  prefix === own.prefix && url === own.url ? null : routePath(prefix + bare, bare.endsWith('/'))

function linksOf({ hreflang, isDefault }: Place, href: Links[number]['href']): Links {
  return isDefault
    ? [
        { hreflang, href },
        { hreflang: 'x-default', href },
      ]
    : [{ hreflang, href }]
}
