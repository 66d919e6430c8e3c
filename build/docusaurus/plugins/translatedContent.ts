// What a plugin loads in one language: its content and its part of the theme's configuration, with the texts
// of the files below `i18n/`.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TranslationTexts } from '../../model/pluginOutcome.ts'
import { sourceIn } from '../../plugins/generatedFiles.ts'
import { hookOf } from '../../plugins/hookOf.ts'
import type { StartedPlugin, TranslationFile } from './docusaurusPlugin.ts'

export interface LoadedContent {
  readonly content: unknown
  /** The texts that can be translated, by the file of their translations. */
  readonly texts: TranslationTexts
}

/** Changes the configuration that all plugins of a language share, if the plugin translates a part of it. */
export async function translatedContent(one: StartedPlugin): Promise<LoadedContent> {
  const { plugin, context } = one
  const content = await hookOf(plugin, () => plugin.loadContent?.())
  if (!plugin.getTranslationFiles) return { content, texts: {} }
  const files = (await hookOf(plugin, () => plugin.getTranslationFiles?.({ content }))) ?? []
  const folder = textFolder(one)
  const texts = Object.fromEntries(
    files.map((file) => [sourceIn(context.siteDir, join(folder, `${file.path}.json`)), file.content]),
  )
  if (!isTranslated(one)) return { content, texts }
  const translationFiles = files.map((file) => translated(file, folder))
  const { siteConfig } = context
  const themeConfig = (siteConfig['themeConfig'] ??= {}) as object
  const own = await hookOf(plugin, () => plugin.translateContent?.({ content, translationFiles }))
  Object.assign(themeConfig, plugin.translateThemeConfig?.({ themeConfig, translationFiles }))
  return { content: own ?? content, texts }
}

/** Other sites than those of Docusaurus translate their default language only where it has files. */
function isTranslated(one: StartedPlugin): boolean {
  const { i18n } = one.context
  const { translate } =
    (i18n['localeConfigs'] as Readonly<Record<string, { translate?: boolean }>>)[one.locale] ?? {}
  return translate !== false && (one.locale !== i18n['defaultLocale'] || existsSync(textFolder(one)))
}

const textFolder = ({ plugin, id, context }: StartedPlugin): string =>
  join(context.localizationDir, id === 'default' ? plugin.name : `${plugin.name}-${id}`)

/** With the messages of the site's own file, where it has one. */
function translated({ path, content }: TranslationFile, folder: string): TranslationFile {
  const file = join(folder, `${path}.json`)
  const own = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TranslationFile['content']) : {}
  return { path, content: { ...content, ...own } }
}
