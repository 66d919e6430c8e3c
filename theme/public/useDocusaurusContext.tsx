// The site's configuration and languages.
import config from '@generated/docusaurus.config'
import siteMetadata from '@generated/site-metadata'
import { useSite } from '../context/site.tsx'
import { docsDataOf } from '../hooks/docsData.ts'
import { globalData } from '../hooks/globalData.ts'

export default function useDocusaurusContext() {
  const site = useSite()
  const { title, tagline, url, baseUrl, trailingSlash, openSlashes, customFields, locale } = site
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
      // Values of the site's own can differ between languages.
      ...(plugins?.themeConfig && { themeConfig: { ...config.themeConfig, ...plugins.themeConfig } }),
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
