// The context of the site that a plugin made for Docusaurus receives.
import { join, resolve } from 'node:path'
import { generatedFolder } from '../model/plugin.ts'
import type { Project } from '../model/project.ts'
import type { PluginContext } from './docusaurusPlugin.ts'
import { baseUrlOf, docusaurusSite } from './docusaurusSite.ts'

/** In one language: the base URL and the output folder are those of the language. */
export function pluginContext(
  { root, config, configFile }: Project,
  outDir: string,
  locale: string,
): PluginContext {
  const { i18n } = config
  const isDefault = locale === i18n.defaultLocale
  return {
    siteDir: root,
    generatedFilesDir: join(root, generatedFolder),
    siteConfig: docusaurusSite(config, locale),
    siteConfigPath: resolve(root, configFile ?? 'site.config.ts'),
    outDir: isDefault ? outDir : join(outDir, locale),
    baseUrl: baseUrlOf(config, locale),
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
