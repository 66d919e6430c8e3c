// The texts of the interface in the languages that Troodon speaks. `en.json` lists all of them as the code
// has them (`npm run messages`); each other file is a translation, loaded when a site has its language.

/** Id → text; `{name}` is filled in. Forms of a plural are separated by `|`, in the order of CLDR. */
export type Messages = Readonly<Record<string, string>>

type Load = () => Promise<{ readonly default: Messages }>

const files: Readonly<Record<string, Load>> = {
  ar: () => import('./ar.json'),
  bg: () => import('./bg.json'),
  bn: () => import('./bn.json'),
  cs: () => import('./cs.json'),
  da: () => import('./da.json'),
  de: () => import('./de.json'),
  el: () => import('./el.json'),
  es: () => import('./es.json'),
  et: () => import('./et.json'),
  fa: () => import('./fa.json'),
  fi: () => import('./fi.json'),
  fil: () => import('./fil.json'),
  fr: () => import('./fr.json'),
  he: () => import('./he.json'),
  hi: () => import('./hi.json'),
  hu: () => import('./hu.json'),
  id: () => import('./id.json'),
  is: () => import('./is.json'),
  it: () => import('./it.json'),
  ja: () => import('./ja.json'),
  ko: () => import('./ko.json'),
  nb: () => import('./nb.json'),
  nl: () => import('./nl.json'),
  pl: () => import('./pl.json'),
  'pt-BR': () => import('./pt-BR.json'),
  'pt-PT': () => import('./pt-PT.json'),
  ro: () => import('./ro.json'),
  ru: () => import('./ru.json'),
  sk: () => import('./sk.json'),
  sl: () => import('./sl.json'),
  sr: () => import('./sr.json'),
  sv: () => import('./sv.json'),
  th: () => import('./th.json'),
  tr: () => import('./tr.json'),
  uk: () => import('./uk.json'),
  ur: () => import('./ur.json'),
  vi: () => import('./vi.json'),
  'zh-Hans': () => import('./zh-Hans.json'),
  'zh-Hant': () => import('./zh-Hant.json'),
}

/** Translations for readers of a language that has no file by its own name. */
const relatives: Readonly<Record<string, string>> = { no: 'nb', pt: 'pt-PT' }

/** The languages that have a translation. */
export const translatedLanguages: readonly string[] = Object.keys(files)

/** The texts of a language; empty where there is no translation, and the English texts of the code count. */
export async function loadMessages(locale: string): Promise<Messages> {
  const load = translationNames(locale).flatMap((name) => files[name] ?? [])[0]
  return load ? (await load()).default : {}
}

/** The texts of the code. */
export const englishMessages = async (): Promise<Messages> => (await import('./en.json')).default

/** Those of several languages. */
export const readMessages = async (locales: readonly string[]): Promise<ReadonlyMap<string, Messages>> =>
  new Map(await Promise.all(locales.map(async (locale) => [locale, await loadMessages(locale)] as const)))

/**
 * The files that fit a locale, the closest first: `zh-TW` is written like `zh-Hant`, `pt` means `pt-BR`, and
 * `sr-Latn` has nothing in common with `sr` that a reader could use.
 */
function translationNames(locale: string): readonly string[] {
  const tag = parseTag(locale)
  if (!tag) return [locale]
  const { language, script, region } = tag.maximize()
  const isUsualScript = script === new Intl.Locale(language).maximize().script
  const general = isUsualScript ? [language, relatives[language] ?? language] : []
  return [locale, `${language}-${region}`, `${language}-${script}`, ...general]
}

/** A site may give a language any name; only BCP 47 tags say more. */
function parseTag(locale: string): Intl.Locale | null {
  try {
    return new Intl.Locale(locale)
  } catch {
    return null
  }
}
