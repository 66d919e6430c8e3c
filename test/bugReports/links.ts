// Reports about links, anchors and file names.
import { expect } from 'vitest'
import type { BugCase } from './bugCase.ts'

const nfd = (text: string): string => text.normalize('NFD')

export const linkCases: readonly BugCase[] = [
  {
    reports: ['facebook/docusaurus/issues/9717'],
    name: 'headings with accents have ids, and links to them are fine',
    files: {
      'docs/accents/start.md':
        "# Start\n\n### Brüder & Öl's Café\n\n#### Deep level\n\n[a](#brüder--öls-café) and [b](#deep-level)\n",
    },
    ids: { 'docs/accents/start/': ['brüder--öls-café', 'deep-level'] },
    hrefs: { 'docs/accents/start/': ['#brüder--öls-café', '#deep-level'] },
  },
  {
    reports: [],
    name: 'a link leads to a heading in Cyrillic on another page',
    files: {
      'docs/cyrillic/otter.md': '# Otter\n\n## Выдра\n',
      'docs/cyrillic/start.md': '# Start\n\n[Go](./otter.md#выдра)\n',
    },
    ids: { 'docs/cyrillic/otter/': ['выдра'] },
    hrefs: { 'docs/cyrillic/start/': ['/docs/cyrillic/otter/#выдра'] },
  },
  {
    reports: ['vuejs/vitepress/issues/1749'],
    name: 'a heading in NFD and a link in NFC are the same',
    files: {
      'docs/hangul/otter.md': `# Otter\n\n## ${nfd('한글')}\n\n## ${nfd('Café')} {#${nfd('thé')}}\n\n<a id="${nfd('où')}"></a>\n`,
      'docs/hangul/start.md': '# Start\n\n[x](./otter.md#한글) [y](./otter.md#thé) [z](./otter.md#où)\n',
      'docs/hangul/back.md': `# Back\n\n## Thé\n\n[x](#${nfd('thé')})\n`,
    },
    ids: { 'docs/hangul/otter/': ['한글', 'thé', 'où'] },
    hrefs: {
      'docs/hangul/start/': ['/docs/hangul/otter/#한글', '/docs/hangul/otter/#thé', '/docs/hangul/otter/#où'],
      'docs/hangul/back/': ['#thé'],
    },
  },
  {
    reports: ['withastro/starlight/pull/3327'],
    name: 'file names in NFD have URLs in NFC, and links in NFC find them',
    files: {
      [`docs/forms/${nfd('café')}.md`]: '# Café\n',
      [`docs/forms/${nfd('thé')}/index.md`]: '# Thé\n\n[up](../café.md)\n',
      [`docs/forms/${nfd('thé')}/${nfd('où')}.svg`]:
        '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>',
      [`static/forms/${nfd('menü')}.pdf`]: 'pdf',
      'docs/forms/start.md':
        '# Start\n\n[c](./café.md) [t](./thé/index.md) [u](/docs/forms/café/) [m](/forms/menü.pdf)\n\n![i](./thé/où.svg)\n',
    },
    hrefs: {
      'docs/forms/start/': [
        '/docs/forms/caf%C3%A9/',
        '/docs/forms/th%C3%A9/',
        '/docs/forms/caf%C3%A9/',
        '/forms/men%C3%BC.pdf',
      ],
      'docs/forms/thé/': ['/docs/forms/caf%C3%A9/'],
    },
    check: ({ article, file }) => {
      expect(article('docs/forms/start/')).toMatch(/<img[^>]*width="2" height="3"/)
      expect(file('forms/menü.pdf')).toBe('pdf')
      expect(file('sitemap.xml')).toContain('<loc>https://pond.example/docs/forms/caf%C3%A9/</loc>')
    },
  },
  {
    reports: [
      'web-infra-dev/rspress/issues/2372',
      'vuejs/vitepress/issues/4006',
      'withastro/astro/issues/6217',
    ],
    name: 'a file name may have a percent sign',
    files: {
      'docs/percent/50%off.md': '# Half\n',
      'docs/percent/a%b.md': '# Other\n',
      'docs/percent/start.md': '# Start\n\n[h](./50%25off.md) [o](./a%25b.md)\n',
    },
    hrefs: { 'docs/percent/start/': ['/docs/percent/50%25off/', '/docs/percent/a%25b/'] },
    check: ({ page, file }) => {
      expect(page('docs/percent/50%off/')).toContain('<h1>Half</h1>')
      expect(file('sitemap.xml')).toContain('<loc>https://pond.example/docs/percent/50%25off/</loc>')
    },
  },
  {
    reports: ['mcp-use/mcp-use/issues/1910', 'alexander-turner/TurnTrout.com/pull/1495'],
    name: 'a stray percent sign in a link is reported, and the rest is checked',
    files: {
      'docs/stray/otter.md': '# Otter\n',
      'docs/stray/start.md':
        '# Start\n\nWe are 100% sure. [100%](./otter.md)\n\n[bad](/foo%bar) [bad2](./50%zz.md) [bad3](#a%b)\n',
    },
    problems: [
      'docs/stray/start.md:5:7 brokenLink: /foo%bar does not lead to any page.',
      'docs/stray/start.md:5:24 brokenMarkdownLink: ./50%25zz.md is not a file of this site. Did you mean docs/percent/50%off.md?',
      'docs/stray/start.md:5:43 brokenAnchor: #a%25b does not lead anywhere: there is no #a%b on this page.',
    ],
  },
  {
    reports: ['facebook/docusaurus/pull/4407', 'vuejs/vitepress/issues/2296'],
    name: 'links to files may have spaces, encoded or not',
    files: {
      'docs/spaces/Set up/VS Code.md': '# Code\n',
      'docs/spaces/start.md': '# Start\n\n[a](./Set%20up/VS%20Code.md) [b](<./Set up/VS Code.md>)\n',
    },
    hrefs: { 'docs/spaces/start/': ['/docs/spaces/Set%20up/VS%20Code/', '/docs/spaces/Set%20up/VS%20Code/'] },
  },
  {
    reports: ['facebook/docusaurus/issues/5418'],
    name: 'a file name may have parentheses',
    files: {
      'docs/paren/graph (theory).md': '# Graph\n',
      'docs/paren/start.md': '# Start\n\n[g](<./graph (theory).md>)\n',
    },
    hrefs: { 'docs/paren/start/': ['/docs/paren/graph%20(theory)/'] },
  },
  {
    reports: ['vuejs/vitepress/issues/3289', 'vuejs/vitepress/issues/5089'],
    name: 'dots and digits at the end of a name are not an extension',
    files: {
      'docs/dots/000.news/02.2024_03_GB55.md': '# News\n',
      'docs/dots/GoInt64On32Bit.md': '# Go\n',
      'docs/dots/v1.2.md': '# Version\n\n[n](./000.news/02.2024_03_GB55.md) [g](GoInt64On32Bit) [v](v1.2)\n',
    },
    hrefs: {
      'docs/dots/v1.2/': [
        '/docs/dots/news/02.2024_03_GB55/',
        '/docs/dots/GoInt64On32Bit/',
        '/docs/dots/v1.2/',
      ],
    },
  },
  {
    reports: ['facebook/docusaurus/issues/10744'],
    name: 'five numbered lessons are five pages in order',
    files: Object.fromEntries(
      [1, 2, 3, 4, 5].map((at) => [`docs/lessons/${at}. Lesson ${at}.mdx`, `# Lesson ${at}\n`]),
    ),
    check: ({ page }) => {
      const labels = page('docs/lessons/Lesson 1/').matchAll(/href="\/docs\/lessons\/(Lesson%20\d)\/"/g)
      expect([...new Set([...labels].map(([, name]) => name))].slice(0, 5)).toEqual(
        [1, 2, 3, 4, 5].map((at) => `Lesson%20${at}`),
      )
    },
  },
  {
    reports: ['vuejs/vitepress/issues/3774'],
    name: 'a link to a static file may have any extension',
    files: {
      'static/certs/pond-ca.crt': 'x',
      'docs/certs/start.md': '# Start\n\n[CA](/certs/pond-ca.crt) [no](/certs/heron-ca.crt)\n',
    },
    problems: ['docs/certs/start.md:3:31 brokenLink: /certs/heron-ca.crt does not lead to any file.'],
    hrefs: { 'docs/certs/start/': ['/certs/pond-ca.crt', '/certs/heron-ca.crt'] },
  },
  {
    reports: ['zensical/zensical/issues/861'],
    name: 'white space around the target of a link does not count',
    files: {
      'docs/white/otter.md': '# Otter\n',
      'docs/white/start.md': '# Start\n\n[rates]( ./otter.md )\n',
    },
    hrefs: { 'docs/white/start/': ['/docs/white/otter/'] },
  },
  {
    reports: ['zensical/zensical/issues/703'],
    name: 'a character of an anchor may be escaped',
    files: {
      'docs/escaped/otter.md': '# Otter\n\n## get_value\n',
      'docs/escaped/start.md': '# Start\n\n[v](./otter.md#get\\_value)\n',
    },
    hrefs: { 'docs/escaped/start/': ['/docs/escaped/otter/#get_value'] },
  },
  {
    reports: [663, 702, 691, 700].map((issue) => `zensical/zensical/issues/${issue}`),
    name: 'brackets that are not links stay',
    files: {
      'docs/brackets/start.md':
        "# Start\n\n[] and [][] and [^] stay.\n\nCosts $ per `[a](b.md)` item $.\n\n    indented [code][x] block\n\n| <span>$</span> | `'[abc]'` |\n| - | - |\n",
    },
    hrefs: { 'docs/brackets/start/': [] },
    html: {
      'docs/brackets/start/': [
        '<p>[] and [][] and [^] stay.</p>',
        '<p>Costs $ per <code>[a](b.md)</code> item $.</p>',
        'indented [code][x] block',
        '<th><span>$</span></th>',
      ],
    },
  },
  {
    reports: ['facebook/docusaurus/issues/9721'],
    name: 'a query behind the hash is named',
    files: {
      'docs/query/last.md': '# Last\n\n## End\n',
      'docs/query/start.md':
        '# Start\n\n## End\n\n[w](./last.md#end?x=1) [s](#end?x=1) [n](./last.md#none?x=1)\n',
    },
    problems: [
      'docs/query/start.md:5:5 brokenAnchor: ./last.md#end?x=1 does not lead anywhere: there is no #end?x=1 on /docs/query/last/. A query comes before the #: did you mean ./last.md?x=1#end?',
      'docs/query/start.md:5:28 brokenAnchor: #end?x=1 does not lead anywhere: there is no #end?x=1 on this page. A query comes before the #: did you mean ?x=1#end?',
      'docs/query/start.md:5:42 brokenAnchor: ./last.md#none?x=1 does not lead anywhere: there is no #none?x=1 on /docs/query/last/.',
    ],
  },
  {
    reports: ['zensical/zensical/pull/597'],
    name: 'text fragments are no part of an anchor',
    files: {
      'docs/fragments/otter.md': '# Otter\n\n## Rates\n',
      'docs/fragments/start.md':
        '# Start\n\n[f](./otter.md#rates:~:text=ten%20fish) [g](./otter.md#:~:text=ten) [h](./otter.md#ratez:~:text=ten)\n',
    },
    problems: [
      'docs/fragments/start.md:3:73 brokenAnchor: ./otter.md#ratez:~:text=ten does not lead anywhere: there is no #ratez on /docs/fragments/otter/. Did you mean #rates?',
    ],
  },
  {
    reports: ['facebook/docusaurus/issues/9808'],
    name: 'names and ids in HTML and in components are targets',
    files: {
      'docs/named/start.mdx':
        'export const Anchor = ({ id }) => <span id={id} />\n\n# Start\n\n<a name="old"></a>\n\n<h3 id="kept">Kept</h3>\n\n<Anchor id="late" />\n\n[up](#old) [k](#kept) [l](#late) [n](#nate)\n',
      'docs/named/plain.md': '# Plain\n\n<a name="old"></a>\n\n[up](#old) [l](./start.mdx#late)\n',
    },
    problems: [
      'docs/named/start.mdx:11:38 brokenAnchor: #nate does not lead anywhere: there is no #nate on this page. Did you mean #late?',
    ],
  },
]
