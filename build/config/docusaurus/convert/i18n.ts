// The languages of the site.
import { isRaw, type Raw, rawOf } from '../docusaurusConfig.ts'
import { type Convert, convertKeys } from './context.ts'

export function convertI18n(given: unknown, convert: Convert): unknown {
  if (!isRaw(given)) return undefined
  const same = convertKeys(
    given,
    'i18n',
    { same: ['defaultLocale', 'locales', 'path'], other: ['localeConfigs'] },
    convert,
  )
  const configs = Object.entries(rawOf(given['localeConfigs'])).map(
    ([locale, config]) => [locale, localeConfig(rawOf(config), locale, convert)] as const,
  )
  return configs.length > 0 ? { ...same, localeConfigs: Object.fromEntries(configs) } : same
}

const localeConfig = (config: Raw, locale: string, convert: Convert) =>
  convertKeys(
    config,
    `i18n.localeConfigs.${locale}`,
    {
      same: ['label', 'direction', 'htmlLang', 'path'],
      unsupported: {
        calendar: 'Dates are written in the Gregorian calendar.',
        translate: 'Remove it: a language without translations shows the pages of the default language.',
        url: 'All languages are published below the same URL.',
        baseUrl: 'A language is published below its name.',
      },
    },
    convert,
  )
