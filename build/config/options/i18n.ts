// Languages of the site.
import * as v from 'valibot'
import { group } from './group.ts'
import { siteUrl, texts } from './values.ts'

const calendar = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9]{3,8}(?:-[A-Za-z0-9]{3,8})*$/, 'must be the name of a calendar such as gregory'),
)

const localeConfig = group({
  /**
   * Name of the language in the language menu.
   * @default the name of the language in that language
   * @example 'Deutsch'
   */
  label: v.optional(v.string()),
  /**
   * Direction of the script.
   * @default `rtl` for languages that are written from right to left, else `ltr`
   * @example 'rtl'
   */
  direction: v.optional(v.picklist(['ltr', 'rtl'] as const)),
  /**
   * Language tag in the HTML of the pages.
   * @default the name of the locale
   * @example 'de-CH'
   */
  htmlLang: v.optional(v.string()),
  /**
   * Language tag whose rules dates are written by.
   * @default `htmlLang`
   * @example 'en-GB'
   */
  dateLocale: v.optional(v.string()),
  /**
   * Calendar in which dates are written, as `Intl` names it.
   * @default that of the language
   * @example 'gregory'
   */
  calendar: v.optional(calendar),
  /**
   * Folder with the translations of the language, below `i18n.path`.
   * @default the name of the locale
   * @example 'german'
   */
  path: v.optional(v.string()),
  /**
   * Whether files in that folder replace pages and labels.
   * @default true
   * @example false
   */
  translate: v.optional(v.boolean(), true),
  /**
   * Beginning of the full URLs of the language, if it is published at a host of its own.
   * @default the `url` of the site
   * @example 'https://de.handbook.example'
   */
  url: v.optional(siteUrl),
  /**
   * Path of the language, below the `baseUrl` of the site.
   * @default `baseUrl` for the default language, else with the name of the locale
   * @example '/german/'
   */
  baseUrl: v.optional(v.string()),
})

export const i18n = group({
  /**
   * Language of the content folder.
   * @default 'en'
   * @example 'de'
   */
  defaultLocale: v.optional(v.string(), 'en'),
  /**
   * Languages that are built.
   * @default only the default language
   * @example ['en', 'de']
   */
  locales: v.optional(v.pipe(texts, v.minLength(1, 'must name at least one language'))),
  /**
   * Folder with the translations, below the content folder.
   * @default 'i18n'
   * @example 'translations'
   */
  path: v.optional(v.string(), 'i18n'),
  /**
   * Whether pages without a translation, and translations that are behind their original, have a notice.
   * @default true
   * @example false
   */
  untranslatedNotice: v.optional(v.boolean(), true),
  /**
   * Settings of single languages, by locale.
   * @default {}
   * @example { de: { label: 'Deutsch', htmlLang: 'de-CH' } }
   */
  localeConfigs: v.optional(v.record(v.string(), localeConfig), {}),
})
