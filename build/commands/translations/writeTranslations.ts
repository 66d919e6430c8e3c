// All texts of some languages, added to the files below `i18n/`. Every file is read before one is written.
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readOwnText } from '../../io/readText.ts'
import { writeWhole } from '../../io/writeWhole.ts'
import { localeFolder } from '../../kinds/translations.ts'
import type { SiteInput } from '../../model/site.ts'
import { englishMessages, loadMessages } from '../../read/messages/index.ts'
import { byName } from '../../shared/byName.ts'
import { joinPath } from '../../shared/paths.ts'
import { openHistory } from '../../upkeep/translations/outdatedTranslations.ts'
import { translationPairs } from '../../upkeep/translations/pairs.ts'
import { nextSources, sourcesFile, sourcesText } from '../../upkeep/translations/sourcesFile.ts'
import type { Session } from '../../workers/session.ts'
import { labelsOf } from './labelsOf.ts'
import { type MergedFile, mergeMessages, type NewMessage, type NewMessages } from './mergeMessages.ts'
import { siteMessages } from './siteMessages.ts'

interface WriteOptions {
  readonly session: Session
  readonly input: SiteInput
  /** Replaces the messages that the files have. */
  readonly override: boolean
  /** The prefix of each message without a translation. */
  readonly prefix: string
}

interface WrittenTranslations {
  /** Files that remember what translations were made from. */
  readonly remembered: readonly string[]
  /** The files that changed, relative to the root. */
  readonly written: readonly MergedFile[]
  /** Messages that could not be found in the code, with the reason. */
  readonly notes: readonly string[]
}

/** Throws a UsageError if a file is not an object of translations. Then nothing was written. */
export async function writeTranslations(
  locales: readonly string[],
  { session, input, override, prefix }: WriteOptions,
): Promise<WrittenTranslations> {
  const { root, config } = session.project
  const { messages: own, notes } = await siteMessages(session, input)
  const files = new Map<string, NewMessages>()
  for (const locale of locales) {
    const code = joinPath(localeFolder(locale, config), 'code.json')
    files.set(code, new Map([...own, ...(await interfaceMessages(locale))]))
    for (const [file, labels] of labelsOf(locale, input)) files.set(file, labels)
    for (const [file, texts] of Object.entries(input.plugins?.translations[locale] ?? {}))
      files.set(file, new Map(Object.entries(texts)))
  }
  const merged = [...files]
    .sort(byName)
    .map(([file, messages]) => mergeMessages(file, messages, { root, override, prefix }))
  const written = merged.filter(({ added, replaced }) => added + replaced > 0)
  for (const { file, text } of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeWhole(join(root, file), text)
  }
  return { written, notes, remembered: await rememberSources(locales, session, input) }
}

/** What translated pages were made from, so that a later check finds those that are behind. */
async function rememberSources(
  locales: readonly string[],
  { project }: Session,
  { pages, files }: SiteInput,
): Promise<readonly string[]> {
  const { root } = project
  const found = translationPairs({ project, pages, index: { files } })
  const chosen = found.filter(({ locale, pairs }) => locales.includes(locale) && pairs.length > 0)
  const history = chosen.length > 0 ? await openHistory(root) : null
  const remembered: string[] = []
  for (const one of chosen) {
    const next = await nextSources(one, root, async (pair) => history?.(pair)?.source() ?? null)
    const text = sourcesText(next)
    const path = join(root, sourcesFile(one.folder))
    if (existsSync(path) && readOwnText(path) === text) continue
    writeWhole(path, text)
    remembered.push(sourcesFile(one.folder))
  }
  return remembered
}

/** The texts of the theme, translated if Troodon includes the language. */
async function interfaceMessages(locale: string): Promise<readonly (readonly [string, NewMessage])[]> {
  const translated = await loadMessages(locale)
  return Object.entries(await englishMessages()).map(([id, english]) => {
    const text = translated[id]
    return [id, { message: text ?? english, translated: text !== undefined }] as const
  })
}
