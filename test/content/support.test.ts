// What Troodon supports of each Docusaurus release: every claim names its documentation and its test.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { replaceBlock } from '../../scripts/texts/blocks.ts'
import { missingTable, readSupport, type Support, supportTable } from '../../scripts/texts/support.ts'

const { topics, releases } = readSupport()
const changes = Object.entries(releases).flatMap(([release, all]) =>
  all.map((change) => ({ ...change, at: `${release}: ${change.change}` })),
)

it('every change says whether it is supported', () => {
  expect(changes.length).toBeGreaterThan(480)
  for (const { at, supported } of changes)
    expect([at, ['yes', 'partly', 'no', 'unneeded'].includes(supported)]).toEqual([at, true])
})

it('what is supported has a test that exists', () => {
  for (const { at, supported, topic = '' } of changes)
    if (supported === 'yes' || supported === 'partly') {
      const test = topics[topic]?.test ?? 'none'
      expect([at, test, existsSync(test)]).toEqual([at, test, true])
    }
})

it('what is supported only in part, or not at all, says what else there is, unless nothing is', () => {
  for (const { at, supported, note } of changes)
    if (supported === 'partly') expect([at, note]).toEqual([at, expect.stringMatching(/./)])
})

it('every topic is used', () => {
  const used = new Set(changes.map(({ topic }) => topic))
  expect(Object.keys(topics).filter((topic) => !used.has(topic))).toEqual([])
})

it('every page with a table is in the file, and no other', () => {
  const pages = readdirSync('content/changelog').filter((file) => file.endsWith('.md'))
  const withTable = pages.filter((file) => /^\|/m.test(readFileSync(`content/changelog/${file}`, 'utf8')))
  expect(Object.keys(releases).sort()).toEqual(withTable.map((file) => file.replace(/\.md$/, '')).sort())
})

describe('a table', () => {
  const few: Support = {
    topics: { feeds: { docs: '/docs/blog/#feeds', test: 'test/build/outputs/feeds.test.ts' } },
    releases: {
      '2.0': [
        { change: 'JSON feed', supported: 'yes', topic: 'feeds' },
        { change: 'Styles', supported: 'partly', topic: 'feeds', note: 'in RSS' },
      ],
      '1.0 a': [
        { change: 'Babel', supported: 'no', note: 'esbuild compiles JSX' },
        { change: 'webpack 5', supported: 'unneeded' },
      ],
    },
  }

  it('of a release links to the documentation', () => {
    const tables = Object.values(few.releases).map((all) =>
      supportTable(all, few.topics).split('\n').slice(2),
    )
    expect(tables).toEqual([
      [
        '| JSON feed | [Supported](/docs/blog/#feeds) |',
        '| Styles | [Partly supported](/docs/blog/#feeds) in RSS |',
      ],
      ['| Babel | Not supported. esbuild compiles JSX |', '| webpack 5 | Not needed |'],
    ])
  })

  it('of the migration guide has what is missing', () => {
    expect(missingTable(few).split('\n').slice(2)).toEqual([
      '| Styles | [2.0](/changelog/2.0/) | [Partly supported](/docs/blog/#feeds) in RSS |',
      '| Babel | [1.0 a](/changelog/1.0%20a/) | Not supported. esbuild compiles JSX |',
    ])
  })
})

it('a block keeps the text around it', () => {
  const text = 'a\n<!-- texts: x -->\nold\n<!-- /texts -->\nb\n<!-- texts: y -->\n<!-- /texts -->\n'
  const expected = 'a\n<!-- texts: x -->\n\nnew\n\n<!-- /texts -->\nb\n<!-- texts: y -->\n<!-- /texts -->\n'
  expect(replaceBlock(text, 'x', 'new')).toBe(expected)
  expect(replaceBlock(expected, 'x', 'new')).toBe(expected)
  expect(() => replaceBlock(text, 'z', 'new')).toThrow('no block')
})
