// Texts of DocSearch in the language of the page, under the names that DocSearch has for them.
import type { SiteData } from '../../build/shared/siteData.ts'

type Texts = Readonly<Record<string, unknown>>

/** Other names of Docusaurus, from the time of DocSearch 3. */
const renamed: Readonly<Record<string, readonly string[]>> = {
  'searchBox.resetButtonTitle': ['searchBox.clearButtonTitle', 'searchBox.clearButtonAriaLabel'],
  'searchBox.cancelButtonText': ['searchBox.closeButtonText', 'searchBox.closeButtonAriaLabel'],
  'footer.searchByText': ['footer.poweredByText'],
}

const prefix = 'theme.SearchModal.'

/** Those of the interface; then those of the configuration, and of the component's property. */
export function docsearchTexts({ messages }: Pick<SiteData, 'messages'>, ...given: unknown[]): Texts {
  const modal: Record<string, Record<string, string>> = {}
  for (const [id, text] of Object.entries(messages)) {
    if (!id.startsWith(prefix)) continue
    const name = id.slice(prefix.length)
    for (const one of [name, ...(renamed[name] ?? [])]) {
      const [section = '', key] = one.split('.')
      if (key !== undefined) modal[section] = { ...modal[section], [key]: text }
    }
  }
  return given.reduce<Texts>(merged, { modal })
}

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null

function merged(texts: Texts, more: unknown): Texts {
  if (!isTexts(more)) return texts
  const members = Object.entries(more).map(([name, value]) => {
    const own = texts[name]
    return [name, isTexts(own) && isTexts(value) ? merged(own, value) : value] as const
  })
  return { ...texts, ...Object.fromEntries(members) }
}
