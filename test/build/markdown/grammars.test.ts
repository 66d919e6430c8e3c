// Our own grammars: each is valid for highlight.js, keeps the text, and colors what matters.
import { describe, expect, it } from 'vitest'
import { ownGrammars } from '../../../build/markdown/grammars/index.ts'
import { createHighlighter } from '../../../build/markdown/highlight.ts'
import { unescapeHtml } from '../../../build/shared/escape.ts'
import { loadLanguages } from '../../../build/workers/loadLanguages.ts'

const highlighter = createHighlighter(loadLanguages())
const html = (language: string, code: string): string => highlighter.highlight(code, language).html
const sample = `# comment\n// comment\n/* comment */\nkey = "text \${1 + a} \\" end"\ncall(0x1F, 12.5, 'x') { a: true } <b> & c\n"open\nlast`

describe.each([...ownGrammars.keys()])('%s', (language) => {
  it('keeps the text', () => {
    const { problem } = highlighter.highlight(sample, language)
    expect(problem).toBeNull()
    expect(unescapeHtml(html(language, sample).replace(/<[^>]*>/g, ''))).toBe(sample)
  })
})

it.each([
  [
    'hcl',
    'resource "aws_vpc" "main" {\n  cidr = "10.0.0.0/16" # net\n}',
    ['keyword', 'string', 'attr', 'comment'],
  ],
  ['terraform', 'count = length(var.names)', ['attr', 'title function_']],
  ['cue', '#Port: int & >1024 // ports', ['variable', 'built_in', 'number', 'comment']],
  [
    'promql',
    'sum by (job) (rate(http_requests_total{code="500"}[5m]))',
    ['built_in', 'keyword', 'attr', 'string', 'variable'],
  ],
  ['logql', '{app="x"} |= "error" | json', ['attr', 'string', 'keyword']],
  ['hocon', `a { b = \${?HOME}, c: on }`, ['attr', 'variable', 'literal']],
  ['gn', 'source_set("x") { sources = [ "a.cc" ] }', ['built_in', 'string', 'attr']],
  [
    'solidity',
    'function f() public returns (uint256) { return 1; }',
    ['keyword', 'title function_', 'built_in', 'number'],
  ],
  ['zig', 'const x: u8 = @intCast(1);', ['keyword', 'built_in', 'variable', 'number']],
  ['cypher', 'match (n:Person) return n', ['keyword']],
  ['flow', 'type A = { b: string }', ['keyword']],
])('%s: %s', (language, code, scopes) => {
  const shown = html(language, code)
  for (const scope of scopes) expect(shown).toContain(`class="hljs-${scope}"`)
})

it('names a language that nobody knows', () => {
  expect(highlighter.highlight('x', 'nonsense').problem?.message).toBe(
    'The code language "nonsense" is unknown, so the block has no colors.',
  )
})

it('reports only typos where Docusaurus colors as many languages', () => {
  const { highlight } = createHighlighter({ ...loadLanguages(), onlyTypos: true })
  const problemOf = (language: string) => highlight('a', language).problem
  expect(problemOf('caddyfile')).toBeNull()
  expect(problemOf('javascrip')?.hint).toBe('Did you mean javascript?')
  expect(highlighter.highlight('a', 'caddyfile').problem?.hint).toBe('Use text for no colors.')
})

it('reports a title in the place of the language', () => {
  const { html, problem } = highlighter.highlight('<a>', 'title="a.js"')
  expect(html).toBe('&lt;a&gt;')
  expect(problem).toEqual({
    code: 'unknownCodeLanguage',
    message: 'The code block begins with title= instead of a language, so title has no effect.',
    hint: 'Write the language first, or text for no colors.',
  })
})
