// Names of elements that would replace properties of `document`: reported at their place, and left out.
import { describe, expect, it } from 'vitest'
import { shadowsDocument } from '../../../build/markdown/shadowedDocument.ts'
import { memorySite, parser } from '../../support/memorySite.ts'

type Syntax = 'md' | 'auto' | 'mdx'

const read = (text: string, syntax: Syntax) => {
  const { facts, body } = parser.page(text, syntax)
  return {
    found: facts.diagnostics.map(({ code, line, column }) => `${line}:${column} ${code}`),
    html: JSON.stringify(body),
  }
}

describe.each<Syntax>(['md', 'auto', 'mdx'])('in %s', (syntax) => {
  it.each([
    ['<img name="getElementById" />', '3:12'],
    ['Text <form name="querySelector"></form>', '3:18'],
    ['<div>\n\n<embed name="&#98;ody" />\n\n</div>', '5:14'],
    ['<iframe name="head"></iframe>', '3:15'],
    ['<object id="cookie"></object>', '3:13'],
    ['<img name="x" id="createElement" />', '3:19'],
    ['<b>a</b><form name="nodeType"></form>', '3:21'],
  ])('reports and leaves out %s', (html, place) => {
    const page = read(`# A\n\n${html}\n`, syntax)
    expect(page.found).toEqual([`${place} shadowedDocument`])
    expect(page.html).not.toMatch(/getElementById|querySelector|ody"|head|cookie|createElement|nodeType/)
  })

  it.each([
    '<a id="documentElement" name="body">a</a>',
    '<form id="body" name="contact"><input name="body" /></form>',
    '<img id="body" alt="" />',
    '<h2 id="title">a</h2>',
    '`<img name="body">`',
  ])('accepts %s', (html) => {
    expect(read(`# A\n\n${html}\n`, syntax).found).toEqual([])
  })
})

it('reads names in expressions and in computed elements', () => {
  const page = (tag: string) => parser.page(`# A\n\n${tag}\n`, 'mdx')
  for (const tag of [
    `<img name={'body'} />`,
    `<img {...{ name: 'body' }} />`,
    `<img name="body" alt={a()} />`,
  ])
    expect(page(tag).facts.diagnostics.map(({ code }) => code)).toContain('shadowedDocument')
  const module = (tag: string) =>
    parser.module(`export const a = () => 1\n\n${tag}\n`, 'mdx', { source: 'a.mdx' }, () => null)
  expect(module(`<img name="body" alt={a()} />`)).not.toContain('body')
  expect(module(`<Form name="body" alt={a()} />`)).toContain('body')
  expect(module(`<img name="body" alt="b" />\n\n{a()}`)).not.toContain('body')
})

it('reads what only browsers take for a tag', () => {
  expect(read('<div>\n<img/name=body> <img/name="body">\n</div>\n', 'md')).toEqual({
    found: ['2:11 shadowedDocument', '2:28 shadowedDocument'],
    html: expect.not.stringContaining('body'),
  })
})

it('leaves out the attribute in a page with letters in another form', () => {
  const { html } = read('<div>\n<img name="body" alt="e\u0301">\n</div>\n', 'md')
  expect(html).not.toContain('body')
})

it('says what happens and what to do', () => {
  const { problems } = memorySite({ 'docs/a.md': '# A\n\n<img name="body" alt="">\n' })
  expect(problems).toMatchObject([
    {
      ...{ code: 'shadowedDocument', severity: 'error', file: 'docs/a.md', line: 3, column: 12 },
      message:
        'name="body" replaces document.body in browsers, which stops the scripts of the page. The attribute is left out.',
      hint: 'Choose another value, such as my-body.',
    },
  ])
})

it('takes names as they are written', () => {
  expect(shadowsDocument('IMG', 'NAME', 'body', true)).toBe(true)
  expect(shadowsDocument('img', 'name', 'Body', true)).toBe(false)
  expect(shadowsDocument('img', 'name', 'location', true)).toBe(false)
})
