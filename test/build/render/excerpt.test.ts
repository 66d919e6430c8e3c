// The part of a post that lists show.
import { describe, expect, it } from 'vitest'
import { closed, separateIds, withoutTitle, withWholeAddresses } from '../../../build/render/excerpt.ts'

describe('an excerpt in a list', () => {
  const read = (html: string, taken = ['a']) => separateIds(html, 'p1-', '/blog/post/', new Set(taken))

  it('keeps ids that no excerpt before it has', () => {
    const taken = new Set<string>()
    const html = '<h2 id="a">A</h2><a href="#a">a</a>'
    expect(separateIds(html, 'p1-', '/x/', taken)).toBe(html)
    expect(separateIds(html, 'p2-', '/y/', taken)).toBe('<h2 id="p2-a">A</h2><a href="#p2-a">a</a>')
    expect([...taken]).toEqual(['a', 'p2-a'])
  })

  it('closes what the truncation mark left open', () => {
    expect(closed('<ul><li>One<br><img src="a"></li><li><b>Two')).toBe(
      '<ul><li>One<br><img src="a"></li><li><b>Two</b></li></ul>',
    )
    expect(closed('<p>Whole</p>')).toBe('<p>Whole</p>')
  })

  it('leaves out the title', () => {
    expect(withoutTitle('<h1>A <a href="#x">title</a></h1>\n<p>Text</p><h1>Other</h1>')).toBe(
      '<p>Text</p><h1>Other</h1>',
    )
    expect(withoutTitle('<pre>Code</pre><h1>Title</h1><p>Text</p>')).toBe('<pre>Code</pre><p>Text</p>')
  })

  it('has unique IDs and references to them', () => {
    expect(
      read('<h2 id="a">A</h2><label for="a" aria-labelledby="a b" title="a">x</label><a href="#a">a</a>'),
    ).toBe(
      '<h2 id="p1-a">A</h2><label for="p1-a" aria-labelledby="p1-a b" title="a">x</label><a href="#p1-a">a</a>',
    )
    expect(read("<i id='a'></i><i aria-controls=a></i>")).toBe(
      '<i id=\'p1-a\'></i><i aria-controls="p1-a"></i>',
    )
  })

  it('links to the post for anchors that it does not contain', () => {
    expect(read('<a href="#more">x</a><a href="/x#more">y</a>')).toBe(
      '<a href="/blog/post/#more">x</a><a href="/x#more">y</a>',
    )
  })

  it('does not change text and scripts', () => {
    const html = '<i id="a"></i> id="a" <script>f(\'<b id="a">\')</script><!-- <b id="a"> -->'
    expect(read(html)).toBe(html.replace('id="a"', 'id="p1-a"'))
  })
})

describe('a post in a feed', () => {
  const read = (html: string) => withWholeAddresses(html, 'https://x.example', '/blog/post/')

  it('has absolute URLs', () => {
    expect(read('<a href="#a">a</a><a href="/b">b</a><a href="//c/">c</a><a href="d">d</a>')).toBe(
      '<a href="https://x.example/blog/post/#a">a</a><a href="https://x.example/b">b</a><a href="//c/">c</a><a href="d">d</a>',
    )
    expect(read('<img src="/a.png" srcset="/a.png 1x, /b.png 2x, c.png 3x" alt="/a">')).toBe(
      '<img src="https://x.example/a.png" srcset="https://x.example/a.png 1x, https://x.example/b.png 2x, c.png 3x" alt="/a">',
    )
  })

  it('has no heading anchors', () => {
    expect(read('<h2>A<a class="hash-link" href="#a" title="x"></a></h2>')).toBe('<h2>A</h2>')
    expect(read('<h2>A<a class="hash-link" href="#a"><b>#</b></a></h2><a href="#b">b</a>')).toBe(
      '<h2>A</h2><a href="https://x.example/blog/post/#b">b</a>',
    )
  })

  it('does not change text', () => {
    expect(read('<p> href="/a"</p>')).toBe('<p> href="/a"</p>')
  })
})
