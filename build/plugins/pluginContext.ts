// The context of the site that a plugin made for Docusaurus receives.
import { join, resolve } from 'node:path'
import { generatedFolder } from '../model/plugin.ts'
import type { Project } from '../model/project.ts'
import type { PluginContext } from './docusaurusPlugin.ts'

/** In one language: the base URL and the output folder are those of the language. */
export function pluginContext(
  { root, config, configFile }: Project,
  outDir: string,
  locale: string,
): PluginContext {
  const { i18n } = config
  const isDefault = locale === i18n.defaultLocale
  const baseUrl = isDefault ? config.baseUrl : `${config.baseUrl}${locale}/`
  const { title, tagline, url, trailingSlash, favicon, customFields, staticDirectories } = config
  return {
    siteDir: root,
    generatedFilesDir: join(root, generatedFolder),
    siteConfig: {
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
      ...{ title, tagline, url, baseUrl, trailingSlash, favicon, customFields, staticDirectories },
      i18n: { defaultLocale: i18n.defaultLocale, locales: i18n.locales, localeConfigs: i18n.localeConfigs },
    },
    siteConfigPath: resolve(root, configFile ?? 'site.config.ts'),
    outDir: isDefault ? outDir : join(outDir, locale),
    baseUrl,
    i18n: {
      defaultLocale: i18n.defaultLocale,
      locales: i18n.locales,
      currentLocale: locale,
      path: i18n.path,
      localeConfigs: i18n.localeConfigs,
    },
    codeTranslations: {},
    localizationDir: join(root, config.contentDir, i18n.path, i18n.localeConfigs[locale]?.path ?? locale),
    siteVersion: undefined,
    siteStorage: { type: 'localStorage', namespace: '' },
  }
}
