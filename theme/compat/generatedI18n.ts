// `@generated/i18n`: the languages of the site. One bundle is for all of them, so the current one is looked
// up when it is read.
import config from '@generated/docusaurus.config'
import { use } from 'react'
import { SiteContext } from '../context/site.tsx'

const { i18n } = config

export default {
  ...i18n,
  get currentLocale(): string {
    return shownLocale() ?? i18n.defaultLocale
  },
}

function shownLocale(): string | undefined {
  try {
    return use(SiteContext)?.locale.name
  } catch {
    // Not while a page is rendered.
    if (typeof document === 'undefined') return undefined
    const { lang } = document.documentElement
    return i18n.locales.find((name: string) => (i18n.localeConfigs[name]?.htmlLang ?? name) === lang)
  }
}
