// URLs that run code, however they are hidden, judged by the parser of URLs of the platform.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isUnsafe, isUnsafeImage } from '../../../build/shared/hrefs.ts'
import { hasUnsafeUrl, safeHtml, withSafeUrls } from '../../../build/shared/unsafeUrls.ts'
import { dangerous, hidden, isDangerous } from '../../support/unsafeUrls.ts'

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000 javascript:alert(1)',
  ' \u001fjavascript:alert(1)',
  'pathname://javascript:alert(1)',
  'pathname:javascript:alert(1)',
  'path\tname://java\tscript:alert(1)',
  'pathname://pathname://pathname:javascript:alert(1)',
  'javascript%3Aalert(1)',
  'java%0Ascript:alert(1)',
  'pathname://javascript%3aalert(1)',
  '&#106;avascript:alert(1)',
  'java&Tab;script&colon;alert(1)',
  '&amp;#106;avascript:alert(1)',
  '&#1&#48;6;avascript:alert(1)',
  '&#x6a&#97;vascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg/>',
  'vbscript:a',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'view-source:https://example.com',
  'filesystem:https://example.com/a',
])('refuses %j', (url) => {
  expect(isUnsafe(url)).toBe(true)
})

it.each([
  '/docs/',
  './a.md',
  '#a',
  '?a=javascript:b',
  '#javascript:a',
  '/javascript:a',
  'docs/javascript:a',
  'https://example.com/?to=javascript:a',
  'mailto:a@example.com',
  'tel:+1',
  'pathname:///a',
  'pathname://https://example.com',
  '//example.com/javascript:a',
  'data:image/png;base64,AA',
  'javascript-basics.md',
  'a%20b.md',
])('takes %j', (url) => {
  expect(isUnsafe(url)).toBe(false)
})

it.each([
  ['javascript:alert(1)', true],
  ['pathname://java\tscript:alert(1)', true],
  ['data:text/html,x', true],
  ['data:image/png;base64,AA', false],
  ['javascript: the good parts', false],
  ['https://a.example/', false],
  ['0;url=javascript:a', true],
  ['0; URL="java\tscript:a"', true],
  ['.5,pathname://data:text/html,a', true],
  ['0;url=/docs/', false],
  ['JavaScript: the good parts', false],
  ['width=device-width', false],
  ['1'.repeat(200_000), false],
])('looks at where an element of the head leads: %.40s', (content, expected) => {
  expect(hasUnsafeUrl('content', content, 'meta')).toBe(expected)
  expect(withSafeUrls({ headTags: [{ attributes: { content } }] }).unsafe.length).toBe(expected ? 1 : 0)
})

it('takes drawings where they are images', () => {
  expect(isUnsafeImage('data:image/svg+xml,<svg/>')).toBe(false)
  expect(isUnsafeImage('data:text/html,a')).toBe(true)
})

it('refuses every form of a dangerous URL', () => {
  fc.assert(fc.property(hidden(dangerous), (url) => isUnsafe(url)))
})

it('refuses whatever the platform reads as a dangerous URL', () => {
  const piece = fc.constantFrom(
    'java',
    'script',
    ':',
    '\t',
    '\n',
    ' ',
    '\u0000',
    'DATA',
    'vb',
    'file',
    '/',
    'a',
    '%3a',
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }),
      (pieces) => !isDangerous(pieces.join('')) || isUnsafe(pieces.join('')),
    ),
  )
})

it('leaves harmless URLs alone', () => {
  const url = fc.webUrl({ withQueryParameters: true, withFragments: true })
  fc.assert(
    fc.property(url, (one) => {
      const config = { to: one, items: [{ href: one }] }
      const html = `<a href="${one.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">a</a>`
      return !isUnsafe(one) && withSafeUrls(config).value === config && safeHtml(html) === html
    }),
  )
})

it.each([
  ['srcset', '/a.png 1x, javascript:b 2x'],
  ['ping', 'https://example.com javascript:a'],
  ['values', '/a;javascript:b'],
  ['srcdoc', '<a href="javascript:a">'],
  ['formaction', 'javascript:a'],
  ['xlink:href', 'javascript:a'],
])('finds a URL in %s', (name, value) => {
  expect(hasUnsafeUrl(name, value)).toBe(true)
})

it('replaces URLs in HTML, also in what only browsers read as a tag', () => {
  expect(safeHtml('<a class=b href=javascript:a>c</a> <i>d</i>')).toBe('<a class=b href="#">c</a> <i>d</i>')
  expect(safeHtml('<a/href="java&Tab;script:a">c</a>')).toBe('<a/href="#">c</a>')
  expect(safeHtml('<img src="data:image/svg+xml,a">')).toBe('<img src="data:image/svg+xml,a">')
})

it('replaces URLs in a configuration, and says where they are', () => {
  const config = {
    title: 'javascript: the good parts',
    themeConfig: {
      navbar: { items: [{ to: 'pathname://javascript:a' }] },
      announcementBar: { content: '<a href="vbscript:a">' },
    },
    headTags: [{ attributes: { href: 'data:image/svg+xml,a' } }],
  }
  const { value, unsafe } = withSafeUrls(config)
  expect(unsafe).toEqual([
    { path: 'themeConfig.navbar.items[0].to', url: 'pathname://javascript:a' },
    { path: 'themeConfig.announcementBar.content', url: 'vbscript:a' },
  ])
  expect(value).toEqual({
    ...config,
    themeConfig: { navbar: { items: [{ to: '#' }] }, announcementBar: { content: '<a href="#">' } },
  })
})

it('looks at the URLs of scripts, style sheets and metadata in a configuration', () => {
  const { unsafe } = withSafeUrls({
    scripts: ['javascript:a', 'data:text/javascript,a', '/a.js', { src: 'data:text/javascript,b' }],
    stylesheets: ['data:text/css,a', { href: 'data:text/css,b' }],
    themeConfig: {
      metadata: [
        { property: 'og:url', content: 'javascript:a' },
        { name: 'twitter:player', content: 'data:text/html,a' },
        { name: 'description', content: 'javascript: the good parts' },
      ],
    },
    headTags: [{ tagName: 'meta', attributes: { property: 'og:url', content: 'vbscript:a' } }],
  })
  expect(unsafe.map(({ path }) => path)).toEqual([
    'scripts[0]',
    'scripts[1]',
    'scripts[3].src',
    'stylesheets[0]',
    'stylesheets[1].href',
    'themeConfig.metadata[0].content',
    'themeConfig.metadata[1].content',
    'headTags[0].attributes.content',
  ])
})
