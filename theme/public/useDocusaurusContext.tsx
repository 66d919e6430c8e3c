// The site's configuration and languages.

import config from '@generated/docusaurus.config'
import { docusaurusVersion } from '../../build/shared/docusaurusVersion.ts'
import { useSite } from '../context/site.tsx'
import useGlobalData from './useGlobalData.ts'

export default function useDocusaurusContext() {
  const site = useSite()
  const { title, tagline, url, baseUrl, trailingSlash, openSlashes, favicon, customFields, locale } = site
  const { storageType, storageSuffix, messages, plugins } = site
  return {
    siteConfig: {
      ...config,
      title,
      tagline,
      url,
      // All languages share the static files, whose URLs components make with it.
      baseUrl,
      trailingSlash: openSlashes ? undefined : trailingSlash,
      favicon,
      customFields,
      ...(plugins?.themeConfig && { themeConfig: { ...config.themeConfig, ...plugins.themeConfig } }),
    },
    siteMetadata: { docusaurusVersion, pluginVersions: {} },
    i18n: {
      currentLocale: locale.name,
      ...config.i18n,
    },
    codeTranslations: messages,
    globalData: useGlobalData(),
    siteStorage: { type: storageType ?? 'localStorage', namespace: storageSuffix },
  }
}
