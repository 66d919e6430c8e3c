// A page of either builder as lines: what is equal to a reader and to a browser is one line.
import { describe, expect, it } from 'vitest'
import { documentLines } from '../../../scripts/compat/documentLines.ts'
import { documentOf } from '../../../scripts/compat/html.ts'

const linesOf = (head: string, body: string) =>
  documentLines(documentOf(`<html><head>${head}</head><body>${body}</body></html>`))
const bodyOf = (body: string) => linesOf('', body).body

describe('the body', () => {
  it('has elements with their attributes, and texts, in order', () => {
    expect(bodyOf('<a class="b a" title="T" href="/x">To <b>x</b></a>.')).toEqual([
      'a.a.b href="/x" title="T"',
      'To',
      'b',
      'x',
      '.',
    ])
  })

  it.each([
    ['<p>a<!-- -->b</p>', '<p>ab</p>'],
    ['<p style="color: red; top:0;">a</p>', '<p style="color:red;top:0">a</p>'],
    ['<a href="/assets/files/a-0123456789abcdef.pdf">a</a>', '<a href=/assets/files/a-fedcba98.pdf>a</a>'],
    ['<img alt="" width="3" src="/a.png"/>', '<img width=3 src="data:image/png;base64,iVBO">'],
    ['<i class="egg_f1Hy navbar__item"></i>', '<i class="egg_8c933 navbar__item"></i>'],
    ['<p id="">a</p><script>x()</script>', '<p>a</p><link rel="preload" href="/b.js">'],
    ['<div hidden>For AI agents: read /a.md</div><p>a</p>', '<p>a</p>'],
  ])('%s is %s', (one, other) => {
    expect(bodyOf(one)).toEqual(bodyOf(other))
    expect(bodyOf(one)).not.toEqual([])
  })

  it.each([
    ['<time datetime="2026-08-05">Aug 5</time>', '<time datetime="1970-01-21">Aug 5</time>'],
    ['<a href="/docs/a">a</a>', '<a href="/docs/a/">a</a>'],
    ['<i class="navbar__item"></i>', '<i class="navbar__link"></i>'],
    ['<p>a b</p>', '<p>a <b>b</b></p>'],
  ])('%s is not %s', (one, other) => {
    expect(bodyOf(one)).not.toEqual(bodyOf(other))
  })
})

describe('the head', () => {
  it('has metadata in one order, and structured data value by value', () => {
    const data = (text: string) => `<script type="application/ld+json">${text}</script>`
    const one = linesOf(
      `<title>T</title>${data('{"a":{"b":1,"c":[2]}}')}<link rel="canonical" href="/x">`,
      '',
    )
    const other = linesOf(
      `<link href="/x" rel="canonical">${data('{"a":{"c":[2],"b":1}}')}<title>T</title>`,
      '',
    )
    expect(one.head).toEqual([
      'data .a.b = 1',
      'data .a.c.0 = 2',
      'link href="/x" rel="canonical"',
      'title T',
    ])
    expect(other.head).toEqual(one.head)
  })
})
