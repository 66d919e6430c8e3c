// Where a language has its list of pages for language models.
import { baseUrlOf } from './locales.ts'
import type { Config } from './project.ts'

/** `/base/de/llms.txt`, or null where the site has no such list. */
export const llmsHref = (
  locale: string,
  config: Pick<Config, 'noIndex' | 'llms' | 'i18n' | 'baseUrl'>,
): string | null => (config.noIndex || config.llms === null ? null : `${baseUrlOf(locale, config)}llms.txt`)
