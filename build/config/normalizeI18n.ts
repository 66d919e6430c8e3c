// The languages of a site with all their settings.
import type * as v from 'valibot'
import type { I18nConfig, LocaleConfig } from '../model/project.ts'
import type { i18n } from './options/i18n.ts'
import { trimSlashes } from './trimSlashes.ts'

export function i18nOf(raw: v.InferOutput<typeof i18n>): I18nConfig {
  const locales = raw.locales ?? [raw.defaultLocale]
  const localeConfigs: Record<string, LocaleConfig> = {}
  for (const name of new Set([raw.defaultLocale, ...locales])) {
    const given = raw.localeConfigs[name] ?? {}
    localeConfigs[name] = {
      label: given.label ?? languageName(name),
      direction: given.direction ?? (/^(?:ar|dv|fa|he|ps|ur|yi)\b/.test(name) ? 'rtl' : 'ltr'),
      htmlLang: given.htmlLang ?? name,
      path: given.path ?? name,
    }
  }
  return {
    defaultLocale: raw.defaultLocale,
    locales: [...new Set(locales)],
    path: trimSlashes(raw.path),
    localeConfigs,
  }
}

/**
 * The facts that `Intl` has about English. Asking it takes longer than reading the rest of a configuration.
 */
const known: Readonly<Record<string, string>> = { en: 'English' }

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
