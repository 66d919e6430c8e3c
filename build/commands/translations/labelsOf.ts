// The labels of a site that a language can translate: those that the plan looks up in its files.
import { localeFolder } from '../../kinds/translations.ts'
import type { SiteInput } from '../../model/site.ts'
import { planSite } from '../../plan/planSite.ts'
import { translateTheme } from '../../plan/themeTranslations.ts'
import type { SourcePath } from '../../shared/paths.ts'
import type { NewMessage, NewMessages } from './mergeMessages.ts'

/** File → its labels by key: of the navbar, the footer, the sidebars and versions, the blogs. */
export function labelsOf(locale: string, input: SiteInput): ReadonlyMap<SourcePath, NewMessages> {
  const folder = `${localeFolder(locale, input.config)}/`
  const files = new Map<SourcePath, Map<string, NewMessage>>()
  const onLabel = (file: SourcePath, key: string, text: string): void => {
    if (!file.startsWith(folder) || text.trim() === '') return
    const labels = files.get(file) ?? new Map<string, NewMessage>()
    files.set(file, labels)
    if (!labels.has(key)) labels.set(key, { message: text, description: descriptionOf(key) })
  }
  const heard = { ...input, onLabel }
  planSite(heard)
  translateTheme(input.config.theme, locale, heard)
  return files
}

/** Descriptions of keys, for translators. */
const descriptions: readonly (readonly [RegExp, string])[] = [
  [/^item\.label\./, 'Label of an item of the navbar'],
  [/^link\.title\./, 'Title of a column of the footer'],
  [/^link\.item\.label\./, 'Label of a link of the footer'],
  [/^logo\.alt$/, 'Text of the logo, for readers who do not see it'],
  [/^copyright$/, 'Last line of the footer'],
  [/^version\.label$/, 'Name of the version'],
  [/^sidebar\.title$/, 'Heading of the list of posts beside a post'],
  [/^sidebar\..*\.link\.generated-index\.title$/, 'Title of the page of a category'],
  [/^sidebar\..*\.description$/, 'Description of a category'],
  [/^sidebar\.[^.]+\.category\./, 'Label of a category of the sidebar'],
  [/^sidebar\.[^.]+\.link\./, 'Label of a link of the sidebar'],
  [/^sidebar\.[^.]+\.doc\./, 'Label of a document in the sidebar'],
  [/^title$/, 'Title'],
  [/^description$/, 'Description for search engines'],
]

const descriptionOf = (key: string): string => descriptions.find(([pattern]) => pattern.test(key))?.[1] ?? key
