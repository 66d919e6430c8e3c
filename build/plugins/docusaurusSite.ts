// The configuration of the site as code that was made for Docusaurus receives it.
import type { Config } from '../model/project.ts'

/** In one language, whose base URL it has. */
export function docusaurusSite(config: Config, locale: string): Readonly<Record<string, unknown>> {
  const { title, tagline, url, trailingSlash, favicon, customFields, staticDirectories, i18n } = config
  return {
    organizationName: '',
    projectName: '',
    themeConfig: {},
    presets: [],
    plugins: [],
    themes: [],
    scripts: [],
    stylesheets: [],
    headTags: [],
    clientModules: config.clientModules,
    onBrokenLinks: 'throw',
    onBrokenMarkdownLinks: 'warn',
    markdown: { format: config.markdown.format, mermaid: true },
    future: {},
    ...config.docusaurus,
    ...{ title, tagline, url, trailingSlash, favicon, customFields, staticDirectories },
    baseUrl: baseUrlOf(config, locale),
    i18n: { defaultLocale: i18n.defaultLocale, locales: i18n.locales, localeConfigs: i18n.localeConfigs },
  }
}

/** `/base/`, or `/base/fr/`. */
export const baseUrlOf = ({ baseUrl, i18n }: Pick<Config, 'baseUrl' | 'i18n'>, locale: string): string =>
  locale === i18n.defaultLocale ? baseUrl : `${baseUrl}${locale}/`
