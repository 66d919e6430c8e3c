// The site's title, URL and custom fields, and its languages.
import { useSite } from '../context/site.tsx'

export default function useDocusaurusContext() {
  const { title, tagline, url, baseUrl, trailingSlash, favicon, customFields, locale, locales } = useSite()
  return {
    siteConfig: { title, tagline, url, baseUrl, trailingSlash, favicon, customFields },
    i18n: { currentLocale: locale.name, locales: locales.map(({ name }) => name) },
  }
}
