// `markdown.mermaid` and `markdown.liveCode`: where they are off, such fences are code.
import { describe, expect, it } from 'vitest'
import { parserFor } from '../../support/memorySite.ts'

const diagram = '```mermaid\ngraph TD\n```'
const live = '```jsx live\n<b />\n```'

const read = (parser: ReturnType<typeof parserFor>, text: string) => {
  const { body, facts } = parser.page(text, 'mdx')
  return { html: body.join(''), uses: facts.uses }
}

it('are a diagram and an editor by default', () => {
  const parser = parserFor()
  expect(read(parser, diagram)).toMatchObject({
    html: expect.stringContaining('data-mermaid'),
    uses: ['mermaid'],
  })
  expect(read(parser, live)).toMatchObject({ html: expect.stringContaining('data-live'), uses: ['live'] })
})

describe('are code where they are off', () => {
  const off = { mermaid: false, liveCode: false }

  it('in a page', () => {
    for (const text of [diagram, live]) {
      const { html, uses } = read(parserFor(off), text)
      expect(html).toContain('theme-code-block')
      expect(html).not.toMatch(/data-mermaid|data-live/)
      expect(uses).toBeUndefined()
    }
  })

  it('for a component of the site', () => {
    const own = { replaced: new Set(['CodeBlock', 'Mermaid', 'Playground']) }
    const moduleOf = (text: string, settings = off) =>
      parserFor(settings, {}, own)
        .module(text, 'mdx', { source: 'docs/a.mdx' }, () => null)
        .replace(/\s/g, '')
    expect(moduleOf(diagram)).toContain('CodeBlock,{"className":("language-mermaid")')
    expect(moduleOf(live)).toContain('"className":("language-jsx"),"metastring":("live")')
  })

  it('for a component in place of <pre>', () => {
    const own = { elements: new Set(['pre']) }
    const codeOf = (text: string, settings: object) =>
      parserFor(settings, {}, own).page(text, 'mdx').facts.code ?? null
    expect([diagram, live].map((text) => codeOf(text, {}))).toEqual([null, null])
    expect([diagram, live].map((text) => codeOf(text, off)?.reason)).toEqual([
      'the site has a component for <pre>',
      'the site has a component for <pre>',
    ])
  })
})
