// The glossaries of a site's languages. What is wrong in a file is reported with its page.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readOwnText } from '../io/readText.ts'
import { glossaryOf } from '../kinds/translations.ts'
import { readGlossary } from '../markdown/glossary/readGlossary.ts'
import { type Glossary, glossaryFile } from '../model/glossary.ts'
import type { Config } from '../model/project.ts'
import { joinPath } from '../shared/paths.ts'

/** By language. Null where the site has none, or has no abbreviations in its texts. */
export function glossariesIn(root: string, config: Config): Readonly<Record<string, Glossary>> | null {
  if (!config.markdown.extensions.abbreviations) return null
  const has = (file: string) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false
  if (!has(joinPath(config.contentDir, glossaryFile))) return null
  const read = new Map<string, Glossary>()
  return Object.fromEntries(
    config.i18n.builtLocales.map((locale) => {
      const file = glossaryOf(locale, config, has)
      const terms = read.get(file) ?? readGlossary(readOwnText(join(root, file))).terms
      read.set(file, terms)
      return [locale, terms]
    }),
  )
}
