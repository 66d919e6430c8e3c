// Which of the links that a page has collected are still to be checked.
import { describe, expect, it } from 'vitest'
import { linkCollector } from '../../../../build/docusaurus/theme/collectedLinks.ts'
import { freeHeap } from '../../../../build/io/freeHeap.ts'
import type { ThemePage } from '../../../../build/model/themePage.ts'
import type { SiteData } from '../../../../build/shared/themeSite.ts'

const site = {
  config: {
    baseUrl: '/base/',
    themeConfig: { navbar: { items: [{ to: 'docs/nest' }] }, own: { to: '/own' } },
  },
  globalData: {},
  values: {},
} as unknown as SiteData

const page = {
  pathname: '/base/docs/hen',
  routes: [],
  texts: [
    {
      links: ['href="/base/docs/egg?a=1&amp;b"'],
      imported: { 'docs/_part.mdx': ['href="/base/docs/goose"'] },
      exports: {
        metadata: { next: { permalink: '/base/docs/duck' }, frontMatter: { related: '/docs/newt' } },
      },
    },
  ],
} as unknown as ThemePage

const linksOf = (links: readonly string[], loaded: unknown = {}) => {
  const { known, collect } = linkCollector(site)
  return collect({ links, anchors: [], html: '' }, page, [known(loaded)]).links
}

describe('collected links', () => {
  it('leave out what Markdown, the configuration and the plan have', () => {
    expect(
      linksOf(
        [
          '/base/docs/nest/',
          '/base/docs/egg?a=1&b',
          '/base/docs/goose',
          '/base/docs/duck',
          '/base/docs/hen/',
          '/base/docs/side/',
        ],
        { sidebar: [{ href: '/base/docs/side' }] },
      ),
    ).toEqual([])
  })

  it('keep those of components, of own fields and of own values in the configuration', () => {
    const links = ['/base/docs/newt', '/base/own', '/base/docs/side', '#top']
    expect(linksOf(links, { items: [{ customProps: { to: '/docs/side' } }] })).toEqual(links)
    expect(linksOf(['https://a.example/', 'mailto:a@b.example'])).toEqual([])
  })

  it('leave out those to an id of their own page', () => {
    const { collect } = linkCollector(site)
    const html = '<h2 id="ei"></h2><h2 id="größe"></h2>'
    const links = ['#ei', '#gr%C3%B6%C3%9Fe', '#later', '#gone']
    expect(collect({ links, anchors: ['later'], html }, page, []).links).toEqual(['#gone'])
  })

  it('come with the ids of the page', () => {
    const { collect } = linkCollector(site)
    const html = '<h2 id="a&amp;b"></h2><p data-id="c" id="made"></p>'
    expect(collect({ links: [], anchors: ['made', 'later'], html }, page, []).ids).toEqual([
      'made',
      'later',
      'a&b',
    ])
  })
})

it('say which links of Markdown no component has shown', () => {
  const { collect } = linkCollector(site)
  const shown = ['/base/docs/egg/?a=1&b', '/base/docs/newt']
  expect(collect({ links: shown, anchors: [], html: '' }, page, []).unshown).toEqual(['docs/goose'])
})

describe('collected ids', () => {
  it('do not keep the documents that they were found in', () => {
    const { collect } = linkCollector(site)
    const megabyte = 2 ** 20
    const used = () => {
      freeHeap(0)
      return process.memoryUsage().heapUsed / megabyte
    }
    const before = used()
    const found = Array.from({ length: 40 }, (_, number) => {
      const html = `${Buffer.alloc(megabyte, 'a').toString('latin1')}<h2 id="a-long-name-${number}">`
      return collect({ links: [], anchors: [], html }, page, [])
    })
    expect(used() - before).toBeLessThan(20)
    expect(found.at(-1)?.ids).toEqual(['a-long-name-39'])
  })
})
