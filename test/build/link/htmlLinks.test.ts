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

it('a link that asks for it is not checked', () => {
  expect(hrefsOf('<a href="/a/" data-no-broken-link-check="true">A</a>')).toEqual([])
})
