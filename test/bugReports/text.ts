// Reports about headings, tables of contents, MDX and code blocks.
import { expect } from 'vitest'
import type { BugCase } from './bugCase.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>'
const mixed = [
  '---',
  'title: Ends',
  '---',
  '',
  'See [def][d].',
  '',
  '```md',
  '[x](./no.md)',
  '```',
  '',
  ':::note',
  '',
  'Text.',
  '',
  ':::',
  '',
  '| a |',
  '| - |',
  '| b |',
  '',
  '[d]: ./plain.md',
  '',
].join('\n')

export const textCases: readonly BugCase[] = [
  {
    reports: ['facebook/docusaurus/issues/10017'],
    name: 'the table of contents has the words that components make',
    files: {
      'docs/made/toc.mdx':
        'export const Name = () => <>Otter</>\nexport const Mark = ({ children }) => <mark>{children}</mark>\n\n# Toc\n\n## Uses <Name />\n\n## Has <Mark>Heron</Mark>\n\n## <Name /> first\n\n## Both <Name/> and <Name/>\n',
    },
    toc: {
      'docs/made/toc/': ['## Uses Otter', '## Has Heron', '## Otter first', '## Both Otter and Otter'],
    },
    check: ({ ids }) => {
      const slugs = ids('docs/made/toc/').filter((id) => /uses|has|first|both/.test(id))
      expect(slugs).toEqual(['uses', 'has-heron', 'first', 'both--and'])
    },
  },
  {
    reports: [
      'zensical/zensical/issues/749',
      'vuejs/vitepress/issues/4908',
      'web-infra-dev/rspress/issues/2232',
      'vuejs/vitepress/pull/4809',
    ],
    name: 'the table of contents has no image, double entity or link of a heading',
    files: {
      'docs/rich/img/icon.svg': svg,
      'docs/rich/otter.md': '# Otter\n',
      'docs/rich/start.md':
        '# Start\n\n## ![icon](./img/icon.svg) System\n\n## A &rarr; B &amp; C\n\n## See [the otter](./otter.md) now\n',
    },
    toc: { 'docs/rich/start/': ['## System', '## A → B &amp; C', '## See the otter now'] },
    check: ({ page, file }) => {
      expect(page('docs/rich/start/')).not.toContain('&amp;amp;')
      const found = file('assets/search') ?? ''
      for (const title of ['System', 'A → B & C', 'See the otter now']) expect(found).toContain(`"${title}"`)
    },
  },
  {
    reports: ['withastro/starlight/pull/726'],
    name: 'levels of headings may jump',
    files: {
      'docs/levels/start.md': '---\ntoc_max_heading_level: 4\n---\n\n# Start\n\n## A\n\n#### C\n\n### B\n',
    },
    toc: { 'docs/levels/start/': ['## A', '### C', '### B'] },
    check: ({ page }) => expect(page('docs/levels/start/')).not.toMatch(/<ul[^>]*>\s*<(?!li)/),
  },
  {
    reports: ['layer5io/layer5/pull/8072'],
    name: 'a paragraph in an element that takes none is its text',
    files: {
      'docs/nested/start.mdx': [
        'export const Keep = ({ children }) => <i>{children ?? "x"}</i>',
        '',
        '# Start',
        '',
        '<Keep />',
        '',
        '<div className="intro">',
        '  <p>',
        '    You run <code>otter install</code> first.',
        '  </p>',
        '</div>',
        '',
        '<h2>',
        '  Second <Keep>level</Keep>',
        '</h2>',
        '',
        '<details>',
        '  <summary>',
        '    More',
        '  </summary>',
        '  Inside.',
        '</details>',
        '',
        '<button>',
        '  Press',
        '</button>',
        '',
        '<p>',
        '  One <Keep/> here.',
        '</p>',
        '',
        '<p>',
        '<Keep>',
        'Between them.',
        '</Keep>',
        '</p>',
        '',
      ].join('\n'),
    },
    check: ({ article }) => {
      const html = article('docs/nested/start/')
      expect(html).not.toMatch(/<p[^>]*>\s*<p|<p[^>]*>\s*<\/p>|<(?:h2|summary|button)[^>]*>\s*<p/)
      expect(html).toMatch(/<p>\s*You run <code>otter install<\/code> first\.\s*<\/p>/)
      expect(html).toMatch(/<p>\s*One <i>x<\/i> here\.\s*<\/p>/)
      expect(html).toMatch(/<p>\s*<i>\s*Between them\.\s*<\/i>\s*<\/p>/)
    },
  },
  {
    reports: ['commonmark/commonmark-spec/issues/650'],
    name: 'emphasis works beside the punctuation of East Asian languages',
    files: {
      'docs/cjk/start.md':
        '# Start\n\n**注意：**请看。\n\n**真，**她\n\n前の**「文字列」**の後\n\n~~删除（带括号）。~~这\n',
    },
    html: {
      'docs/cjk/start/': [
        '<strong>注意：</strong>请看。',
        '<strong>真，</strong>她',
        '前の<strong>「文字列」</strong>の後',
        '删除（带括号）。</del>这',
      ],
    },
  },
  {
    reports: ['facebook/docusaurus/issues/10013', 'squidfunk/mkdocs-material/issues/7771'],
    name: 'options of code blocks are read in any order, and a title is only a title',
    files: {
      'docs/fences/start.md': [
        '# Start',
        '',
        '```python {2} showLineNumbers title="one"',
        'print("a")',
        'print("b")',
        '```',
        '',
        '```python showLineNumbers {2} title="two"',
        'print("a")',
        'print("b")',
        '```',
        '',
        '```js title="a {1} b"',
        'x',
        'y',
        '```',
        '',
        '```javascript [4]',
        'let a = 1',
        '```',
        '',
        'Below.',
        '',
      ].join('\n'),
    },
    check: ({ article }) => {
      const blocks = article('docs/fences/start/').split('<div class="theme-code-block language').slice(1)
      const marked = blocks.map(
        (block) => block.match(/<span class="[^"]*highlighted-line[^"]*"/g)?.length ?? 0,
      )
      expect(marked).toEqual([1, 1, 0, 0])
      expect(article('docs/fences/start/')).toContain('a {1} b')
      expect(article('docs/fences/start/')).toContain('<p>Below.</p>')
    },
  },
  {
    reports: ['facebook/docusaurus/issues/5663', 'facebook/docusaurus/issues/10495'],
    name: 'the text of a code block has one newline per line',
    files: {
      'docs/copied/start.md': '# Start\n\n```js showLineNumbers {3}\nlet a\n\nlet b\n```\n',
    },
    check: ({ article }) => {
      const code = /<code[^>]*>([\s\S]*?)<\/code>/.exec(article('docs/copied/start/'))?.[1] ?? ''
      expect(code.replace(/<[^>]*>/g, '').trimEnd()).toBe('let a\n\nlet b')
    },
  },
  {
    reports: ['zensical/zensical/issues/616', 'zensical/zensical/issues/618'],
    name: 'files with CRLF are those with LF',
    files: {
      'docs/ends/plain.md': mixed,
      'docs/ends/windows.md': mixed.replaceAll('\n', '\r\n'),
    },
    check: ({ article }) => {
      expect(article('docs/ends/windows/')).toBe(article('docs/ends/plain/'))
      expect(article('docs/ends/windows/')).not.toContain('\r')
    },
  },
  {
    reports: ['zensical/zensical/issues/687', 'rust-lang/mdBook/issues/1155'],
    name: 'a byte order mark is not content',
    files: {
      'docs/marked/first.md': '\uFEFF---\ntitle: First\n---\n\nText.\n\n[s](./second.mdx)\n',
      'docs/marked/second.mdx': "\uFEFF# Second\n\nimport Part from './_part.md'\n\n<Part />\n",
      'docs/marked/_part.md': '\uFEFFA part.\n',
      'docs/marked/_category_.json': '\uFEFF{ "label": "Marked category" }',
    },
    check: ({ article, page }) => {
      expect(page('docs/marked/first/')).toContain('Marked category')
      expect(page('docs/marked/first/')).toContain('<h1>First</h1>')
      expect(article('docs/marked/second/')).toContain('A part.')
      for (const name of ['first', 'second']) expect(page(`docs/marked/${name}/`)).not.toContain('\uFEFF')
    },
  },
  {
    reports: ['github/pages-gem/issues/837', 'vuejs/vitepress/pull/5246'],
    name: 'the front matter of an included file is not shown',
    files: {
      'docs/parts/_part.md': '---\ntitle: Secret\n---\n\nPart text.\n',
      'docs/parts/start.mdx': "# Start\n\nimport Part from './_part.md'\n\n<Part />\n",
    },
    check: ({ article }) => {
      expect(article('docs/parts/start/')).toContain('Part text.')
      expect(article('docs/parts/start/')).not.toContain('Secret')
    },
  },
  {
    reports: ['github/pages-gem/issues/837'],
    name: 'files that include each other are an error with their names',
    files: {
      'docs/circle/start.mdx': "# Start\n\nimport B from './_b.md'\n\n<B />\n",
      'docs/circle/_b.md': "Text of b.\n\nimport C from './_c.md'\n\n<C />\n",
      'docs/circle/_c.md': "Text of c.\n\nimport B from './_b.md'\n\n<B />\n",
    },
    problems: [
      'docs/circle/_c.md:5:1 includeCycle: The file includes itself: docs/circle/_b.md → docs/circle/_c.md → docs/circle/_b.md. Remove one of these imports.',
    ],
  },
  {
    reports: ['json-schema-org/website/issues/487'],
    name: 'a raw table works without a tbody',
    files: {
      'docs/raw/start.mdx':
        'export const X = () => <i>x</i>\nexport const Row = () => <tr><td>two</td></tr>\n\n# Start\n\n<X />\n\n<table>\n  <tr><td>one</td></tr>\n  <Row />\n</table>\n',
    },
    check: ({ article }) => expect(article('docs/raw/start/')).toMatch(/<td>one<\/td>[\s\S]*<td>two<\/td>/),
  },
  {
    reports: ['facebook/docusaurus/issues/5343', 'facebook/docusaurus/issues/7265'],
    name: 'headings in tabs and details are targets',
    files: {
      'docs/closed/start.mdx':
        'import Tabs from \'@theme/Tabs\'\nimport TabItem from \'@theme/TabItem\'\n\n# Start\n\n<Tabs>\n<TabItem value="mac" label="Mac">\n\n## In mac\n\n</TabItem>\n<TabItem value="win" label="Windows">\n\n## In win\n\n</TabItem>\n</Tabs>\n\n<details>\n<summary>More</summary>\n\n## Inside\n\n</details>\n',
      'docs/closed/other.md': '# Other\n\n[w](./start.mdx#in-win) [i](./start.mdx#inside)\n',
    },
    toc: { 'docs/closed/start/': ['## In mac', '## In win', '## Inside'] },
  },
]
