// The context of the site that a plugin made for Docusaurus receives.
import { join, resolve } from 'node:path'
import { type ContentHost, contentHost } from '../config/modules/contentPackages.ts'
import { localeFolder } from '../kinds/translations.ts'
import { docusaurusI18n } from '../model/docusaurusI18n.ts'
import { baseUrlOf, prefixOf } from '../model/locales.ts'
import { generatedFolder } from '../model/plugin.ts'
import type { Project } from '../model/project.ts'
import type { PluginContext } from './docusaurusPlugin.ts'
import { docusaurusSite } from './docusaurusSite.ts'

interface ContextPlace {
  readonly project: Project
  readonly outDir: string
  /** Answers plugins that wrap those of the content. */
  readonly host: ContentHost
}

/** In one language: the base URL and the output folder are those of the language. */
export function pluginContext({ project, outDir, host }: ContextPlace, locale: string): PluginContext {
  const { root, config, configFile, docusaurus } = project
  const siteConfig = docusaurusSite(config, locale, docusaurus)
  return {
    siteDir: root,
    generatedFilesDir: join(root, generatedFolder),
    siteConfig,
    siteConfigPath: resolve(root, configFile ?? 'site.config.ts'),
    outDir: join(outDir, prefixOf(locale, config)),
    baseUrl: baseUrlOf(locale, config),
    i18n: { ...docusaurusI18n(config), currentLocale: locale },
    codeTranslations: {},
    localizationDir: join(root, localeFolder(locale, config)),
    siteVersion: undefined,
    siteStorage: { type: 'localStorage', namespace: '' },
    [contentHost]: host,
  }
}
