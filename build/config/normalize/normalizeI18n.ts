// The languages of a site with all their settings.
import type * as v from 'valibot'
import type { I18nConfig, LocaleConfig } from '../../model/project.ts'
import { inOneForm } from '../../shared/paths.ts'
import type { ConfigProblem } from '../describeIssue.ts'
import { calendarOf, directionOf } from '../languageFacts.ts'
import type { schema } from '../schema.ts'
import { trimSlashes } from '../trimSlashes.ts'

type Raw = Pick<v.InferOutput<typeof schema>, 'i18n' | 'url' | 'baseUrl' | 'compatibility'>

/** The names of languages in one Unicode form: they are compared, and become URLs. */
export const inOneFormNames = (i18n: Raw['i18n']): Raw['i18n'] => ({
  ...i18n,
  defaultLocale: inOneForm(i18n.defaultLocale),
  ...(i18n.locales && { locales: i18n.locales.map(inOneForm) }),
  localeConfigs: Object.fromEntries(
    Object.entries(i18n.localeConfigs).map(([name, own]) => [inOneForm(name), own]),
  ),
})

/** `only`: the languages to build, all of them languages of the site; null for all. */
export function i18nOf(raw: Raw, only: readonly string[] | null): I18nConfig {
  const { i18n, url } = raw
  const locales = [...new Set(i18n.locales ?? [i18n.defaultLocale])]
  const builtLocales = only === null ? locales : locales.filter((name) => only.includes(name))
  const [alone = null, ...others] = only === null ? [] : builtLocales
  const localeConfigs: Record<string, LocaleConfig> = {}
  for (const name of namesOf(raw)) {
    const given = i18n.localeConfigs[name]
    const htmlLang = given?.htmlLang ?? name
    localeConfigs[name] = {
      label: given?.label ?? languageName(htmlLang),
      direction: given?.direction ?? directionOf(htmlLang),
      htmlLang,
      dateLocale: [given?.dateLocale, htmlLang].find(isLanguageTag) ?? 'en',
      calendar: given?.calendar ?? calendarOf(htmlLang),
      path: given?.path ?? name,
      translate: given?.translate ?? true,
      url: (given?.url ?? url).replace(/\/$/, ''),
      prefix: prefixOf(name, raw, others.length > 0 ? null : alone) ?? `/${name}`,
    }
  }
  return {
    defaultLocale: i18n.defaultLocale,
    ...{ locales, builtLocales },
    mainLocale:
      builtLocales.find((name) => name === i18n.defaultLocale) ?? builtLocales[0] ?? i18n.defaultLocale,
    path: trimSlashes(i18n.path),
    untranslatedNotice: i18n.untranslatedNotice,
    localeConfigs,
  }
}

/** The host of a language that is built alone, which is a site of its own. */
export const urlOfSite = ({ url }: Pick<Raw, 'url'>, { builtLocales, locales, localeConfigs }: I18nConfig) =>
  (builtLocales.length === 1 && locales.length > 1 && localeConfigs[builtLocales[0] ?? '']?.url) ||
  url.replace(/\/$/, '')

const namesOf = ({ i18n: { defaultLocale, locales = [] } }: Raw): ReadonlySet<string> =>
  new Set([defaultLocale, ...locales])

/**
 * Null for a path that is not below the base URL of the site. A language that is built `alone` is at the
 * root, as in Docusaurus, and so are those with another host, which are built alone for it.
 */
function prefixOf(name: string, raw: Raw, alone: string | null = null): string | null {
  const { i18n, baseUrl } = raw
  const { localeConfigs, defaultLocale } = i18n
  const given = localeConfigs[name]?.baseUrl
  const host = (locale: string) => localeConfigs[locale]?.url ?? raw.url
  const isAtRoot =
    name === defaultLocale || (alone !== null && (name === alone || host(name) !== host(alone)))
  if (given === undefined) return isAtRoot ? '' : `/${name}`
  const path = `/${trimSlashes(given)}/`.replace('//', '/')
  return path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}`.replace(/\/$/, '') : null
}

/** Without its default language, a site has no home page. */
function missingDefault({ i18n: { defaultLocale, locales } }: Raw): ConfigProblem[] {
  if (!locales || locales.includes(defaultLocale)) return []
  const message = `must contain the default language "${defaultLocale}". Add it, or set i18n.defaultLocale`
  return [{ path: 'i18n.locales', message }]
}

/** Names that are no language. Docusaurus has rules of its own. */
export function unknownLanguages({ i18n, compatibility }: Raw): ConfigProblem[] {
  if (compatibility === 'docusaurus') return []
  const { defaultLocale, locales = [defaultLocale], localeConfigs } = i18n
  const path = i18n.locales ? 'i18n.locales' : 'i18n.defaultLocale'
  return locales
    .filter((name) => !isLanguageTag(localeConfigs[name]?.htmlLang ?? name))
    .map((name) => ({
      path,
      message: `contains "${name}", which is not a language tag such as de or pt-BR. ${otherTag(name)}`,
    }))
}

/** What to do with a name that is no language tag: `pt_BR`. */
const otherTag = (name: string): string =>
  isLanguageTag(name.replaceAll('_', '-'))
    ? `Write ${name.replaceAll('_', '-')}, or set htmlLang in i18n.localeConfigs.`
    : 'Correct it, or set htmlLang in i18n.localeConfigs.'

/** Languages that have no place of their own on the site. */
export function placeProblems(raw: Raw): ConfigProblem[] {
  const seen = new Map<string, string>()
  const misplaced = [...namesOf(raw)].flatMap((name) => {
    const path = `i18n.localeConfigs.${name}.baseUrl`
    const prefix = prefixOf(name, raw)
    if (prefix === null) return [{ path, message: `must be below the baseUrl of the site, ${raw.baseUrl}` }]
    const other = seen.get(prefix)
    seen.set(prefix, name)
    return other === undefined ? [] : [{ path, message: `is also that of the language "${other}"` }]
  })
  return [...missingDefault(raw), ...misplaced]
}

/**
 * The facts that `Intl` has about English. Asking it takes longer than reading the rest of a configuration.
 */
const known: Readonly<Record<string, string>> = { en: 'English' }

function isLanguageTag(tag: string | undefined): boolean {
  try {
    return tag !== undefined && Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** The language's own name for itself, as in a menu of languages. */
export function languageName(locale: string): string {
  return known[locale] ?? nameByIntl(locale)
}

export function nameByIntl(locale: string): string {
  try {
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    return locale
  }
}
