// The HTML tokenizer: its tokens, that they cover the input, and that it is fast for any input.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HtmlOptions, htmlTags, htmlTokens } from '../../../build/shared/html.ts'
import { attributeOf } from '../../../build/shared/htmlTag.ts'

/** `<a>`, "text", raw:…, comment:…, cdata:… */
const read = (html: string, options?: HtmlOptions): readonly string[] =>
  [...htmlTokens(html, options)].map((token) =>
    token.type === 'tag'
      ? `<${token.tag.closing ? '/' : ''}${token.tag.name}${token.tag.selfClosing ? '/' : ''}>`
      : token.type === 'text'
        ? token.text
        : `${token.type}:${token.text}`,
  )

describe('the tokens of HTML', () => {
  it.each<[string, readonly string[]]>([
    ['', []],
    ['a & b', ['a & b']],
    ['<p class="x">a<br/>b</P >', ['<p>', 'a', '<br/>', 'b', '</P>']],
    ['1 < 2 <b>3</b> <4', ['1 < 2 ', '<b>', '3', '</b>', ' <4']],
    ['a<>b</>c', ['a<>b</>c']],
    ['<a title="1 > 0">x</a>', ['<a>', 'x', '</a>']],
    ['<!doctype html><p>', ['comment:<!doctype html>', '<p>']],
    ['a<!-- <b> -->c', ['a', 'comment:<!-- <b> -->', 'c']],
    ['<!--><b>', ['comment:<!-->', '<b>']],
    ['<!---><b>', ['comment:<!--->', '<b>']],
    ['a<!-- <b>', ['a', 'comment:<!-- <b>']],
    ['<?php <b> ?><i>', ['comment:<?php <b>', ' ?>', '<i>']],
    ['<script>a<b>"</script><b>', ['<script>', 'raw:a<b>"', '</script>', '<b>']],
    ['<STYLE>a</style >b', ['<STYLE>', 'raw:a', '</style>', 'b']],
    ['<title><!-- a</title>', ['<title>', 'raw:<!-- a', '</title>']],
    ['<textarea></textareas></textarea>', ['<textarea>', 'raw:</textareas>', '</textarea>']],
    ['<script>a', ['<script>', 'raw:a']],
    ['<script></script>a', ['<script>', '</script>', 'a']],
    ['<a href={f("}")}>', ['<a href={f("}")}>']],
  ])('%s', (html, expected) => {
    expect(read(html)).toEqual(expected)
  })

  it('include character data and no raw text in XML', () => {
    expect(read('<style>a<b/></style><![CDATA[<i>]]><?x <y> ?><!---->', { xml: true })).toEqual([
      ...['<style>', 'a', '<b/>', '</style>', 'cdata:<i>', 'comment:<?x <y> ?>', 'comment:<!---->'],
    ])
  })

  it('include JSX in attributes on request', () => {
    const [tag] = htmlTags('<a href={f("}")} {...rest} b>', { expressions: true })
    expect(tag?.attributes.map(({ name, value, expression }) => [name, value, expression])).toEqual([
      ['href', 'f("}")', true],
      ['...', '...rest', true],
      ['b', null, false],
    ])
  })

  it('include the positions of attributes', () => {
    const html = '<a  href = "x" b=\'y\' c=z d>'
    const [tag] = htmlTags(html)
    const pieces = tag?.attributes.map(({ from, to, start, end }) => [
      html.slice(from, to),
      html.slice(start, end),
    ])
    expect(pieces).toEqual([
      ['href = "x"', 'x'],
      ["b='y'", 'y'],
      ['c=z', 'z'],
      ['d', ''],
    ])
    expect(['HREF', 'd', 'e'].map((name) => tag && attributeOf(tag, name.toLowerCase()))).toEqual([
      'x',
      null,
      null,
    ])
  })
})

const pieces = fc.constantFrom(
  ...[
    '<',
    '>',
    '/',
    '!',
    '--',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '?>',
    '"',
    "'",
    '=',
    '{',
    '}',
    '`',
    '\\',
  ],
  ...[
    'a',
    ' ',
    '\n',
    '<a',
    '</a>',
    '<script>',
    '</script',
    '<Style ',
    '</style>',
    '<title>',
    'é',
    '\0',
    '&lt;',
    ' b="',
  ],
)
const documents = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''))
const options = fc.record({ xml: fc.boolean(), expressions: fc.boolean() })

it('cover any input, without gaps and in order', () => {
  fc.assert(
    fc.property(documents, options, (html, given) => {
      let at = 0
      for (const token of htmlTokens(html, given)) {
        expect(token.start).toBe(at)
        expect(token.end).toBeGreaterThan(at)
        if (token.type === 'tag') {
          expect(html[token.start]).toBe('<')
          expect(html[token.end - 1]).toBe('>')
          for (const { from, start, end, to } of token.tag.attributes)
            expect([token.start, from, start, end, to, token.end]).toEqual(
              [token.start, from, start, end, to, token.end].sort((a, b) => a - b),
            )
        } else if (token.type !== 'cdata') expect(token.text).toBe(html.slice(token.start, token.end))
        at = token.end
      }
      expect(at).toBe(html.length)
    }),
    { numRuns: 2000 },
  )
})

it('contain escaped text as text, for any input', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const written = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      expect(read(`<p>${written}</p>`)).toEqual(['<p>', ...(text === '' ? [] : [written]), '</p>'])
    }),
  )
})
