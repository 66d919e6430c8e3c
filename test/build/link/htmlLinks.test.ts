// Links of components: those of `Link` are told from those in plain tags, which Docusaurus does not check.
import { expect, it } from 'vitest'
import { linksInHtml } from '../../../build/link/linksInHtml.ts'

const hrefsOf = (html: string) => linksInHtml(html, '').links.map(({ kind, href }) => `${kind} ${href}`)

it('a link of the component is marked while links are collected', () => {
  expect(hrefsOf('<a href="/a/">A</a> <a href="/b/" data-checked-link="">B</a> <img src="/c.png">')).toEqual([
    'href /a/',
    'link /b/',
    'src /c.png',
  ])
})

it('a link has the place of its own text, not of a longer URL above it', () => {
  const source = "const first = '/docs/writing/'\nconst all = '/docs/'\nconst query = '/docs/writing/?q=1'"
  const places = linksInHtml('<a href="/docs/">A</a><a href="/docs/writing/?q=1">B</a>', source).links
  expect(places).toMatchObject([
    { line: 2, column: 14 },
    { line: 3, column: 16 },
  ])
})

it('a link that asks for it is not checked', () => {
  expect(hrefsOf('<a href="/a/" data-no-broken-link-check="true">A</a>')).toEqual([])
})
