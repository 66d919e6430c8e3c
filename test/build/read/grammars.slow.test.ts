// Languages of code that a site adds to Prism, in the spellings of such files.
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { createHighlighter } from '../../../build/markdown/highlight.ts'
import { codeGrammars } from '../../../build/read/grammars/codeGrammars.ts'
import { openGrammars } from '../../../build/read/grammars/openGrammars.ts'
import { loadLanguages } from '../../../build/workers/loadLanguages.ts'
import { writeFile } from '../../support/edits.ts'
import { siteFolder } from '../../support/siteFolder.ts'

let root = ''
siteFolder((folder) => {
  root = folder
})

const file = 'src/theme/prism-include-languages'

function grammars(languages: readonly string[] = [], customFields: object = {}) {
  const read = readConfig(
    { markdown: { prismLanguages: languages }, customFields },
    { hasFolder: () => false },
  )
  if (!read.ok) throw new Error(read.problems.join())
  const places = { engine: 'test', engineRoot: resolve('.'), cacheFolder: join(root, '.cache') }
  return codeGrammars(places, { root, config: read.config })
}

/** Colors code in a thread. */
function highlighter(languages: readonly string[] = [], found = grammars(languages)) {
  const known = loadLanguages()
  const ofSite = found?.source ? openGrammars(found.source, known.names) : null
  const { highlight } = createHighlighter({ ...known, ofSite })
  return (code: string, language: string) => highlight(code, language).html
}

const keyword = (word: string) => `<span class="token keyword hljs-keyword">${word}</span>`

it('needs no Prism for a site without its languages', () => {
  expect(grammars()).toBeNull()
  expect(grammars(['bash', 'JSON', 'docker', 'hcl'])).toBeNull()
})

it('adds the languages that the configuration names and highlight.js does not have', () => {
  const html = highlighter(['birb', 'java', 'latte', 'nothing'])
  expect(html('const a', 'birb')).toContain(keyword('const'))
  expect(html('class A', 'java')).not.toContain('token')
  // It takes the language of the template out of the code first.
  expect(html('<p n:if="$a">x</p>', 'latte')).toContain('token n-attr')
  expect(html('a', 'nothing')).toBe('a')
})

it.each([
  ['a global Prism', 'js', "globalThis.Prism = P; require('./mine.js')", 'Prism.languages.mine = GRAMMAR'],
  ['a function', 'js', "require('./mine')(P)", 'module.exports = (P) => { P.languages.mine = GRAMMAR }'],
  ['a path from the site', 'ts', "require('@site/src/mine')", 'Prism.languages.mine = GRAMMAR'],
  [
    'window in the browser',
    'jsx',
    "if (env.canUseDOM) { window.Prism = P; require('./mine') }",
    'window.Prism.languages.mine = GRAMMAR',
  ],
  [
    'an import of prismjs',
    'js',
    "require('./mine')",
    "import Prism from 'prismjs'; Prism.languages.mine = GRAMMAR",
  ],
  [
    'prism-react-renderer',
    'js',
    "require('./mine')",
    "import { Prism } from 'prism-react-renderer'; Prism.languages.mine = GRAMMAR",
  ],
  ['a default export', 'mjs', 'P.languages.mine = mine', 'export default GRAMMAR'],
  [
    'another name for a language',
    'js',
    "require('prismjs/components/prism-birb'); P.languages.mine = P.languages.birb",
    '',
  ],
  ['a package', 'js', "require('prism-mine')", ''],
  [
    'all languages of the package',
    'js',
    "require('prismjs/components/')(['birb']); P.languages.mine = P.languages.birb",
    '',
  ],
])('runs a file with %s', (_, ending, body, grammar) => {
  const words = '{ keyword: /const/ }'
  const more = body.includes('= mine') ? "import mine from './mine.mjs'\n" : ''
  writeFile(
    root,
    `${file}.${ending}`,
    `import env from '@docusaurus/ExecutionEnvironment'\n${more}export default function include(P) { ${body} }\n`,
  )
  const folder = body.includes('@site') ? 'src' : 'src/theme'
  writeFile(root, `${folder}/mine.${ending === 'mjs' ? 'mjs' : 'js'}`, grammar.replace('GRAMMAR', words))
  writeFile(root, 'node_modules/prism-mine/package.json', '{ "name": "prism-mine", "version": "1.0.0" }')
  writeFile(root, 'node_modules/prism-mine/index.js', `Prism.languages.mine = ${words}`)
  const found = grammars()
  expect(found?.problems).toEqual([])
  expect(highlighter([], found)('const a', 'Mine')).toContain(keyword('const'))
})

it('leaves languages to highlight.js unless the site changed them', () => {
  writeFile(
    root,
    `${file}/index.js`,
    `import siteConfig from '@generated/docusaurus.config'
module.exports = (P) => {
  const { additionalLanguages } = siteConfig.themeConfig.prism
  additionalLanguages.push('go')
  for (const name of additionalLanguages) require(\`prismjs/components/prism-\${name}\`)
  P.languages.insertBefore('javascript', 'keyword', { duck: { pattern: /\\bduck\\b/, alias: ['bird', 'function'] } })
  P.languages.java.keyword = /quack/
}
`,
  )
  const html = highlighter(['java', 'ruby'])
  expect(grammars(['java', 'ruby'])?.problems).toEqual([])
  expect(html('def a', 'ruby')).not.toContain('token')
  expect(html('func', 'go')).toContain('<span class="hljs-keyword">func</span>')
  expect(html('quack', 'java')).toBe(keyword('quack'))
  const duck = '<span class="token duck bird function hljs-title function_">duck</span>'
  expect(html('duck', 'js')).toBe(duck)
  expect(html('duck', 'javascript')).toBe(duck)
})

it('reports a file that fails, and keeps what it has added', () => {
  writeFile(
    root,
    `${file}.js`,
    "export default (P) => { P.languages.mine = { a: /a/ }; require('./none') }\n",
  )
  expect(highlighter()('a', 'mine')).toContain('token a')
  expect(grammars()?.problems).toMatchObject([
    {
      code: 'unknownCodeLanguage',
      file: `${file}.js`,
      message: expect.stringContaining("Cannot find module './none'"),
    },
  ])
  writeFile(root, 'src/theme/none.js', "require('prismjs/components/prism-nope')\n")
  expect(grammars()?.problems[0]?.message).toContain('Prism does not have nope')
  writeFile(root, 'src/theme/none.js', '')
  expect(grammars()?.problems).toEqual([])
})

it('has another key when something that the file read has changed', () => {
  const data = "JSON.parse(require('fs').readFileSync(require.resolve('./words.json'), 'utf8'))"
  writeFile(
    root,
    `${file}.js`,
    `export default (P) => { P.languages.mine = { keyword: new RegExp(${data}.a) }; require('../x') }\n`,
  )
  writeFile(root, 'src/theme/words.json', '{ "a": "one" }')
  writeFile(root, 'src/x.js', '')
  const key = () => grammars()?.key
  const first = key()
  expect(key()).toBe(first)
  rmSync(join(root, '.cache'), { recursive: true })
  expect(key()).toBe(first)
  writeFile(root, 'src/theme/words.json', '{ "a": "two" }')
  const second = key()
  expect(second).not.toBe(first)
  expect(highlighter()('two', 'mine')).toBe(keyword('two'))
  writeFile(root, 'src/x.js', '1')
  expect(key()).not.toBe(second)
  expect(grammars([], { a: 1 })?.key).not.toBe(key())
  expect(grammars()?.files).toEqual(
    [`${file}.js`, 'src/theme/words.json', 'src/x.js'].map((path) => join(root, path)).sort(),
  )
})

it('restores the names that the file may use', () => {
  writeFile(root, `${file}.js`, 'export default () => { globalThis.window.Prism = 1 }\n')
  highlighter()('a', 'birb')
  expect('Prism' in globalThis || 'window' in globalThis).toBe(false)
})
