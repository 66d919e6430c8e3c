// The languages of the site.
import { calendarOf, directionOf } from '../../../config/languageFacts.ts'
import { languageName } from '../../../config/normalize/normalizeI18n.ts'
import { isRaw, listOf, type Raw, rawOf, textOf } from '../docusaurusConfig.ts'
import { type Convert, convertKeys, defined } from './context.ts'

export function convertI18n({ i18n: given, baseUrl }: Raw, convert: Convert): unknown {
  if (!isRaw(given)) return undefined
  const same = convertKeys(
    given,
    'i18n',
    { same: ['defaultLocale', 'path', 'untranslatedNotice'], other: ['locales', 'localeConfigs'] },
    convert,
  )
  const locales = localesOf(given, convert)
  const site: SitePlace = {
    baseUrl: pathOf(textOf(baseUrl) ?? '/'),
    defaultLocale: textOf(given['defaultLocale']) ?? 'en',
    taken: new Set(),
  }
  const all = rawOf(given['localeConfigs'])
  // Languages without a path of their own have theirs first.
  for (const locale of [site.defaultLocale, ...listOf(given['locales'])].map(String))
    if (rawOf(all[locale])['baseUrl'] === undefined) site.taken.add(usualPath(locale, site))
  const configs = Object.entries(all).map(
    ([locale, config]) => [locale, localeConfig(rawOf(config), locale, site, convert)] as const,
  )
  return defined({
    // Docusaurus' pages have no such notice.
    untranslatedNotice: false,
    ...same,
    locales,
    localeConfigs: configs.length > 0 ? Object.fromEntries(configs) : undefined,
  })
}

/** Docusaurus builds the default language even if the list lacks it. */
function localesOf({ locales, defaultLocale }: Raw, convert: Convert): unknown {
  const name = textOf(defaultLocale) ?? 'en'
  if (!Array.isArray(locales) || locales.includes(name)) return locales
  convert.note('differs', `The default language ${name} is not in i18n.locales. It is built as well.`, {
    where: 'i18n.locales',
    todo: `Add '${name}' to i18n.locales.`,
  })
  return [...locales, name]
}

interface SitePlace {
  readonly baseUrl: string
  readonly defaultLocale: string
  /** Paths of languages. */
  readonly taken: Set<string>
}

function localeConfig(config: Raw, locale: string, site: SitePlace, convert: Convert): object {
  const where = `i18n.localeConfigs.${locale}`
  const same = {
    ...ofName(config, locale),
    ...convertKeys(
      config,
      where,
      { same: ['label', 'direction', 'htmlLang', 'calendar', 'path', 'translate', 'url', 'baseUrl'] },
      convert,
    ),
  }
  if (typeof same['baseUrl'] !== 'string') return same
  const path = pathOf(same['baseUrl'])
  if (path.startsWith(site.baseUrl) && !site.taken.has(path)) {
    site.taken.add(path)
    return { ...same, baseUrl: path }
  }
  const usual = usualPath(locale, site)
  convert.note('unsupported', `${where}.baseUrl cannot be used: the language is at ${usual}.`, {
    where: `${where}.baseUrl`,
    todo: 'One build writes all languages below baseUrl. To build one language alone, set i18n.locales and baseUrl from an environment variable.',
  })
  const { baseUrl: _, ...others } = same
  return others
}

/** Defaults that depend on the name of the locale, if `htmlLang` differs from it. */
const ofName = ({ htmlLang }: Raw, locale: string): Readonly<Record<string, unknown>> =>
  htmlLang === undefined || htmlLang === locale
    ? {}
    : {
        label: languageName(locale),
        direction: directionOf(locale),
        calendar: calendarOf(locale),
        dateLocale: locale,
      }

const usualPath = (locale: string, { baseUrl, defaultLocale }: SitePlace): string =>
  locale === defaultLocale ? baseUrl : `${baseUrl}${locale}/`

const pathOf = (path: string): string => `/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
