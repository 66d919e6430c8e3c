// Variables and conditions in a text, and the places of what is found in it.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesVersion } from '../../../../build/markdown/variables/conditions.ts'
import { answersOf, fillText } from '../../../../build/markdown/variables/fillText.ts'
import type { TextContext } from '../../../../build/model/textContext.ts'

const context: TextContext = {
  values: { product: 'Feeder', 'api.host': 'api.example', colon: 'A: B', n: '3' },
  glossary: null,
  conditions: true,
  now: Date.parse('2026-12-01T08:00Z'),
  ...{ locale: 'en', locales: ['en', 'de'], version: '2.1', profile: null, profiles: ['internal'] },
}

const fill = (text: string, changes: Partial<TextContext> = {}, isMdx = false) =>
  fillText(text, { ...context, ...changes }, isMdx)
const filled = (text: string, isMdx = false) => fill(text, {}, isMdx)?.text ?? text
const problems = (text: string, changes: Partial<TextContext> = {}) =>
  (fill(text, changes)?.diagnostics ?? []).map(
    ({ code, line, column, message, hint }) => `${line}:${column} ${code}: ${message} ${hint}`,
  )

describe('variables', () => {
  it.each([
    ['{{ product }} and {{product}}', 'Feeder and Feeder'],
    ['[a](https://{{ api.host }}/x)', '[a](https://api.example/x)'],
    ['```sh\ncurl {{ api.host }}\n```', '```sh\ncurl api.example\n```'],
    ['---\ntitle: {{ product }}\n---\n# {{ product }}', '---\ntitle: Feeder\n---\n# Feeder'],
    ['---\ntitle: {{ colon }}\n---\n', '---\ntitle: "A: B"\n---\n'],
    ['---\ntitle: "{{ colon }}"\n---\n', '---\ntitle: "A: B"\n---\n'],
    [
      '---\ntags: [{{ product }}, b]\nsidebar_position: {{ n }}\n---\n',
      '---\ntags: [Feeder, b]\nsidebar_position: 3\n---\n',
    ],
    ['---\n- {{ colon }}\n---\n', '---\n- "A: B"\n---\n'],
    ['\\{{ product }}', '{{ product }}'],
    ['`\\{{ product }}`', '`{{ product }}`'],
    // An expression of a workflow, and templates with other names.
    [
      '$\u007b{ product }} {{ .Values.x }} {{#if a}} {{{ product }}}',
      '$\u007b{ product }} {{ .Values.x }} {{#if a}} {{{ product }}}',
    ],
  ])('%j', (text, expected) => {
    expect(filled(text)).toBe(expected)
    expect(problems(text)).toEqual([])
  })

  it('leaves properties of JSX, and escapes braces for MDX', () => {
    expect(fill('<a style={{ color }}>{{ product }}</a>', {}, true)).toMatchObject({
      text: '<a style={{ color }}>Feeder</a>',
      diagnostics: [],
    })
    expect(filled('\\{{ product }} `\\{{ product }}`', true)).toBe('\\{\\{ product }} `{{ product }}`')
    expect(filled('```bash\n\\{{ product }}\n```\n\\{{ product }}', true)).toBe(
      '```bash\n{{ product }}\n```\n\\{\\{ product }}',
    )
  })

  it('are text where the site has none', () => {
    expect(fill('{{ product }}', { values: null })).toBeNull()
    expect(fill('no variables')).toBeNull()
  })

  it('reports unknown ones with their place', () => {
    expect(problems('a\n{{ product }} {{ produkt }}')).toEqual([
      '2:15 unknownVariable: There is no variable "produkt". Did you mean product?',
    ])
    expect(problems('`{{ item }}`')).toEqual([
      '1:2 unknownVariable: There is no variable "item". Add it to markdown.variables, or write \\{{ item }} for the text itself.',
    ])
  })

  it('keeps the places of the written text', () => {
    const { text, withPlaces } = fill('a\n{{ product }} {{ n }} [x](y)') ?? { text: '' }
    const column = (text.split('\n')[1]?.indexOf('[') ?? 0) + 1
    expect(
      withPlaces?.({
        links: [
          { line: 2, column },
          { line: 1, column: 1 },
        ],
      }),
    ).toEqual({
      links: [
        { line: 2, column: '{{ product }} {{ n }} ['.length },
        { line: 1, column: 1 },
      ],
    })
    expect(withPlaces?.({ line: 2, column: 3 })).toEqual({ line: 2, column: 1 })
  })

  it('asks only for what it names', () => {
    const { asked = [] } = fill('{{ product }}') ?? {}
    const changed = { ...context, values: { ...context.values, n: '4' }, profile: 'internal' }
    expect(asked).toEqual(['product'])
    expect(answersOf(asked, changed)).toBe(answersOf(asked, context))
    expect(answersOf(asked, { ...context, values: { product: 'F' } })).not.toBe(answersOf(asked, context))
  })

  it('keeps the number of lines', () => {
    const part = fc.constantFrom(
      ...['{{', '}}', ' product ', 'x', '\n', '`', ':::only{locale=de}\n', ':::\n', '---\n'],
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('')
        expect(filled(text).split('\n')).toHaveLength(text.split('\n').length)
      }),
    )
  })
})

describe('conditions', () => {
  const shown = (text: string, changes: Partial<TextContext> = {}) =>
    (fill(text, changes)?.text ?? text).split('\n').filter((line) => line.trim() !== '')

  it.each([
    [':::only{version=">=2"}\na\n:::\nb', ['a', 'b']],
    [':::only{version="<2"}\na\n:::\nb', ['b']],
    [':::only{locale="de"}\na\n:::\nb', ['b']],
    [':::only{locale="de en"}\na\n:::\nb', ['a', 'b']],
    [':::only{locale=!de version="2.x"}\na\n:::\nb', ['a', 'b']],
    [':::only{profile=internal}\na\n:::\nb', ['b']],
    [':::only{profile="!internal"}\na\n:::', ['a']],
    // Boxes inside, with the same or fewer colons, and outside.
    [':::only{locale=de}\n:::note\na\n:::\nb\n:::\nc', ['c']],
    ['::::only{locale=de}\n:::note\na\n:::\nb\n::::\nc', ['c']],
    ['::::note\n:::only{locale=de}\na\n:::\nb\n::::\nc', ['::::note', 'b', '::::', 'c']],
    [':::only{locale=en}\n:::only{version=1}\na\n:::\nb\n:::', ['b']],
    [':::only{locale=de}\n```\n:::\n```\na\n:::\nb', ['b']],
    ['```\n:::only{locale=de}\na\n:::\n```', ['```', ':::only{locale=de}', 'a', ':::', '```']],
    ['> :::only{locale=de}\n> a\n> :::\n> b', ['>', '>', '>', '> b']],
    ['- a\n  :::only{locale=de}\n  b\n  :::\n- c', ['- a', '- c']],
  ])('%j', (text, expected) => {
    expect(shown(text)).toEqual(expected)
    expect(problems(text)).toEqual([])
  })

  it('can be off', () => {
    expect(fill(':::only{locale=de}\na\n:::', { conditions: false })).toBeNull()
  })

  it('depends on the profile of the build', () => {
    expect(shown(':::only{profile=internal}\na\n:::', { profile: 'internal' })).toEqual(['a'])
  })

  it.each([
    ['2.1', '>=2', true],
    ['2.1', '>=2.1.0', true],
    ['2.1', '>2.1', false],
    ['2.1', '>=2 <3', true],
    ['2.1', '>= 2 < 2.1', false],
    ['2.1', '1, 2', true],
    ['2.1', '1.x || 3', false],
    ['2.10', '>2.9', true],
    ['current', '>=99', true],
    ['current', '<99', false],
    ['current', 'current', true],
    ['current', '!current', false],
    ['v2.1', '2', true],
    ['20', '2', false],
  ])('version %s, %s: %s', (version, range, expected) => {
    expect(matchesVersion(version, range)).toBe(expected)
  })

  it('reports mistakes', () => {
    expect(
      problems(':::only\na\n:::\n:::only{verison=2}\nb\n:::\n:::only{locale=dee}\n:::\n:::only{profile=x}'),
    ).toEqual([
      '1:1 wrongCondition: The condition names no version, language or profile. Write :::only{version=">=2"}, :::only{locale="de"} or :::only{profile="internal"}.',
      '4:1 wrongCondition: A condition cannot ask for "verison". Did you mean version?',
      '7:1 wrongCondition: The condition names the language "dee", which the site does not have. Did you mean de?',
      '9:1 wrongCondition: The condition names the profile "x", which the site does not have. The site has: internal.',
      '9:1 wrongCondition: The condition opened here is never closed. Add a line with ::: after the last line that depends on it.',
    ])
    expect(problems(':::only{version=">=x.y"}\na\n:::\n:::only{version="2 < new"}\n:::')).toEqual([
      '1:1 wrongCondition: A condition cannot compare versions with ">=x.y". Write a version, such as 2.0 or 2.x, or a range, such as >=2 <3.',
      '4:1 wrongCondition: A condition cannot compare versions with "<new". Write a version, such as 2.0 or 2.x, or a range, such as >=2 <3.',
    ])
    expect(problems(':::only{version=2}\na\n:::', { version: null })).toEqual([
      '1:1 wrongCondition: The condition asks for a version, and this page has none. Only pages of the documentation have versions.',
    ])
  })
})

describe('schedule', () => {
  const timed = (fields: string) => fill(`---\n${fields}\n---\n`)

  it.each([
    ['publish_at: 2026-12-01', false],
    ['publish_at: 2026-12-01T08:00:01Z', true],
    ['publish_at: "2026-12-01 09:00 Europe/Berlin"', false],
    ['publish_at: 2026-12-01 09:30 +01:00', true],
    ['publish_at: 2026-12-01 03:30 America/New_York # later', true],
    ['expires_at: 2026-12-01', true],
    ['expires_at: 2026-12-02', false],
    ['publish_at: 2026-11-01\nexpires_at: 2026-11-30', true],
  ])('%j: a draft? %s', (fields, isDraft) => {
    expect(timed(fields)).toMatchObject({ isDraft, diagnostics: [] })
  })

  it('asks for the moments, whose answers change once', () => {
    const { asked = [] } = timed('publish_at: 2026-12-01 09:30 Europe/Berlin') ?? {}
    expect(asked).toEqual(['@time:2026-12-01T08:30:00.000Z'])
    const at = (time: string) => answersOf(asked, { ...context, now: Date.parse(time) })
    expect(at('2026-12-01T08:29Z')).toBe(answersOf(asked, context))
    expect(at('2026-12-01T08:30Z')).not.toBe(answersOf(asked, context))
    expect(at('2027-12-01T08:30Z')).toBe(at('2026-12-01T08:30Z'))
  })

  it('reports what is no moment, and is only in front matter', () => {
    expect(problems('---\npublish_at: 2026-12-01 09:00 Europe/Berlinn\n---\n')).toEqual([
      '2:1 frontMatterType: The front matter field "publish_at" must be a date, perhaps with a time and a zone, not "2026-12-01 09:00 Europe/Berlinn". Write publish_at: 2026-12-01, or 2026-12-01 09:00 Europe/Berlin.',
    ])
    expect(fill('publish_at: 2030-01-01')).toBeNull()
  })
})
