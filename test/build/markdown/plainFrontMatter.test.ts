// Front matter that is read without the YAML parser has the values that the parser finds.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitFrontMatter, splitYaml } from '../../../build/markdown/frontMatter.ts'
import { plainFrontMatter } from '../../../build/markdown/plainFrontMatter.ts'

const expectSame = (text: string): void => expect(splitFrontMatter(text)).toEqual(splitYaml(text))

describe('front matter without the YAML parser', () => {
  it('is that of all pages of this site', () => {
    const files = (readdirSync('content', { recursive: true }) as string[]).filter((file) =>
      /\.mdx?$/.test(file),
    )
    const texts = files.map((file) => readFileSync(join('content', file), 'utf8'))
    for (const text of texts) expectSame(text)
    const plain = texts.filter((text) => plainFrontMatter(text) !== null)
    expect(plain.length).toBeGreaterThan(texts.length / 4)
  })

  it('is what the parser finds in lines of any words', () => {
    const key = fc.constantFrom(
      'title',
      'description',
      'sidebar_position',
      'draft',
      'slug',
      'date',
      'a-b',
      'titel',
    )
    const given = fc.constantFrom(
      ...[
        'A page',
        'true',
        'false',
        'True',
        'null',
        'Null',
        'NaN',
        'yes',
        'no',
        '~',
        '1',
        '-1',
        '0',
        '-0',
        '01',
      ],
      ...[
        '1e3',
        '0x1f',
        '0o7',
        '1_000',
        '.inf',
        '3.10',
        '2024-01-02',
        '"a: b # c"',
        "'it'",
        "'it''s'",
        '"\\n"',
      ],
      ...[
        'a: b',
        'a #b',
        'a#b',
        'a:',
        'a, b',
        '[a, b]',
        '{a: 1}',
        '- a',
        '&a b',
        '*a',
        '!a',
        '|',
        '>',
        '%a',
        '@a',
      ],
      ...[
        '`a`',
        '"a" b',
        'a "b"',
        'é',
        'Ünïcode',
        'Caf\u00e9',
        'a\u2028b',
        'a\u00a0b',
        'a\u0085b',
        '😀',
        'a 😀',
        '',
      ],
      ...['"', "'", 'https://example.com', '/docs/', './a.md', 'C++', 'a\tb', 'a  b', 'a -- b', '---', '<b>'],
    )
    const value = fc.oneof({ weight: 3, arbitrary: given }, fc.string({ maxLength: 12 }))
    const space = fc.constantFrom(' ', ' ', ' ', '  ', '', '\t')
    const line = fc
      .tuple(key, fc.constantFrom(':', ':', ':', ' :'), space, value, fc.constantFrom('', '', ' ', ' # x'))
      .map((parts) => parts.join(''))
    const other = fc.constantFrom(
      '',
      '# comment',
      '  indented',
      'no key',
      '"quoted": 1',
      '__proto__: 1',
      '- a',
    )
    const lines = fc.array(fc.oneof({ weight: 9, arbitrary: line }, other), { maxLength: 4 })
    const end = fc.constantFrom('---\n', '---\n', '---', '--- \n', '---x\n', '----\n', '...\n')
    const rest = fc.constantFrom('', '# Text\n', '\nText', '\n---\nText\n')
    fc.assert(
      fc.property(lines, end, rest, (all, close, text) => {
        expectSame(['---\n', ...all.map((one) => `${one}\n`), close, text].join(''))
      }),
      { numRuns: 3000 },
    )
  })

  it.each([
    [
      '---\ntitle: One\nsidebar_position: 2\ndraft: true\n---\nText',
      { title: 'One', sidebar_position: 2, draft: true },
    ],
    ['---\ntitle: "A: b"\n---\n', { title: 'A: b' }],
  ])('reads %j', (text, data) => {
    expect(plainFrontMatter(text)?.data).toEqual(data)
  })

  it.each([
    '---\n---\n',
    '---\ntitle: a\ntitle: b\n---\n',
    '---\ntags: [a]\n---\n',
    '--- yaml\ntitle: a\n---\n',
  ])('leaves %j to the parser', (text) => expect(plainFrontMatter(text)).toBeNull())
})

it('says that YAML has no tabs', () => {
  const hintsOf = (text: string) => splitFrontMatter(text).diagnostics.map(({ hint }) => hint)
  expect(hintsOf('---\n\ttitle: x\n---\n')).toEqual(['Indent with spaces. YAML does not allow tabs.'])
  expect(hintsOf('---\ntags:\n\t- x\n---\n')).toEqual(['Indent with spaces. YAML does not allow tabs.'])
})
