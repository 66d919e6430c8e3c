// Postings as text, and their division: the search finds the same first hits when the postings of common
// words are in two files.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNames } from '../../../build/outputs/search/fileNames.ts'
import { joinBlocks } from '../../../build/outputs/search/joinBlocks.ts'
import { split } from '../../../build/outputs/search/splitPostings.ts'
import { splitWords } from '../../../build/outputs/search/splitWords.ts'
import {
  fromColumns,
  maxSections,
  packBlock,
  packPage,
  readPages,
  readWeights,
  scoreOf,
  toColumns,
  totalOf,
} from '../../../build/shared/searchPostings.ts'
import { fileOf } from '../../../build/shared/searchTerms.ts'
import { type MemoryPage, memoryIndex } from '../../support/memoryIndex.ts'

type Pages = readonly { readonly block: number; readonly page: number; readonly weights: readonly number[] }[]

const weights = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 9 })), {
    maxLength: maxSections - 1,
  })
  .chain((row) => fc.integer({ min: 1, max: 9 }).map((last) => [...row, last]))

const pages: fc.Arbitrary<Pages> = fc
  .uniqueArray(fc.tuple(fc.nat(200), fc.nat(150), weights), {
    selector: ([block, page]) => `${block} ${page}`,
    minLength: 1,
    maxLength: 80,
  })
  .map((all) =>
    all
      .map(([block, page, row]) => ({ block, page, weights: row }))
      .sort((a, b) => a.block - b.block || a.page - b.page),
  )

function pack(all: Pages): string {
  let text = ''
  let last = -1
  for (const block of new Set(all.map((one) => one.block))) {
    let page = -1
    let own = ''
    for (const one of all.filter((one) => one.block === block)) {
      own += packPage(one.page, page, one.weights)
      page = one.page
    }
    text += packBlock(block, last, own)
    last = block
  }
  return text
}

function read(text: string): Pages {
  const found: { block: number; page: number; weights: number[] }[] = []
  readPages(text, (block, page, packed) => {
    const row: number[] = []
    readWeights(packed, (section, weight) => {
      while (row.length < section) row.push(0)
      row.push(weight)
    })
    found.push({ block, page, weights: row })
  })
  return found
}

describe('postings', () => {
  it('can be packed and read', () => {
    fc.assert(
      fc.property(pages, (all) => {
        expect(read(pack(all))).toEqual(all)
      }),
    )
  })

  it('need no escapes in JSON and contain no divider of a block', () => {
    fc.assert(
      fc.property(pages, (all) => {
        const text = pack(all)
        expect(JSON.stringify(text)).toHaveLength(text.length + 2)
        expect(text).not.toMatch(/[:;]/)
      }),
    )
  })

  it('are divided into the best pages and the others', () => {
    fc.assert(
      fc.property(pages, fc.integer({ min: 1, max: 60 }), (all, first) => {
        const parts = split(pack(all), 0, first)
        const score = (page: Pages[number]) => scoreOf(packPage(0, -1, page.weights).slice(1))
        const total = (page: Pages[number]) => totalOf(score(page))
        if (!parts) {
          const counts = all.map((page) => page.weights.filter((weight) => weight > 0).length)
          const sum = counts.reduce((more, count) => more + count, 0)
          // Pages are not divided.
          expect(sum - Math.max(...counts)).toBeLessThan(first)
          return
        }
        expect(fromColumns(toColumns(parts.rest))).toBe(parts.rest)
        const [best, rest] = [read(parts.best), read(parts.rest)]
        const place = ({ block, page }: Pages[number]) => `${block} ${page}`
        const firsts = new Set(best.map(place))
        expect([...best, ...rest].map(place).sort()).toEqual(all.map(place).sort())
        expect(best).toEqual(all.filter((page) => firsts.has(place(page))))
        expect(parts.pages).toBe(all.length)
        const others = all.filter((page) => !firsts.has(place(page)))
        const most = Math.max(...others.map(total))
        for (const page of best) expect(total(page)).toBeGreaterThanOrEqual(most)
        // Of the others, the best section is left.
        expect(rest.map(total).map(Math.fround)).toEqual(others.map((page) => Math.fround(score(page).best)))
        expect(rest.map((page) => score(page).section)).toEqual(others.map((page) => score(page).section))
        expect(parts.most).toBeCloseTo(Math.max(...rest.map(total)), 6)
      }),
    )
  })
})

const vocabulary = ['link', 'links', 'linked', 'page', 'pages', 'build', 'builder', 'theme', 'them', 'lint']
const words = (most: number) =>
  fc.array(fc.constantFrom(...vocabulary), { maxLength: most }).map((all) => all.join(' '))
const site: fc.Arbitrary<readonly MemoryPage[]> = fc
  .array(
    fc.record({
      title: words(2),
      headings: fc.array(words(2), { maxLength: 3 }),
      text: fc.array(words(8), { minLength: 4, maxLength: 4 }),
    }),
    {
      minLength: 12,
      maxLength: 50,
    },
  )
  .map((all) =>
    all.map(({ title, headings, text }, index) => ({
      title: `${title} n${index}`.trim(),
      headings,
      sections: text.slice(0, headings.length + 1),
    })),
  )

it('finds the same first hits with postings in two files, and often without the second', async () => {
  let quick = 0
  await fc.assert(
    fc.asyncProperty(
      site,
      fc.constantFrom('link', 'lin', 'page', 'them', 'theme links', 'builder page', 'li', 'pgae'),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 30 }),
      async (all, query, limit, first) => {
        const whole = memoryIndex(all, { blocks: 4 })
        const isLarge = limit % 2 === 0
        const parts = memoryIndex(all, { blocks: isLarge ? 40 : 4, first, names: isLarge ? 0 : 100 })
        const hits = await parts.search(query, limit)
        const rests = parts.fetched.filter((url) => /\/[0-9a-f]{10}\.json$/.test(url))
        if (rests.length === 0) quick++
        const later = await parts.search(query)
        expect(hits).toEqual(later.slice(0, limit))
        expect(later.toSorted()).toEqual((await whole.search(query)).toSorted())
      },
    ),
    { numRuns: 300 },
  )
  expect(quick).toBeGreaterThan(30)
})

describe('a beginning of very many words', () => {
  const sizes = fc.record({
    limit: fc.integer({ min: 20, max: 300 }),
    pages: fc.integer({ min: 1, max: 40 }),
  })

  it('has the same first hits in its list as in the files of its words, which are loaded later', async () => {
    let listed = 0
    await fc.assert(
      fc.asyncProperty(
        site,
        fc.constantFrom('l', 'li', 'lin', 'link', 'p', 'page', 'the', 'them', 'bu', 'build'),
        fc.integer({ min: 1, max: 12 }),
        sizes,
        async (all, query, limit, { limit: file, pages }) => {
          const whole = memoryIndex(all, { blocks: 3, limit: file })
          const lists = memoryIndex(all, { blocks: 3, limit: file, listed: 0, pages })
          const hits = await lists.search(query, limit)
          const every = await whole.search(query)
          const isListed = lists.fetched.includes(`/f/s${query}*`)
          const isShort = isListed && query.length < 3
          expect(hits).toEqual(every.slice(0, isShort ? Math.min(limit, pages) : limit))
          if (!isShort) expect(await lists.search(query)).toEqual(every)
          if (isListed) listed++
        },
      ),
      { numRuns: 200 },
    )
    expect(listed).toBeGreaterThan(50)
  })

  it('counts beside other words as the word itself, else only adds to the scores of its best pages', async () => {
    const titles = ['link', 'linked', 'lint', 'page', 'theme li', 'theme pen', 'theme linked']
    const all = titles.map((title) => ({ title, headings: [], sections: [] }))
    const index = memoryIndex(all, { limit: 10, listed: 0 })
    expect(await index.search('theme li')).toEqual(['/theme li/'])
    expect(await index.search('theme lin')).toEqual(['/theme linked/', '/theme li/', '/theme pen/'])
  })
})

describe('words', () => {
  const word = fc.stringMatching(/^[abñ漢]{1,7}$/u)
  const words = fc.uniqueArray(word, { minLength: 1, maxLength: 60 }).map((all) => all.toSorted())

  it('are each in the file with the longest beginning, in files of a limited size', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 40 }), (all, limit) => {
        const files = splitWords(
          '',
          all.map((one) => ({ word: one, size: one.length })),
          limit,
        )
        const names = Object.fromEntries(files.map(({ prefix }) => [prefix, prefix]))
        expect(Object.keys(names)).toHaveLength(files.length)
        expect(files.flatMap((file) => file.words.map((one) => one.word)).toSorted()).toEqual(all)
        for (const file of files) {
          expect(file.words).not.toEqual([])
          for (const one of file.words) expect(fileOf(names, one.word) ?? '').toBe(file.prefix)
          const size = file.words.reduce((sum, one) => sum + one.size, 0)
          const same = file.words.filter((one) => one.word === file.prefix)
          if (file.words.length > 1 && same.length === 0) expect(size).toBeLessThanOrEqual(limit)
        }
      }),
    )
  })
})

it('has at most 64 files of names in its manifest, for any number of words', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => {
    const first = String.fromCodePoint(0x4e00 + (index % 900))
    return [index % 2 === 0 ? first + index : index.toString(36), `${index}.json`] as const
  })
  const files = fileNames(names)
  let written = 0
  for (;;) {
    const { done, value } = files.next()
    if (done) {
      expect(Array.isArray(value)).toBe(true)
      expect(Object.keys(value).length).toBeLessThanOrEqual(64)
      break
    }
    written += Object.keys(JSON.parse((value as { text: string }).text)).length
  }
  expect(written).toBe(new Set(names.map(([beginning]) => beginning)).size)
})

it('more words with one beginning than a call can have arguments are joined', () => {
  const count = 150_000
  const words = Array.from({ length: count }, (_, index) => `cou${index.toString(36)}`)
  const posting = packPage(0, -1, [1])
  const files = joinBlocks([
    {
      cou: words
        .sort()
        .map((word) => `${word}:${posting}`)
        .join(';'),
    },
  ])
  // Words and their postings by turns. Other files list best pages or names.
  const found = files.flatMap(({ text }): string[] => {
    const entries: unknown = JSON.parse(text)
    return Array.isArray(entries) ? entries.filter((_, index) => index % 2 === 0) : []
  })
  const known = new Set(found)
  expect(words.filter((word) => !known.has(word))).toEqual([])
})
