// Attributes of HTML with URLs beside `href` and `src`: their files and pages must exist, and their URLs are
// filled in like those of links.
import { expect, it } from 'vitest'
import { linksInHtml } from '../../../build/link/linksInHtml.ts'
import { resolveOrCorrect } from '../../../build/link/resolveOrCorrect.ts'
import { allAttributes } from '../../../build/render/attributes.ts'
import { attributesOf } from '../../../theme/mdx/linkAttributes.ts'
import { memorySite } from '../../support/memorySite.ts'

const files = { 'docs/b.md': '# B\n', 'static/a.png': '', 'docs/c.png': '', 'static/a.vtt': '' }

/** Codes of the problems of a page that consists of this HTML. */
const problemsOf = (html: string, name = 'a.md'): readonly string[] =>
  memorySite({ ...files, [`docs/${name}`]: `# A\n\n${html}\n` }).problems.map(
    ({ code, message }) => `${code} ${message}`,
  )

const missing: readonly (readonly [html: string, problem: string])[] = [
  ['<video poster="/no.png"></video>', 'missingHtmlImage There is no image /no.png.'],
  ['<img srcset="/a.png 1x, /no.png 2x" />', 'missingHtmlImage There is no image /no.png.'],
  ['<picture><source srcset="./no.png" /></picture>', 'missingHtmlImage There is no image ./no.png.'],
  ['<video><source src="/no.mp4" /></video>', 'missingHtmlImage There is no file /no.mp4.'],
  ['<video><track src="/no.vtt" /></video>', 'missingHtmlImage There is no file /no.vtt.'],
  ['<object data="/no.pdf"></object>', 'missingHtmlImage There is no file /no.pdf.'],
  ['<svg><use href="/no.svg#a" /></svg>', 'missingHtmlImage There is no image /no.svg#a.'],
  ['<svg><image href="/no.png" /></svg>', 'missingHtmlImage There is no image /no.png.'],
  ['<form action="/nope/"></form>', 'brokenHtmlLink /nope/ does not lead to any page.'],
  ['<blockquote cite="/nope/">a</blockquote>', 'brokenHtmlLink /nope/ does not lead to any page.'],
]

it.each(missing)('reports what is missing: %s', (html, problem) => {
  expect(problemsOf(html)).toEqual([problem])
  expect(problemsOf(html, 'a.mdx')).toEqual([problem])
})

it.each([
  '<video poster="/a.png"><track src="/a.vtt" /></video>',
  '<img srcset="/a.png 1x, ./c.png 2x, https://b.example/x.png 3x" />',
  '<form action="/docs/b"><button>a</button></form>',
  '<form action="/api/send" method="post"></form>',
  '<svg><use href="#made-by-a-script" /></svg>',
  '<a href="/docs/b" ping="/count">a</a>',
  '<object data="/a.png"></object>',
  '<b data="/nope">a</b>',
])('accepts %s', (html) => {
  expect(problemsOf(html)).toEqual([])
  expect(problemsOf(html, 'a.mdx')).toEqual([])
})

/** The finished attributes of the last link of a page. */
function attributeOf(html: string, name: string): string | undefined {
  const { site, index } = memorySite({ ...files, [`docs/${name}`]: html }, { baseUrl: '/base/' })
  const route = site.routes.find(({ source }) => source === `docs/${name}`)
  if (!route?.page) throw new Error('no page')
  const from = { locale: route.locale, route, source: route.source }
  const asset = { width: null, height: null, placeholder: null, output: 'assets/c.1.png' }
  const assets = new Map([...index.files].map((file) => [file, asset]))
  const links = route.page.facts.links
  return allAttributes(links, (link) => resolveOrCorrect(link, from, index), {
    assets,
    baseUrl: '/base/',
  }).at(-1)
}

it.each([
  ['<video poster="./c.png"></video>', 'poster="/base/assets/c.1.png"'],
  [
    '<img srcset="./c.png, /a.png 2x, https://b.example/x.png 3x" />',
    'srcset="/base/assets/c.1.png, /base/a.png 2x, https://b.example/x.png 3x"',
  ],
  ['<form action="/docs/b"></form>', 'action="/base/docs/b/"'],
])('fills in the URLs of %s', (html, attribute) => {
  expect(attributeOf(html, 'a.md')).toBe(attribute)
  expect(attributeOf(html, 'a.mdx')).toBe(attribute)
})

it('gives components the names of React', () => {
  expect(attributesOf('srcset="/a.png 2x"')).toEqual({ srcSet: '/a.png 2x' })
  expect(attributesOf('xlink:href="/a.svg#b"')).toEqual({ xlinkHref: '/a.svg#b' })
})

it('finds them in what React rendered', () => {
  const html =
    '<video poster="/p.png"></video><img srcSet="/a.png 1x, /b.png 2x"/><use href="/s.svg#a"></use>'
  expect(linksInHtml(html, '').links.map(({ kind, href }) => `${kind} ${href}`)).toEqual([
    'src /p.png',
    'src /a.png',
    'src /b.png',
    'src /s.svg#a',
  ])
})
