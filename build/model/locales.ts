// The place of a language's pages, and whether files translate them.
import type { Config, LocaleConfig } from './project.ts'
import { UsageError } from './usageError.ts'

/** The configuration of a language: of the site, but for what it says differently in this language. */
export const configIn = (locale: string, config: Config): Config => config.ofLocales?.[locale] ?? config

type Languages = Pick<Config, 'i18n' | 'url'>

const configOf = (locale: string, { i18n }: Pick<Config, 'i18n'>): LocaleConfig | undefined =>
  i18n.localeConfigs[locale]

/** Route prefix of a language: empty, or `/de`. */
export const prefixOf = (locale: string, config: Pick<Config, 'i18n'>): string =>
  configOf(locale, config)?.prefix ?? ''

/** `/base/`, or `/base/de/`. */
export const baseUrlOf = (locale: string, config: Pick<Config, 'i18n' | 'baseUrl'>): string => {
  const prefix = prefixOf(locale, config)
  return prefix === '' ? config.baseUrl : `${config.baseUrl}${prefix.slice(1)}/`
}

/** Beginning of full URLs in a language, without a slash at the end. */
export const urlOf = (locale: string, config: Languages): string =>
  configOf(locale, config)?.url ?? config.url

/** Whether files below `i18n` replace pages and labels. */
export const isTranslated = (locale: string, config: Pick<Config, 'i18n'>): boolean =>
  configOf(locale, config)?.translate ?? true

/** Whether a language shows the files themselves, and none below `i18n`. */
export const isOriginal = (locale: string, config: Pick<Config, 'i18n' | 'behaviors'>): boolean =>
  !isTranslated(locale, config) ||
  (locale === config.i18n.defaultLocale && !config.behaviors.translatesDefault)

/** Throws a UsageError for a name that is no language of the site. */
export function requireLocales(names: readonly string[], locales: readonly string[]): void {
  const unknown = names.find((name) => !locales.includes(name))
  if (unknown !== undefined)
    throw new UsageError(
      `The site has no language "${unknown}". i18n.locales contains ${locales.join(', ')}. Add it there first.`,
    )
}
