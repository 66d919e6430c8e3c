// The context of each file: the variables of its version and language, and what conditions compare.
import type { Config } from '../model/project.ts'
import type { TextContext } from '../model/textContext.ts'
import { folderOf, type SourcePath } from '../shared/paths.ts'
import { openInstances } from './instanceOfFile.ts'
import { localeFolder } from './translations.ts'

type ContextOf = (source: SourcePath) => TextContext | null

/** Null where texts depend on nothing. Computed once for each configuration. */
export function textContexts(config: Config): ContextOf {
  const found = known.get(config) ?? openContexts(config)
  known.set(config, found)
  return found
}

const known = new WeakMap<Config, ContextOf>()

function openContexts(config: Config): ContextOf {
  const { variables, markdown, i18n } = config
  const { conditions, schedule } = markdown.extensions
  if (!variables && !conditions && !schedule && !config.glossary) return () => null
  const instanceOf = openInstances(config)
  const languages = i18n.builtLocales.map((locale) => ({
    locale,
    folder: `${localeFolder(locale, config)}/`,
  }))
  const contexts = new Map<string, TextContext>()
  const contextOf = (source: SourcePath): TextContext => {
    const locale =
      languages.find(({ folder }) => source.startsWith(folder))?.locale ?? config.i18n.defaultLocale
    const instance = instanceOf(source)
    const folder = instance?.versionFolder?.replace(/^version-/, '') ?? 'current'
    const version = instance?.name.startsWith('docs/') ? folder : null
    const name = `${locale}/${version}`
    const context = contexts.get(name) ?? contextIn(locale, version, config)
    contexts.set(name, context)
    return context
  }
  const byFolder = new Map<string, TextContext>()
  return (source) => {
    const folder = folderOf(source)
    const context = byFolder.get(folder) ?? contextOf(source)
    byFolder.set(folder, context)
    return context
  }
}

function contextIn(
  locale: string,
  version: string | null,
  { variables, glossary, profile, markdown, i18n, now }: Config,
): TextContext {
  return {
    values: variables && {
      ...variables.site,
      ...variables.locales[locale],
      ...variables.versions[version ?? ''],
      ...variables.profiles[profile ?? ''],
    },
    glossary: glossary?.[locale] ?? null,
    conditions: markdown.extensions.conditions,
    now: markdown.extensions.schedule ? (now ?? Date.now()) : null,
    ...{ locale, locales: i18n.locales, version, profile },
    profiles: Object.keys(variables?.profiles ?? {}),
  }
}
