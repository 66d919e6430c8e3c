// Markdown features: files in test/build/markdown/cases/ with input and expected HTML. A case is `=== name`,
// the input, `---html---`, the output. Placeholders for URLs have the form «kind url».
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { transformSync } from 'esbuild'
import fc from 'fast-check'
import hljs from 'highlight.js/lib/core'
import { parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { createHighlighter } from '../../../build/markdown/highlight.ts'
import { parser } from '../../support/memorySite.ts'

const render = (text: string, syntax: 'md' | 'auto' | 'mdx' = 'auto'): string => {
  const { facts, body } = parser.page(text, syntax)
  return body
    .map((part) =>
      typeof part === 'string'
        ? part
        : typeof part === 'number'
          ? `«${facts.links[part]?.kind} ${facts.links[part]?.href}»`
          : `«${JSON.stringify(part)}»`,
    )
    .join('')
}

interface Case {
  readonly name: string
  readonly input: string
  readonly output: string
}

function casesOf(file: string): readonly Case[] {
  const text = readFileSync(`test/build/markdown/cases/${file}`, 'utf8')
  return text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...rest] = part.split('\n')
      const [input = '', output = ''] = rest.join('\n').split('---html---\n')
      return {
        name: `${file}:${text.slice(0, text.indexOf(`=== ${name}`)).split('\n').length} ${name}`,
        input: input.trimEnd(),
        output: output.trimEnd(),
      }
    })
}

/** UPDATE=1 writes the outputs again. Review the difference before you commit it. */
function update(file: string): void {
  const text = readFileSync(`test/build/markdown/cases/${file}`, 'utf8')
  const syntax = file.endsWith('.mdx.txt') ? 'mdx' : 'auto'
  const parts = text.split(/^(?==== )/m).map((part) => {
    const [before = '', after] = part.split('---html---\n')
    return after === undefined
      ? part
      : `${before}---html---\n${render(before.split('\n').slice(1).join('\n').trimEnd(), syntax).trimEnd()}\n\n`
  })
  writeFileSync(`test/build/markdown/cases/${file}`, `${parts.join('').trimEnd()}\n`)
}

for (const file of readdirSync('test/build/markdown/cases')) if (process.env['UPDATE']) update(file)

for (const file of readdirSync('test/build/markdown/cases'))
  describe(file, () => {
    it.each(casesOf(file).map((one) => [one.name, one] as const))('%s', (_name, { input, output }) => {
      expect(render(input, file.endsWith('.mdx.txt') ? 'mdx' : 'auto').trimEnd()).toBe(output)
    })
  })

describe('any input', () => {
  const pieces = fc.constantFrom(
    '# ',
    '## ',
    '- ',
    '> ',
    '`',
    '```',
    '**',
    '_',
    '[',
    '](',
    ')',
    '![',
    '<',
    '>',
    '<a href="',
    '"',
    '{',
    '}',
    '{/*',
    '*/}',
    ':::note',
    ':::',
    '|',
    '---',
    '\n',
    '\n\n',
    '    ',
    '<Tabs>',
    '</Tabs>',
    'import a from "b"',
    'text',
    'æ',
    '🦖',
    '\t',
    '&amp;',
    '\\',
    '<!--',
    '-->',
    '[a]: /x',
    '{#id}',
    '~~',
    '<TabItem value="a">',
    '</TabItem>',
    '<Details>',
    '</Details>',
    '<b>',
    '</b>',
    '<>',
    '</>',
    '{a}',
    "{'x'}",
    'export const a = 1',
    '[^1]',
    '[^1]: ',
    '> [!NOTE]\n',
    '$',
    '$$\n',
    ':tada:',
    '<!-- truncate -->',
  )
  const documents = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''))

  it('never throws, keeps every placeholder, and has valid positions for every link', () => {
    fc.assert(
      fc.property(documents, fc.constantFrom('md', 'auto', 'mdx' as const), (text, syntax) => {
        const { facts, body } = parser.page(text, syntax as 'md')
        const placeholders = body.filter((part) => typeof part === 'number')
        for (const placeholder of placeholders) expect(facts.links[placeholder]).toBeDefined()
        const lines = text.split('\n').length
        for (const { line, column } of facts.links)
          expect(line >= 1 && line <= lines && column >= 1).toBe(true)
      }),
      { numRuns: 2000, seed: 7 },
    )
  })

  it('produces modules with valid JavaScript', () => {
    fc.assert(
      fc.property(documents, fc.constantFrom('auto', 'mdx' as const), (text, syntax) => {
        if (parser.page(text, syntax as 'mdx').facts.diagnostics.some(({ code }) => code === 'moduleSyntax'))
          return
        transformSync(
          parser.module(text, syntax as 'mdx', { source: 'a.mdx' }, () => null),
          { loader: 'jsx', logLevel: 'silent' },
        )
      }),
      { numRuns: 500, seed: 7 },
    )
  })

  it('closes every tag that is not raw HTML of the author', () => {
    const safe = documents.filter((text) => !/<(?:[a-z!]|\/[a-z])/.test(text))
    fc.assert(
      fc.property(safe, fc.constantFrom('md', 'auto', 'mdx' as const), (text, syntax) => {
        const html = render(text, syntax as 'md').replace(/«[^»]*»/g, '')
        const open: string[] = []
        for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)[^>]*>/g)) {
          if (/^(?:br|hr|img|input)$/.test(name)) continue
          if (closing) expect(open.pop(), html).toBe(name)
          else open.push(name)
        }
        expect(open, html).toEqual([])
      }),
      { numRuns: 1000, seed: 7 },
    )
  })

  it('produces attributes that an HTML parser reads back', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (label) => {
        const html = render(`![${label.replace(/[[\]\n\\]/g, '')}](./x.png)`)
        parseFragment(html.replace(/«[^»]*»/g, ''), {
          onParseError: (error) => expect.fail(`${error.code}: ${html}`),
        })
      }),
      { numRuns: 500, seed: 7 },
    )
  })
})

it('highlights a code block in the same way, whatever was parsed before', () => {
  const require = createRequire(import.meta.url)
  const fresh = () =>
    createHighlighter({
      core: require('highlight.js/lib/core').newInstance(),
      names: ['css', 'javascript', 'markdown', 'xml'],
      load: (name) => require(`highlight.js/lib/languages/${name}`),
    })
  const code = '<b class="x">bold</b>\n'
  const before = fresh().highlight(code, 'md').html
  const other = fresh()
  other.highlight('<i>x</i>', 'html')
  other.highlight('a { b: c }', 'css')
  expect(other.highlight(code, 'md').html).toBe(before)
  expect(before).toContain('language-xml')
})

it('highlights the front matter of a Markdown example', () => {
  const { highlight } = createHighlighter({
    core: hljs.newInstance(),
    names: ['markdown', 'xml', 'yaml'],
    load: (name) => createRequire(import.meta.url)(`highlight.js/lib/languages/${name}`),
  })
  const html = (code: string) => highlight(code, 'md').html
  const rule = '<span class="hljs-meta">---</span>'
  expect(html('---\ntitle_meta: a_b\n---\n\n# A\n')).toBe(
    `${rule}\n<span class="hljs-attr">title_meta:</span> <span class="hljs-string">a_b</span>\n${rule}\n\n<span class="hljs-section"># A</span>\n`,
  )
  expect(html('---\n---')).toBe(`${rule}\n${rule}`)
  // A thematic break between paragraphs is not front matter.
  for (const code of ['A\n\n---\n\nB\n', '---\n\nA\n', ' ---\na: b\n---\n'])
    expect(html(code)).not.toContain('hljs-attr')
})
