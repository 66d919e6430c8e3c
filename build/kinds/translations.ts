// Translations of labels in the configuration and in sidebars: `{ "sidebar.docs.category.Guides": {
// "message": "…" } }`.
import { glossaryFile } from '../model/glossary.ts'
import { isTranslated } from '../model/locales.ts'
import type { Config } from '../model/project.ts'
import type { Route } from '../model/route.ts'
import type { SiteInput } from '../model/site.ts'
import { joinPath, type SourcePath, sourcePath } from '../shared/paths.ts'
import type { TextLanguage } from '../shared/routeData.ts'

/** The translation of `key`, else `text`. */
export type Translate = (key: string, text: string) => string

/** Folder with the translations of a language, from the root. */
export const localeFolder = (locale: string, { contentDir, i18n }: Config): string =>
  joinPath(contentDir, i18n.path, i18n.localeConfigs[locale]?.path ?? locale)

/** The glossary of a language, from the root: its own or that of the site. */
export function glossaryOf(locale: string, config: Config, has: (file: SourcePath) => boolean): SourcePath {
  const own = sourcePath(joinPath(localeFolder(locale, config), glossaryFile))
  return isTranslated(locale, config) && has(own)
    ? own
    : sourcePath(joinPath(config.contentDir, glossaryFile))
}

/** Whether the file is the glossary of a language. */
export const isGlossaryFile = (source: SourcePath, config: Config): boolean =>
  config.glossary !== null &&
  source.endsWith(glossaryFile) &&
  config.i18n.builtLocales.some((locale) => glossaryOf(locale, config, (file) => file === source) === source)

/** Whether a file is a translated page of a language that is not configured: nothing reads it. */
export function isOfOtherLanguage(source: SourcePath, config: Config): boolean {
  const { contentDir, i18n } = config
  const below = `${joinPath(contentDir, i18n.path)}/`
  if (!source.startsWith(below)) return false
  const [language, plugin] = source.slice(below.length).split('/')
  if (!plugin?.startsWith('docusaurus-plugin-content-')) return false
  return !i18n.builtLocales.some(
    (locale) => isTranslated(locale, config) && (i18n.localeConfigs[locale]?.path ?? locale) === language,
  )
}

/** The language of the text that a route shows, where it is not the language of its page; else undefined. */
export function textLanguageOf(
  { locale, page }: Pick<Route, 'locale' | 'page'>,
  config: Config,
): TextLanguage | undefined {
  if (page === null || page.source.startsWith(`${localeFolder(locale, config)}/`)) return undefined
  return untranslatedIn(locale, config)
}

/** The language of text that nobody has translated; undefined in the default language. */
export function untranslatedIn(locale: string, config: Config): TextLanguage | undefined {
  const { defaultLocale, localeConfigs } = config.i18n
  if (locale === defaultLocale || !isTranslated(locale, config)) return undefined
  const [own, text] = [localeConfigs[locale], localeConfigs[defaultLocale]]
  if (!own || !text) return undefined
  return { lang: text.htmlLang, ...(text.direction === own.direction ? {} : { dir: text.direction }) }
}

/** The field `language` of a label or text. */
export const languageOf = (language: TextLanguage | undefined): { readonly language?: TextLanguage } =>
  language ? { language } : {}

/** Translations of a file below the folder of a language, such as `docusaurus-theme-classic/navbar.json`. */
export const translationsOf = (path: string, locale: string, input: SiteInput): Translate =>
  isTranslated(locale, input.config)
    ? translationsIn(sourcePath(joinPath(localeFolder(locale, input.config), path)), input)
    : (_key, text) => text

/** A missing file, or one with another shape, translates nothing. */
export function translationsIn(
  file: SourcePath,
  { data, onLabel }: Pick<SiteInput, 'data' | 'onLabel'>,
): Translate {
  const entries = data.get(file)
  return (key, text) => {
    onLabel?.(file, key, text)
    if (typeof entries !== 'object' || entries === null || !Object.hasOwn(entries, key)) return text
    return messageOf((entries as Record<string, unknown>)[key]) ?? text
  }
}

/** The message of an entry, `{ "message": "…" }`; null for another value. */
export const messageOf = (entry: unknown): string | null =>
  typeof entry === 'object' && entry !== null && 'message' in entry && typeof entry.message === 'string'
    ? entry.message
    : null
