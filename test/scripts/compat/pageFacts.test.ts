// What the comparison of sites reads from the HTML of a page.
import { describe, expect, it } from 'vitest'
import { pageFacts, routeOf } from '../../../scripts/compat/pageFacts.ts'

const page = (main: string, head = '') =>
  `<!doctype html><html><head><title>Setup | Demo</title>${head}</head><body>
    <nav class="navbar"><a href="/">Demo</a></nav>
    <aside class="theme-doc-sidebar-container"><nav class="menu"><ul class="menu__list">
      <li><a href="/docs/">Start</a></li>
      <li><div><a href="/docs/guides/index.html">Guides</a><button>Open</button></div>
        <ul><li><a href="/docs/guides/a%20b.html">A b</a></li></ul></li>
      <li><div><a>Closed</a></div></li>
      <li><div><span class="menu__link">Open</span></div><ul><li><a href="/docs/c/">C</a></li></ul></li>
    </ul></nav></aside>
    <main><article><nav>Breadcrumbs</nav><span class="badge theme-doc-version-badge">Version: 1</span>${main}</article>
      <div class="table-of-contents">Contents</div></main>
    <footer class="footer">Footer</footer></body></html>`

describe('the facts of a page', () => {
  it('are its title and its heading ids in order', () => {
    const { title, headingIds } = pageFacts(
      page('<h1>Setup</h1><h2 id="b">B</h2><h3 id="a">A</h3><p id="p">P</p>'),
    )
    expect(title).toBe('Setup | Demo')
    expect(headingIds).toEqual(['b', 'a'])
  })

  it('are the text of the content without what surrounds it', () => {
    const main =
      '<h2 id="a">Use <code>x</code>!<a class="hash-link" href="#a">#</a></h2><ul><li>one</li><li>two</li></ul><script>no()</script><footer>Edit this page</footer>'
    expect(pageFacts(page(main)).text).toBe('Use x! one two')
  })

  it('separate lines of code, however the builder breaks them', () => {
    const lines = '<pre><code><span>a(</span><span>)</span>\n<span>b</span>\n</code></pre>'
    const breaks =
      '<pre><code><span>a(</span><span>)</span><br><span>b</span><br></code></pre><button>Copy</button>'
    expect(pageFacts(page(lines)).text).toBe('a() b')
    expect(pageFacts(page(breaks)).text).toBe('a() b')
  })

  it('do not tell the letter case of the default titles of admonitions', () => {
    const note = (className: string, title: string) => `<div class="${className}">${title}</div><p>Words.</p>`
    expect(pageFacts(page(note('admonitionHeading_Gvgb', 'info'))).text).toBe('info Words.')
    expect(pageFacts(page(note('admonition-heading', 'Info'))).text).toBe('info Words.')
  })

  it('contain the labels of tabs, which can be buttons', () => {
    const tabs = (tag: string) =>
      `<div role="tablist"><${tag} role="tab">npm</${tag}><${tag} role="tab">pnpm</${tag}></div>`
    expect(pageFacts(page(tabs('li'))).text).toBe('npm pnpm')
    expect(pageFacts(page(tabs('button'))).text).toContain('npm')
  })

  it('are the sidebar as an outline with URLs in one spelling', () => {
    expect(pageFacts(page('')).sidebar).toEqual([
      'Start → /docs',
      'Guides → /docs/guides',
      '  A b → /docs/guides/a b',
      'Closed',
      'Open',
      '  C → /docs/c',
    ])
  })

  it('are the posts of the sidebar of a blog, without its years', () => {
    const posts = '<li><a href="/blog/b">B</a></li><li><a href="/blog/a">A</a></li>'
    const theirs = `<aside class="col"><nav><h3>2021</h3><ul>${posts}</ul></nav></aside>`
    const ours = `<aside class="theme-doc-sidebar-container theme-blog-sidebar-container"><ul><li><a href="/blog/b">2021</a><ul>${posts}</ul></li></ul></aside>`
    expect(pageFacts(theirs).sidebar).toEqual(['B → /blog/b', 'A → /blog/a'])
    expect(pageFacts(ours).sidebar).toEqual(['B → /blog/b', 'A → /blog/a'])
  })

  it('are the target of a redirect', () => {
    expect(pageFacts(page('', '<meta http-equiv="refresh" content="0; url=/docs/new/">')).redirect).toBe(
      '/docs/new',
    )
    expect(pageFacts(page('')).redirect).toBeNull()
  })

  it('come from the wrapper of a page without a main element', () => {
    const html =
      '<html><body><nav>Nav</nav><div class="main-wrapper x"><p>Hello</p></div><footer>Foot</footer></body></html>'
    expect(pageFacts(html).text).toBe('Hello')
  })
})

describe('routes', () => {
  it('have one spelling', () => {
    expect(['/', '/a/', '/a', '/a.html', '/a/index.html', '/index.html', '/a%C3%A9/'].map(routeOf)).toEqual([
      '/',
      '/a',
      '/a',
      '/a',
      '/a',
      '/',
      '/aé',
    ])
    expect(routeOf('/a/#b')).toBe('/a#b')
  })
})
