// The page as Markdown: what its HTML becomes.
import { decodeHTML } from 'entities'
import fc from 'fast-check'
import createParser from 'markdown-it'
import { describe, expect, it } from 'vitest'
import { decoded } from '../../../build/render/twin/decoded.ts'
import { contentOf, markdownTwin } from '../../../build/render/twin/markdownTwin.ts'
import type { RouteData } from '../../../build/shared/routeData.ts'

const site = {
  url: 'https://birds.example',
  title: 'Birds',
  titleDelimiter: '|',
  language: 'en',
  llms: 'https://birds.example/llms.txt',
}
const doc = {
  view: 'doc',
  path: '/docs/hen/',
  href: '/docs/hen/',
  body: null,
  head: { title: '', description: null, canonical: null },
  version: { badge: false, label: '1.0' },
  lastUpdate: null,
}
const whole = (content: string, more: object = {}) =>
  markdownTwin({ route: { ...doc, ...more } as unknown as RouteData, content, site })
/** Without the front matter. */
const twin = (content: string, title: string | null = null) =>
  whole(content, { title }).replace(/^---\n[\s\S]*?\n---\n\n/, '')

describe('the Markdown of a page', () => {
  it('begins with the title, once', () => {
    expect(twin('<p>Lays eggs.</p>', 'Hen & cock')).toBe('# Hen & cock\n\nLays eggs.\n')
    expect(twin('<h1>Hen</h1>\n<p>Lays eggs.</p>', null)).toBe('# Hen\n\nLays eggs.\n')
  })

  it('has the facts that its text does not say in its front matter', () => {
    const facts = {
      title: null,
      head: {
        title: 'The "hen" | Birds',
        description: 'Lays: eggs',
        canonical: 'https://birds.example/hen/',
      },
      version: { badge: true, label: '2.0' },
      lastUpdate: { date: '2026-11-01', author: null },
      textLanguage: { lang: 'de' },
    }
    expect(whole('<h1>Hen</h1>', facts)).toBe(
      '---\nall_pages: "https://birds.example/llms.txt"\ntitle: "The \\"hen\\""\ndescription: "Lays: eggs"\nurl: "https://birds.example/hen/"\nversion: "2.0"\nlanguage: "de"\nupdated: "2026-11-01"\n---\n\n# Hen\n',
    )
    expect(whole('<p>x</p>')).toBe(
      '---\nall_pages: "https://birds.example/llms.txt"\nurl: "https://birds.example/docs/hen/"\nlanguage: "en"\n---\n\nx\n',
    )
  })

  it('has whole URLs', () => {
    expect(twin('<p><a href="/docs/newt/#eggs">Newt</a> <a href="#nest">nest</a></p>')).toBe(
      '[Newt](https://birds.example/docs/newt/#eggs) [nest](https://birds.example/docs/hen/#nest)\n',
    )
    expect(twin('<p><img alt="A hen" src="/img/hen.png#gh-light-mode-only"></p>')).toBe(
      '![A hen](https://birds.example/img/hen.png)\n',
    )
    expect(twin('<p><a href="https://a.example/b_(c)">x</a></p>')).toBe('[x](https://a.example/b_%28c%29)\n')
    expect(twin('<p><a href="https://a.example/">https://a.example/</a></p>')).toBe('<https://a.example/>\n')
  })

  it('has code as it was written, with its title, in a fence that is long enough', () => {
    const block =
      '<div class="theme-code-block language-js"><div class="theme-code-block-title">my_egg.js</div><div class="theme-code-block-content"><pre tabindex="0"><code class="hljs language-js"><span class="hljs-keyword">const</span> a = &lt;b&gt; &amp;&amp; `c`\n```\n</code></pre></div></div>'
    expect(twin(block)).toBe('**my_egg.js**\n\n````js\nconst a = <b> && `c`\n```\n````\n')
    expect(
      twin('<figure class="mermaid-diagram" data-mermaid><pre><code>a --&gt; b\n</code></pre></figure>'),
    ).toBe('```mermaid\na --> b\n```\n')
    expect(twin('<p>Run <code>a `b`</code></p>')).toBe('Run `` a `b` ``\n')
  })

  it('prints boxes, tabs, formulas and cards as text', () => {
    const box =
      '<div class="theme-admonition theme-admonition-note admonition admonition-note">\n<div class="admonition-heading"><span class="admonition-icon" aria-hidden="true"><svg><path/></svg></span> Note</div>\n<div class="admonition-content">\n<p>One.</p>\n<p>Two.</p>\n</div>\n</div>'
    expect(twin(box)).toBe('> **Note**\n>\n> One.\n>\n> Two.\n')
    const tabs =
      '<div class="tabs-container"><div role="tablist"><button>Hen</button></div><div role="tabpanel" data-label="Hen"><p>Eggs.</p></div></div>'
    expect(twin(tabs)).toBe('**Hen**\n\nEggs.\n')
    const tab = (name: string, isShown: boolean) => `<li role="tab" aria-selected="${isShown}">${name}</li>`
    const inner = `<div><ul role="tablist">${tab('Warm', true)}</ul><div><div role="tabpanel"><p>Nest.</p></div></div></div>`
    const list = `<ul role="tablist">${tab('Hen', false)}${tab('Duck', true)}${tab('Newt', false)}</ul>`
    expect(
      twin(
        `<div>${list}<div><div role="tabpanel" hidden="">${inner}</div><div role="tabpanel"><p>Pond.</p></div><div role="tabpanel" hidden=""><p>Mud.</p></div></div></div>`,
      ),
    ).toBe('**Hen**\n\n**Warm**\n\nNest.\n\n**Duck**\n\nPond.\n\n**Newt**\n\nMud.\n')
    expect(
      twin(
        '<div class="theme-admonition alert"><div class="admonitionHeading_a1"><span><svg></svg></span>tip</div><div class="admonitionContent_a1"><p>Eggs.</p></div></div>',
      ),
    ).toBe('> **tip**\n>\n> Eggs.\n')
    expect(
      twin(
        '<p>So <math><semantics><mi>a</mi><annotation encoding="application/x-tex">a_1 &lt; b</annotation></semantics></math>.</p>',
      ),
    ).toBe('So $a_1 < b$.\n')
    expect(twin('<a class="card" href="/docs/x/"><h2>Title</h2><p>About it.</p></a>')).toBe(
      '[Title](https://birds.example/docs/x/)\n\nAbout it.\n',
    )
  })

  it('leaves out what only a browser uses', () => {
    expect(
      twin(
        '<h2 id="a">Eggs<a class="hash-link" href="#a"></a></h2><button>Copy</button><script>x()</script><!-- c --><p>One.</p>',
      ),
    ).toBe('## Eggs\n\nOne.\n')
  })
})

/** The text of rendered HTML, and the tags without attributes. */
const shape = (html: string) =>
  html
    .replace(/<(\w+)[^>]*>/g, '<$1>')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim()

describe('Markdown that is rendered and read again', () => {
  const md = createParser({ html: false })
  const cases = [
    '1. One\n2. Two\n   - a\n   - b\n\n     more\n3. Three\n\n   ```js\n   x\n\n   y\n   ```',
    '- tight\n- list\n  - nested\n    1. deep\n- end',
    '> A quotation\n>\n> - with a list\n>\n> > and another',
    '| A | B |\n| :-- | --: |\n| `a\\|b` | **c** |\n| 1 | [x](https://a.example/) |',
    '\\* not \\_emphasis\\_ \\[x\\] \\<b\\> &amp;amp; 2\\. snake_case \\`code\\` \\\\',
    '\\# no heading\n\n\\- no list\n\n1\\. no list\n\n\\+ no list\n\n\\> no quotation',
    'A line\\\nbroken, and *this **and** that*.\n\n---\n\n## A *heading*',
    'text\nthat goes on\n\\- with a dash\n\\# with a mark',
  ]
  it.each(cases)('gives the same HTML: %j', (text) => {
    const html = md.render(text).replaceAll('style="text-align:right"', 'class="align-right"')
    expect(shape(md.render(twin(html)))).toBe(shape(html))
  })

  it('takes HTML that is not closed, and ends', () => {
    expect(twin('<ul><li>a<li><b>c')).toContain('c')
    expect(twin('<div><p>a</section></p><pre>x')).toContain('x')
    expect(twin('<td>a</td></tr><a>b')).toContain('b')
    expect(twin('a < b')).toBe('a \\< b\n')
    const deep = '<blockquote>'.repeat(300)
    expect(twin(`${deep}<p>x</p>`)).toContain('x')
  })
})

describe('what is read quickly', () => {
  const mark = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<ul>',
      '<ol>',
      '<li>',
      '</li>',
      '</ul>',
      '<em>',
      '</em>',
      '<code>',
      '</code>',
      '<td>',
    ],
    ...[
      '<pre>',
      '</pre>',
      '<h2>',
      '</h2>',
      '<br>',
      '<hr>',
      '\n',
      'a  b',
      '1. x',
      'a_b *c*',
      '&amp;lt;',
      '</div>',
    ],
  )
  const html = fc.array(mark, { maxLength: 25 }).map((marks) => marks.join(''))

  it('is as other spellings of the same tags', () => {
    fc.assert(
      fc.property(html, (text) => {
        const slow = text.replace(/<(\w+)>/g, '<$1 data-x="">').replace(/<\/(\w+)>/g, '</$1 >')
        expect(twin(text)).toBe(twin(slow))
      }),
    )
  })

  const piece = fc.constantFrom(
    '&',
    '&lt;',
    '&amp;',
    '&#39;',
    '&#x27;',
    '&quot;',
    '&nbsp;',
    '&#65;',
    ';',
    'lt',
    'a',
  )
  it('has the characters that HTML says', () => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(decoded(pieces.join(''))).toBe(decodeHTML(pieces.join('')))
      }),
    )
  })
})

describe('the content of a page with code', () => {
  it('is the element that the theme marks', () => {
    const app =
      '<main><h1>T</h1><div class="markdown" data-body="true"><div>a</div><p>b</p></div><nav>c</nav></main>'
    expect(contentOf(app)).toBe('<div>a</div><p>b</p>')
    expect(contentOf('<main></main>')).toBe('')
  })
})
