// Paths without a file in pages: some sites copy files there after the build.
import { expect, it } from 'vitest'
import { attributesOf } from '../../../build/render/attributes.ts'
import { parser } from '../../support/memorySite.ts'

const printed = (markdown: string): string[] =>
  parser
    .page(markdown, 'mdx')
    .facts.links.map((link) =>
      attributesOf(link, { kind: 'broken' }, { assets: new Map(), baseUrl: '/base/' }),
    )

it.each([
  ['[a](/api/x)', 'href="/base/api/x"'],
  ['![a](/img/x.png)', 'src="/base/img/x.png" loading="lazy" decoding="async"'],
  ['<Link to="/api/x">a</Link>', 'href="/base/api/x"'],
  ["<a href={useBaseUrl('/api/x')}>a</a>", 'href="/base/api/x"'],
  ["<a href={useBaseUrl('api/x')}>a</a>", 'href="/base/api/x"'],
  ["<video><source src={useBaseUrl('/x.mp4')} /></video>", 'src="/base/x.mp4"'],
])('adds the base URL: %s', (markdown, attributes) => {
  expect(printed(markdown)).toEqual([attributes])
})

it.each([
  ['[a](/base/api/x)', 'href="/base/api/x"'],
  ['[a](./x)', 'href="./x"'],
  ['<a href="/other">a</a>', 'href="/other"'],
  ["<a href={'/other'}>a</a>", 'href="/other"'],
])('keeps the path: %s', (markdown, attributes) => {
  expect(printed(markdown)).toEqual([attributes])
})

it('places a path without a slash where it is written', () => {
  const [link] = parser.page("<a href={useBaseUrl('api/x')}>a</a>", 'mdx').facts.links
  expect(link).toMatchObject({ href: '/api/x', line: 1, column: 22 })
})
