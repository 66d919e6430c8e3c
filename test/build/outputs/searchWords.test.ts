// The words of a text for the search, and those that a query with a typo finds.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { furtherTerms, queryTerms, searchTerms } from '../../../build/shared/searchTerms.ts'
import { isOneAway, likeness } from '../../../build/shared/wordLikeness.ts'
import { type MemoryIndex, memoryIndex } from '../../support/memoryIndex.ts'

describe('words', () => {
  it.each([
    ['Broken links, everywhere!', ['broken', 'links', 'everywhere']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['onBrokenLinks: snake_case', ['onbrokenlinks', 'snake_case']],
    ['v3.6.3', ['v3', '6', '3']],
    ['Привет, мир', ['привет', 'мир']],
    ['', []],
  ])('of %j', (text, terms) => {
    expect(searchTerms(text)).toEqual(terms)
  })

  it.each([
    ['HTTPServer', ['http', 'server']],
    ['parseConfigFile and ConfigFile2', ['parse', 'config', 'file', 'config', 'file']],
    ['sidebar_position', ['sidebar', 'position']],
    ['build --strict, --ifm-color-primary', ['--strict', '--ifm-color-primary']],
    ['a -- b, a--b, Word', []],
    ['Größe', ['groesse']],
  ])('of %j have others that find them', (text, terms) => {
    expect(furtherTerms(text)).toEqual(terms)
  })

  it('of any text have the parts of each name in it', () => {
    const name = /\b(?=\w*?(?:[a-z\d][A-Z]|[A-Z]{2}[a-z]|_))\w+/g
    const part = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g
    const text = fc.string({ unit: fc.constantFrom('a', 'B', 'C', '_', '1', ' ', '.', 'é'), maxLength: 40 })
    fc.assert(
      fc.property(text, (given) => {
        const parts = (given.match(name) ?? []).flatMap((one) => one.match(part) ?? [])
        const wanted = parts.filter((one) => one.length > 1).map((one) => one.toLowerCase())
        expect(furtherTerms(given)).toEqual(wanted)
      }),
    )
  })

  it.each([
    ['Größe', 'grosse'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['smørrebrød', 'smorrebrod'],
    ['Œuvre', 'oeuvre'],
  ])('%s has no marks', (text, term) => expect(searchTerms(text)).toEqual([term]))

  it('of a query keep flags', () => {
    expect(queryTerms('--strict')).toEqual(['--strict'])
    expect(queryTerms('build --out-dir x')).toEqual(['build', 'x', '--out-dir'])
    expect(queryTerms('E = mc^2')).toEqual(['e', 'mc', '2'])
  })

  it('in Chinese and Japanese are segmented', () => {
    expect(searchTerms('文档搜索很快', 'zh')).toEqual(expect.arrayContaining(['搜索']))
    expect(searchTerms('日本語の文書を検索する', 'ja').length).toBeGreaterThan(3)
  })

  it.each([
    ['search', 'search', true, 1],
    ['xyz', 'search', true, 0],
    ['serch', 'search', false, 0.35],
    ['saerch', 'search', false, 0.35],
    ['cat', 'cut', false, 0],
  ])('%s is as much like %s', (candidate, term, isLast, much) => {
    expect(likeness(candidate, term, isLast)).toBe(much)
  })

  it('with one typo have one letter that is wrong, missing, extra, or swapped with its neighbor', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 3, maxLength: 12 }),
        fc.nat(10),
        fc.string({ minLength: 1, maxLength: 1 }),
        (word, at, letter) => {
          const place = at % word.length
          expect(isOneAway(word.slice(0, place) + word.slice(place + 1), word)).toBe(true)
          expect(isOneAway(word.slice(0, place) + letter + word.slice(place), word)).toBe(true)
          expect(isOneAway(word.slice(0, place) + letter + word.slice(place + 1), word)).toBe(true)
          expect(isOneAway(`${word}${letter}${letter}`, word)).toBe(false)
        },
      ),
    )
  })
})

/** An index of titles and headings. Its files contain at most `limit` characters of terms. */
function titlesIndex(
  all: readonly (readonly [title: string, headings: readonly string[]])[],
  limit?: number,
): MemoryIndex {
  return memoryIndex(
    all.map(([title, headings]) => ({ title, headings, sections: [] })),
    limit === undefined ? {} : { limit },
  )
}

it('finds every page by its title and headings, for any pages', async () => {
  const word = fc.stringMatching(/^[a-z]{3,9}$/)
  const pages = fc.uniqueArray(fc.tuple(word, fc.array(word, { maxLength: 4 })), {
    minLength: 1,
    maxLength: 30,
    selector: ([title]) => title,
  })
  await fc.assert(
    fc.asyncProperty(pages, async (all) => {
      const index = titlesIndex(all)
      for (const [title, headings] of all)
        for (const query of [title, ...headings])
          expect(await index.search(query), query).toContain(`/${title}/`)
    }),
    { numRuns: 40 },
  )
})

describe('ranking', () => {
  const order = (all: Parameters<typeof titlesIndex>[0], query: string) => titlesIndex(all).search(query)

  it('puts a short title before a longer one, and a title before a heading', async () => {
    const pages = [
      ['How a version of the documents is frozen', []],
      ['Other', ['A version']],
      ['Versioning', []],
      ['Version', []],
      ['A version more', []],
    ] as const
    expect(await order(pages, 'version')).toEqual([
      '/Version/',
      '/A version more/',
      '/Versioning/',
      '/How a version of the documents is frozen/',
      '/Other/',
    ])
  })

  it('gives a rare word of the query more weight than a common one', async () => {
    const common = Array.from({ length: 9 }, (_, index) => [`Guide ${index}`, []] as const)
    expect((await order([...common, ['Feathers', ['The guide']]], 'guide feathers'))[0]).toBe('/Feathers/')
  })

  it('omits inexact matches if there are exact ones', async () => {
    const pages = [
      ['Math', []],
      ['Methods', []],
    ] as const
    expect(await order(pages, 'math')).toEqual(['/Math/'])
    expect(await order(pages, 'muth')).toEqual(expect.arrayContaining(['/Math/', '/Methods/']))
  })
})

describe('a typo in the first letters of a word', () => {
  const letter = fc.stringMatching(/^[a-z]$/)
  const word = fc.stringMatching(/^[a-z]{5,9}$/)
  const place = fc.nat(2)
  const mistakes: Readonly<Record<string, (word: string, at: number, letter: string) => string>> = {
    wrong: (text, at, other) => text.slice(0, at) + other + text.slice(at + 1),
    missing: (text, at) => text.slice(0, at) + text.slice(at + 1),
    'too much': (text, at, other) => text.slice(0, at) + other + text.slice(at),
    'changed with the next': (text, at) =>
      text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  }

  it.each(Object.entries(mistakes))(
    'a letter %s: finds the page with few additional files',
    async (_, mistake) => {
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(word, { minLength: 40, maxLength: 60 }),
          place,
          letter,
          fc.nat(),
          async (words, at, other, chosen) => {
            // Every prefix has its own file, as on a large site.
            const index = titlesIndex(
              words.map((title) => [title, []]),
              0,
            )
            const meant = words[chosen % words.length] as string
            const typed = mistake(meant, at, other)
            if (typed.length < 4) return
            const found = await index.search(typed)
            const longer = words.filter((one) => one.startsWith(typed))
            const nearer = words.filter(
              (one) => one.slice(0, 3) === typed.slice(0, 3) && likeness(one, typed, true) > 0,
            )
            // Typos are allowed only if nothing else matches.
            if (longer.length > 0)
              expect(found.toSorted()).toEqual(longer.map((one) => `/${one}/`).toSorted())
            else if (nearer.length > 0)
              expect(found).toEqual(expect.arrayContaining(nearer.map((one) => `/${one}/`)))
            else expect(found).toContain(`/${meant}/`)
            expect(
              index.fetched.filter((address) => /^[st]/.test(address.slice(3))).length,
            ).toBeLessThanOrEqual(1 + 4 + 4)
          },
        ),
        { numRuns: 150 },
      )
    },
  )

  it('is allowed in a word that is still being typed, and fetches nothing more for a known word', async () => {
    const index = titlesIndex(
      [
        ['documentation', []],
        ['navigation', []],
      ],
      0,
    )
    expect(await index.search('odcument')).toEqual(['/documentation/'])
    const { length } = index.fetched
    expect(await index.search('docum')).toEqual(['/documentation/'])
    expect(index.fetched.slice(length)).toEqual([])
  })
})

describe('a query whose words are together on few pages only', () => {
  const page = (title: string, text: string) => ({ title, headings: [], sections: [text] })

  it('also finds pages with one word less, after the others', async () => {
    const { search } = memoryIndex([
      page('Heron', 'A heron eats fish and frogs at the pond.'),
      page('Pike', 'The pike: fish, fish, fish. It eats frogs and more fish.'),
      page('Frog', 'Frogs sing.'),
    ])
    expect(await search('pond frogs fish')).toEqual(['/Heron/', '/Pike/'])
    expect(await search('pond fish')).toEqual(['/Heron/'])
  })

  it('finds no others if there are enough pages', async () => {
    const whole = ['a', 'b', 'c'].map((name) => page(name, 'A heron eats fish.'))
    const { search } = memoryIndex([...whole, page('d', 'A heron eats.')])
    expect((await search('heron eats fish')).toSorted()).toEqual(['/a/', '/b/', '/c/'])
  })
})
