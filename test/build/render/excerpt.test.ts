import { describe, expect, it } from 'vitest'
import { separateIds, withWholeAddresses } from '../../../build/render/excerpt.ts'

describe('an excerpt in a list', () => {
  const read = (html: string) => separateIds(html, 'p1-', '/blog/post/')

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
