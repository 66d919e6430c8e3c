// Directives that no plugin reads, in a site of Docusaurus: the same text as remark-directive gives, and a
// warning.
import { compile, run } from '@mdx-js/mdx'
import fc from 'fast-check'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkDirective from 'remark-directive'
import { describe, expect, it } from 'vitest'
import { parserFor } from '../../support/memorySite.ts'

/** Where Docusaurus knows no attributes, braces are text. */
const extensions = { attributes: false, keys: false, mark: false, scripts: false }
const parser = parserFor({ emoji: false, extensions }, { compatibility: 'docusaurus' })

const pageOf = (text: string, syntax: 'auto' | 'mdx' | 'md' = 'mdx') => parser.page(text, syntax)

const bodyOf = (text: string, syntax?: 'auto' | 'mdx' | 'md'): string =>
  pageOf(text, syntax)
    .body.filter((part) => typeof part === 'string')
    .join('')
    .trim()

const problemsOf = (text: string) =>
  pageOf(text).facts.diagnostics.map(
    ({ code, line, column, message }) => `${line}:${column} ${code} ${message}`,
  )

describe('in a text', () => {
  it.each([
    ['Press :kbd[Ctrl *c*] now.', '<p>Press <div>Ctrl <em>c</em></div> now.</p>'],
    ['An a:b[c] in a word', '<p>An a<div>c</div> in a word</p>'],
    [':abbr[HTML]{title="x y"}, :icon{.big #id}', '<p><div>HTML</div>, <div></div></p>'],
    ['12:30, :name, a:b, :one[], :two{}', '<p>12:30, :name, a:b, :one, :two</p>'],
    ['::no[a] \\:no[a] :no-[a] `:no[a]`', '<p>::no[a] :no[a] :no-[a] <code>:no[a]</code></p>'],
    [':a[:b[c]]:d[e]', '<p><div><div>c</div></div><div>e</div></p>'],
    ['- :kbd[x]', '<ul>\n<li><div>x</div></li>\n</ul>'],
  ])('%s', (text, html) => {
    expect(bodyOf(text)).toBe(html)
    expect(bodyOf(text, 'auto')).toBe(html)
    expect(bodyOf(text, 'md')).toBe(html)
  })

  it('is the text that remark-directive reads', async () => {
    const pieces = ['a', ' ', ':', ':', '[', ']', 'b-', '_', '.', '{.x}', '{}', '{x=', '"', '}', '\\:']
    // markdown-it and micromark disagree about some runs of `_`, which is not about directives.
    const texts = fc
      .array(fc.constantFrom(...pieces), { minLength: 3, maxLength: 9 })
      .filter((parts) => !parts.join('').includes('__'))
    await fc.assert(
      fc.asyncProperty(texts, async (parts) => {
        const text = `z ${parts.join('')}`
        expect(bodyOf(text, 'md')).toBe(await theirs(text))
      }),
      { numRuns: 200 },
    )
  })
})

describe('on its own line', () => {
  it.each([
    ['::video[A *b*]{#id}', '<div>A <em>b</em></div>'],
    ['::video', '<div></div>'],
    ['before\n::video[x]\nafter', '<p>before</p>\n<div>x</div>\n<p>after</p>'],
    ['::video[x] and text', '<p>::video[x] and text</p>'],
  ])('%s', (text, html) => {
    expect(bodyOf(text)).toBe(html)
  })
})

it('is reported at its line and column', () => {
  const text = '- 12:30\n- one\n  two **a:kbd[x]**\n\n> ::video\n\n:plain and :empty[]'
  const what = 'is a directive that no plugin reads. Only its label is shown.'
  expect(problemsOf(text).sort()).toEqual([
    `3:10 unknownDirective :kbd ${what}`,
    `5:3 unknownDirective ::video ${what}`,
  ])
})

it('counts with its label in the id and in the contents', () => {
  const text = '## Press :kbd[Ctrl] in a:b\n\n## foo:bar\n\n## a\\:b\n\n## :alone'
  expect(pageOf(text).facts.headings).toEqual([
    { id: 'press-ctrl-in-a', level: 2, html: 'Press Ctrl in a:b' },
    { id: 'foo', level: 2, html: 'foo:bar' },
    { id: 'ab', level: 2, html: 'a:b' },
  ])
})

it('is a link in the title of an admonition', () => {
  expect(bodyOf(':::tip[See [a](/b) :kbd[c]]\n\nx\n\n:::')).toContain('</a> <div>c</div>')
})

async function theirs(text: string): Promise<string> {
  const code = await compile(text, {
    format: 'md',
    outputFormat: 'function-body',
    remarkPlugins: [remarkDirective, () => plainText],
  })
  const { default: Content } = await run(String(code), { ...runtime, baseUrl: import.meta.url } as never)
  return renderToStaticMarkup(createElement(Content as never))
}

interface Tree {
  type: string
  name?: string
  value?: string
  attributes?: object
  children?: Tree[]
}

/** The rule of Docusaurus for directives without a label or attributes. */
function plainText(tree: Tree): void {
  for (const child of tree.children ?? []) plainText(child)
  const isPlain = tree.children?.length === 0 && Object.keys(tree.attributes ?? {}).length === 0
  if (tree.type !== 'textDirective' || !isPlain) return
  Object.assign(tree, { type: 'text', value: `:${tree.name}` })
}
