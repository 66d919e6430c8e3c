// The texts of the interface: the English list is that of the code, and every translation is complete.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadMessages, translatedLanguages } from '../../../build/read/messages/index.ts'
import { messagesInCode } from '../../../scripts/messages/messagesInCode.ts'

const folder = 'build/read/messages'
const read = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Record<string, string>

const english = read('en')
const placeholders = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g))].sort()
const isPlural = (id: string): boolean => /\.plurals$|nDocsTagged$/.test(id)

it('the English list is that of the code (npm run messages)', () => {
  expect(english).toEqual(Object.fromEntries([...messagesInCode()].sort(([a], [b]) => (a < b ? -1 : 1))))
})

it('every file is registered', () => {
  const files = readdirSync(folder).flatMap((name) => /^(?!en\.)(.+)\.json$/.exec(name)?.[1] ?? [])
  expect([...translatedLanguages].sort()).toEqual(files.sort())
})

describe.each(translatedLanguages)('%s', (language) => {
  const texts = read(language)

  it('has every text, and no other', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english))
    for (const [id, text] of Object.entries(texts)) expect(text.trim(), id).not.toBe('')
  })

  it('has the placeholders of each text', () => {
    for (const [id, text] of Object.entries(texts))
      if (!isPlural(id)) expect(placeholders(text), id).toEqual(placeholders(english[id] ?? ''))
  })

  it('has a form for each plural of the language, the last of which names the number', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    for (const [id, text] of Object.entries(texts).filter(([id]) => isPlural(id))) {
      const forms = text.split('|')
      expect(forms.length, id).toBe(pluralCategories.length)
      expect(placeholders(forms.at(-1) ?? ''), id).toEqual(placeholders(english[id]?.split('|')[1] ?? ''))
    }
  })
})

it('finds a language by its tag, by what it is usually called, and by its beginning', async () => {
  const [exact, byCountry, unknown] = await Promise.all(['fr', 'fr-CA', 'xx'].map(loadMessages))
  expect(Object.keys(exact ?? {})).toEqual(Object.keys(english))
  expect(byCountry).toBe(exact)
  expect(unknown).toEqual({})
})

it.each([
  ['pt', 'pt-BR'],
  ['pt-AO', 'pt-PT'],
  ['zh', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['es-419', 'es'],
  ['no', 'nb'],
  ['tl', 'fil'],
  ['iw', 'he'],
])('gives %s the texts of %s', async (locale, language) => {
  expect(await loadMessages(locale)).toBe(await loadMessages(language))
  expect(await loadMessages(language)).toEqual(read(language))
})

it('has no texts in another script, and none for a name that is not a language tag', async () => {
  expect(await loadMessages('sr-Latn')).toEqual({})
  expect(await loadMessages('in_house')).toEqual({})
})

it('points back in the direction of the language', () => {
  const back = 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel'
  const rightToLeft = translatedLanguages.filter((language) => read(language)[back]?.startsWith('→'))
  expect(rightToLeft.sort()).toEqual(['ar', 'fa', 'he', 'ur'])
  for (const language of translatedLanguages) expect(read(language)[back], language).toMatch(/^[←→] /)
})
