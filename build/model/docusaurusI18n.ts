// The languages of a site as code that was made for Docusaurus receives them.
import { baseUrlOf } from './locales.ts'
import type { Config } from './project.ts'

export function docusaurusI18n(config: Pick<Config, 'i18n' | 'baseUrl' | 'docusaurus'>) {
  const { defaultLocale, locales, path, localeConfigs } = config.i18n
  const { untranslated = [] } = config.docusaurus as { readonly untranslated?: readonly string[] }
  return {
    defaultLocale,
    locales,
    path,
    localeConfigs: Object.fromEntries(
      Object.entries(localeConfigs).map(([name, { prefix: _, translate, ...own }]) => [
        name,
        {
          ...own,
          translate: translate && !untranslated.includes(name),
          baseUrl: baseUrlOf(name, config),
        },
      ]),
    ),
  }
}
