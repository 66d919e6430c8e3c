// A configuration that asks for the language. Docusaurus runs the file once for each language, and says which
// one in an environment variable.
import type { Config } from '../model/project.ts'
import { configText } from './configText.ts'

export const languageVariable = 'DOCUSAURUS_CURRENT_LOCALE'

interface Reads {
  /** Files and variables that code of the site has read so far. */
  readonly reads: ReadonlySet<string>
}

interface Loaded {
  readonly reads: () => Reads['reads']
}

export const asksForLanguage = ({ reads }: Reads): boolean => reads.has(`env:${languageVariable}`)

/** Docusaurus asks for the languages while the variable has no value. */
export function forgetLanguage(): void {
  delete process.env[languageVariable]
}

/** For code of the site that runs from now on. */
export function nameLanguage(locale: string): void {
  process.env[languageVariable] = locale
}

/** Runs code of the site in a language. */
export async function inLanguage<T>(
  locale: string,
  { mainLocale }: Pick<Config['i18n'], 'mainLocale'>,
  run: () => Promise<T>,
): Promise<T> {
  nameLanguage(locale)
  try {
    return await run()
  } finally {
    nameLanguage(mainLocale)
  }
}

/**
 * The configuration in every built language, where it asks for it, or has plugins whose functions would keep
 * values from one language to the next; else null. The variable then names the main language, for all code
 * that runs later.
 */
export async function inLanguages<T extends Loaded>(
  first: T,
  { i18n, plugins }: Pick<Config, 'i18n' | 'plugins'>,
  loadAgain: () => Promise<T>,
): Promise<ReadonlyMap<string, T> | null> {
  const found = new Map<string, T>()
  const isOfLanguage = asksForLanguage({ reads: first.reads() })
  if (isOfLanguage || (i18n.builtLocales.length > 1 && plugins.some(isFunction)))
    for (const locale of i18n.builtLocales) found.set(locale, await inLanguage(locale, i18n, loadAgain))
  nameLanguage(i18n.mainLocale)
  return found.size === 0 ? null : found
}

const isFunction = (entry: Config['plugins'][number]): boolean =>
  entry.type === 'docusaurus' && typeof entry.module === 'function'

/**
 * Those of other languages that differ from the main one. What all languages share is that of the site:
 * places of pages and files would otherwise contradict each other.
 */
export function differentConfigs(
  main: Config,
  others: ReadonlyMap<string, Config>,
): Readonly<Record<string, Config>> {
  const { url, baseUrl, trailingSlash, i18n, staticDirectories, contentDir } = main
  const shared = { url, baseUrl, trailingSlash, i18n, staticDirectories, contentDir }
  const { text } = configText(main)
  const different = [...others]
    .map(([locale, config]) => [locale, { ...config, ...shared }] as const)
    .filter(([locale, config]) => locale !== i18n.mainLocale && configText(config).text !== text)
  return Object.fromEntries(different)
}
