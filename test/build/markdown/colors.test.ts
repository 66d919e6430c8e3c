// Code has the same colors as with highlight.js itself, in every language.
import { createRequire } from 'node:module'
import fc from 'fast-check'
import type { HLJSApi } from 'highlight.js'
import { expect, it } from 'vitest'
import { openColors } from '../../../build/markdown/colors/openColors.ts'
import { createHighlighter } from '../../../build/markdown/highlight.ts'
import { loadLanguages } from '../../../build/workers/loadLanguages.ts'
import { codeBlocksIn } from '../../support/codeBlocks.ts'

const source = loadLanguages()

/** Two instances: the rules of a grammar remember what they matched. */
function registered(): HLJSApi {
  const core = source.core.newInstance() as HLJSApi
  const { highlight } = createHighlighter({ ...source, core })
  for (const name of [...source.names, 'console']) highlight('', name)
  return core
}
const theirs = registered()
const color = openColors(registered())
/** Those that have colors at all. */
const languages = theirs.listLanguages()

const expectSame = (code: string, language: string): void => {
  const html = color(code, language)
  const expected = theirs.highlight(code, { language, ignoreIllegals: true }).value
  if (html !== expected) expect({ language, code, html }).toEqual({ language, code, html: expected })
}

const blocks = codeBlocksIn('content')

it('colors the code blocks of this site as highlight.js does', () => {
  const known = blocks.filter(({ language }) => languages.includes(language))
  expect(known.length).toBeGreaterThan(200)
  for (const { code, language } of known) expectSame(code, language)
})

it('reads code of one language with the grammars of all others as highlight.js does', () => {
  const long = blocks.filter(({ code }) => code.length > 200 && code.length < 1500)
  const samples = long.filter((_, at) => at % Math.ceil(long.length / 8) === 0)
  expect(samples.length).toBeGreaterThan(5)
  for (const language of languages) for (const { code } of samples) expectSame(code, language)
})

it('colors code with anything in it as highlight.js does', () => {
  const parts = [
    ...['"', "'", '`', '${', '}', '{', '(', ')', '[', ']', '<', '>', '</', '/>', '<!--', '-->', '&'],
    ...[
      '//',
      '/*',
      '*/',
      '#',
      '--',
      '%',
      ';',
      ':',
      ',',
      '.',
      '=',
      '=>',
      '\\',
      '@',
      '$',
      '\n',
      '\n\n',
      ' ',
      '\t',
    ],
    ...[
      '<script>',
      '</script>',
      '<style>',
      '</style>',
      '<?php',
      '?>',
      '<<EOF',
      'EOF',
      '"""',
      '---',
      '```js\n',
    ],
    ...[
      'function',
      'class',
      'if',
      'end',
      'begin',
      'def',
      'let',
      'select',
      'from',
      'import',
      'return',
      'true',
    ],
    ...['name', 'Name', 'a_b', '12', '0x1f', '1.5e3', 'é', '😀', 'div', 'color: red', 'SELECT * FROM t'],
  ]
  const code = fc.array(fc.constantFrom(...parts), { maxLength: 40 }).map((words) => words.join(''))
  fc.assert(fc.property(code, fc.constantFrom(...languages), expectSame), { numRuns: 2000 })
})

it('leaves a grammar that is a program to highlight.js', () => {
  const core = createRequire(import.meta.url)('highlight.js/lib/core').newInstance() as HLJSApi
  core.registerLanguage('own', () => ({
    name: 'own',
    contains: [],
    __emitTokens: (text: string, emitter: { addText: (text: string) => void }) =>
      emitter.addText(`<${text}>`),
  }))
  expect(openColors(core)('a', 'own')).toBe('&lt;a&gt;')
})
