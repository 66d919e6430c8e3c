// Lists of options: what other parts of a build find in them. Their HTML is in cases/optionLists.txt.
import { describe, expect, it } from 'vitest'
import { textInHtml } from '../../../build/outputs/pages/textInHtml.ts'
import { markdownTwin } from '../../../build/render/twin/markdownTwin.ts'
import type { RouteData } from '../../../build/shared/routeData.ts'
import { optionLevel, tocTree } from '../../../build/shared/toc.ts'
import { memorySite, parser, parserFor } from '../../support/memorySite.ts'

const text = `# Reference

## Links

Before the list.

:::options

- \`onBrokenLinks\`
  Type: \`'warn' | 'throw'\`
  Default: \`'throw'\`

  Links to nowhere.

- \`storage.type\`: Where choices are stored.

:::

After the list.

## Storage
`

describe('a list of options', () => {
  it('has an entry below all headings for each option, which no table of contents lists', () => {
    const { headings } = parser.page(text, 'md').facts
    expect(headings.map(({ id, level }) => [id, level])).toEqual([
      ['links', 2],
      ['onBrokenLinks', optionLevel],
      ['storage.type', optionLevel],
      ['storage', 2],
    ])
    expect(headings[1]?.html).toBe('<code>onBrokenLinks</code>')
    expect(tocTree(headings, 2, 6).map(({ id, children }) => [id, children])).toEqual([
      ['links', []],
      ['storage', []],
    ])
  })

  it('can be linked to by the name of an option, in its case and in lower case', () => {
    const links = ['onBrokenLinks', 'onbrokenlinks', 'storage.type', 'storagetype', 'nothing']
    const { problems } = memorySite({
      'docs/a.md': text,
      'docs/b.md': `# B\n\n${links.map((id) => `[to](./a.md#${id})`).join('\n\n')}\n`,
    })
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ['brokenAnchor', expect.stringContaining('#nothing')],
    ])
  })

  it('keeps the ids of headings, and those of several lists apart', () => {
    const { headings, ids } = parser.page(
      ':::options\n- `links`: A.\n- `a`, `Bb`: B.\n:::\n\n## Links\n\n:::options{#build}\n- `-o`, `--out DIR`: C.\n- `dir`: D.\n:::\n',
      'md',
    ).facts
    expect(headings.map(({ id }) => id)).toEqual(['links-1', 'Bb', 'links', 'build--out', 'build-dir'])
    expect(ids).toEqual(['a', 'bb', 'build-o'])
  })

  it('is found by the search option by option, and the text after it with the text before', () => {
    const { sections } = parser.page(text, 'md')
    expect(sections.map(([begin]) => begin)).toEqual([
      '',
      'Before the list. After the list.',
      "Type: 'warn' | 'throw' Default: 'throw' Links to nowhere.",
      'Where choices are stored.',
      '',
    ])
    const html = parser
      .page(text, 'md')
      .body.filter((part) => typeof part === 'string')
      .join('')
    const rendered = textInHtml(html)
    expect(rendered.headings.map(({ id }) => id)).toEqual([
      'links',
      'onBrokenLinks',
      'storage.type',
      'storage',
    ])
    expect(rendered.sections.map(([begin]) => begin)).toEqual(sections.map(([begin]) => begin))
  })

  it('is readable in the Markdown of the page', () => {
    const { body } = parser.page(text, 'md')
    const content = body.filter((part) => typeof part === 'string').join('')
    const site = { url: 'https://a.example', title: 'A', titleDelimiter: '|', language: 'en', llms: null }
    const route = {
      view: 'doc',
      path: '/a/',
      href: '/a/',
      body: null,
      title: null,
      head: { title: 'A' },
      version: {},
    }
    const shown = markdownTwin({ route: route as unknown as RouteData, content, site } as never)
    expect(shown).toContain(
      "**`onBrokenLinks`**\n\nType: `'warn' | 'throw'`\n\nDefault: `'throw'`\n\nLinks to nowhere.\n",
    )
  })

  it('is an admonition where the site has one of this name, and text where its items are no code', () => {
    const own = parserFor({ admonitions: ['options'] }).page(text, 'md')
    expect(own.facts.headings).toHaveLength(2)
    expect(own.body.join('')).toContain('theme-admonition-options')
    const other = parser.page(':::options\n\n- words\n\n:::\n', 'md')
    expect(other.facts.diagnostics.map(({ code }) => code)).toEqual(['unknownDirective'])
    expect(other.body.join('')).not.toContain('<dl')
  })
})
