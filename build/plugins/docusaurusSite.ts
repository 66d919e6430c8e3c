// The configuration of the site as code that was made for Docusaurus receives it.
import { docusaurusI18n } from '../model/docusaurusI18n.ts'
import { baseUrlOf, urlOf } from '../model/locales.ts'
import { leavesSlashes } from '../model/openSlashes.ts'
import type { Config } from '../model/project.ts'

/** In one language, whose base URL it has. */
export function docusaurusSite(config: Config, locale: string): Readonly<Record<string, unknown>> {
  const { title, tagline, trailingSlash, favicon, customFields, staticDirectories } = config
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
    ...{ title, tagline, favicon, customFields, staticDirectories },
    trailingSlash: leavesSlashes(config) ? undefined : trailingSlash,
    url: urlOf(locale, config),
    baseUrl: baseUrlOf(locale, config),
    i18n: docusaurusI18n(config),
  }
}
