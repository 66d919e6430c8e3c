// The context of the site that a plugin made for Docusaurus receives.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ContentHost, contentHost } from '../../config/modules/contentPackages.ts'
import { localeFolder } from '../../kinds/translations.ts'
import { generatedFolder } from '../../model/config/plugin.ts'
import { docusaurusI18n } from '../../model/docusaurusI18n.ts'
import { baseUrlOf, configIn, prefixOf } from '../../model/locales.ts'
import type { Project } from '../../model/project.ts'
import { siteStorageOf } from '../../model/siteStorage.ts'
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
  const { root, configFile } = project
  const config = configIn(locale, project.config)
  const docusaurus = project.docusaurusOf?.[locale] ?? project.docusaurus
  const siteConfig = docusaurusSite(config, locale, docusaurus)
  const localizationDir = join(root, localeFolder(locale, config))
  return {
    siteDir: root,
    generatedFilesDir: join(root, generatedFolder),
    siteConfig,
    siteConfigPath: resolve(root, configFile ?? 'site.config.ts'),
    outDir: join(outDir, prefixOf(locale, config)),
    baseUrl: baseUrlOf(locale, config),
    i18n: { ...docusaurusI18n(config), currentLocale: locale },
    codeTranslations: codeTranslations(localizationDir),
    localizationDir,
    siteVersion: versionIn(dataIn(join(root, 'package.json'))),
    siteStorage: siteStorageOf(config, locale),
    [contentHost]: host,
  }
}

/** The site's translations of texts in components: id → message. */
function codeTranslations(folder: string): Readonly<Record<string, string>> {
  const data = dataIn(join(folder, 'code.json'))
  return Object.fromEntries(
    Object.entries(data).flatMap(([id, one]) => {
      const { message } = (one ?? {}) as { readonly message?: unknown }
      return typeof message === 'string' ? [[id, message]] : []
    }),
  )
}

const versionIn = ({ version }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof version === 'string' ? version : undefined

/** Empty where there is no such file. Mistakes in it are reported where the site itself reads it. */
function dataIn(file: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}
