// The site's configuration and languages.

import config from '@generated/docusaurus.config'
import siteMetadata from '@generated/site-metadata'
import { docsDataOf } from '../compat/docsData.ts'
import { globalData } from '../compat/globalData.ts'
import { useThemeConfig } from '../compat/themeConfig.ts'
import { useSite } from '../context/site.tsx'

export default function useDocusaurusContext() {
  const site = useSite()
  const { title, tagline, url, baseUrl, trailingSlash, openSlashes, customFields, locale } = site
  const themeConfig = useThemeConfig()
  const { storageType, storageSuffix, messages, plugins } = site
  return {
    siteConfig: {
      ...config,
      ...plugins?.siteConfig,
      title,
      tagline,
      url,
      // All languages share the static files, whose URLs components make with it.
      baseUrl,
      trailingSlash: openSlashes ? undefined : trailingSlash,
      customFields,
      // Texts of the navbar and the footer are translated.
      ...(locale.name !== config.i18n.defaultLocale && { themeConfig }),
    },
    siteMetadata,
    i18n: {
      currentLocale: locale.name,
      ...config.i18n,
    },
    codeTranslations: messages,
    // Of the docs, the main documents: nearly every site uses this hook, and few read all documents.
    globalData: globalData(site, docsDataOf(site)),
    siteStorage: { type: storageType ?? 'localStorage', namespace: storageSuffix },
  }
}
