// Attributes of links in the navbar and the footer, and colors of the announcement bar.
import { expect, it } from 'vitest'
import { readConfig } from '../../../build/config/normalize/normalize.ts'
import { openHrefRegistry } from '../../../build/link/hrefRegistry.ts'
import { siteDataOf } from '../../../build/plan/siteData.ts'
import { memorySite } from '../../support/memorySite.ts'

function dataOf(themeConfig: object) {
  const { site, input, index } = memorySite({ 'docs/a.md': '# A' }, { themeConfig })
  const [localeSite] = site.locales
  if (!localeSite) throw new Error('The site has no language.')
  return siteDataOf(localeSite, { site, input, hrefs: openHrefRegistry(index) }).data
}

it('are those of the configuration', () => {
  const { navbar, footer } = dataOf({
    navbar: {
      style: 'dark',
      items: [
        {
          label: 'A',
          to: '/docs/a',
          target: '_self',
          'data-prefix': 'x',
          'aria-label': 'Text',
          onClick: 'no',
          prependBaseUrlToHref: true,
        },
        { label: 'B', to: '/docs/a' },
      ],
    },
    footer: {
      links: [
        {
          title: 'T',
          className: 'wide',
          items: [{ label: 'C', href: 'https://c.example', className: 'c', attributes: { rel: 'me' } }],
        },
      ],
    },
  })
  expect(navbar.className).toBe('navbar theme-layout-navbar navbar--dark')
  expect(navbar.items[0]).toMatchObject({
    ariaLabel: 'Text',
    attributes: { target: '_self', 'data-prefix': 'x' },
  })
  expect(navbar.items[1]).not.toHaveProperty('attributes')
  expect(footer?.columns).toEqual([
    {
      title: 'T',
      className: 'footer__col wide',
      items: [
        {
          label: 'C',
          href: 'https://c.example',
          external: true,
          className: 'footer__link-item c',
          attributes: { rel: 'me' },
        },
      ],
    },
  ])
  expect(dataOf({}).navbar).not.toHaveProperty('className')
})

it('links of the footer are one row, and columns where there is a column', () => {
  const shape = (links: readonly object[]) =>
    dataOf({ footer: { links } }).footer?.columns.map(({ className, items }) => [
      className ?? null,
      items.map((item) => ('label' in item ? item.label : item.html)),
    ])
  const [a, b] = [{ label: 'A', to: '/docs/a' }, { html: '<b>B</b>' }]
  expect(shape([a, b])).toEqual([['footer__col footer__row', ['A', '<b>B</b>']]])
  expect(shape([a, { title: null, items: [b] }])).toEqual([
    [null, ['A']],
    [null, ['<b>B</b>']],
  ])
  expect(shape([])).toEqual([])
})

it('colors of the announcement bar are a style sheet in the head', () => {
  const headOf = (announcementBar: object) => {
    const read = readConfig({ themeConfig: { announcementBar } }, { hasFolder: () => false })
    return read.ok ? read.config.headTags : read.problems
  }
  expect(headOf({ content: 'x', backgroundColor: '#fff', textColor: 'red' })).toEqual([
    { tag: 'style', attributes: {}, text: '.announcement-bar{background:#fff;color:red}' },
  ])
  expect(headOf({ content: 'x' })).toEqual([])
  expect(headOf({ content: 'x', textColor: 'red}</style>' })).toEqual([
    { path: 'themeConfig.announcementBar.textColor', message: 'must be a color' },
  ])
})

it('colors of code are a style sheet in the head, and not on paper', () => {
  const headOf = (codeColors: object) => {
    const read = readConfig({ themeConfig: { codeColors } }, { hasFolder: () => false })
    return read.ok ? read.config.headTags : read.problems
  }
  expect(
    headOf({ light: { keyword: 'red' }, dark: { background: '#000', text: '#fff', title: 'lime' } }),
  ).toEqual([
    {
      tag: 'style',
      attributes: {},
      text: [
        '@media not print{',
        ':where(html:not([data-theme=dark])) .theme-code-block{--code-keyword:red}',
        ':where([data-theme=dark]) .theme-code-block{background:#000;color:#fff;--code-title:lime}',
        ':where([data-theme=dark]) .theme-code-block-title{color:inherit}',
        ':where([data-theme=dark]){--docusaurus-highlighted-code-line-bg:',
        'color-mix(in srgb,currentColor 15%,transparent)}',
        '}',
      ].join(''),
    },
  ])
  expect(headOf({})).toEqual([])
  expect(headOf({ dark: { text: 'red}</style>' } })).toEqual([
    { path: 'themeConfig.codeColors.dark.text', message: 'must be a color' },
  ])
})

it('the path that makes a link active need not be that of a page', () => {
  const themeConfig = {
    navbar: {
      items: [
        { label: 'A', to: '/docs/a', activeBasePath: 'docs' },
        { label: 'B', to: '/docs/a', activeBasePath: '/base/docs/' },
      ],
    },
  }
  const { site, input, index } = memorySite({ 'docs/a.md': '# A' }, { baseUrl: '/base/', themeConfig })
  const [localeSite] = site.locales
  const hrefs = openHrefRegistry(index)
  const data = localeSite && siteDataOf(localeSite, { site, input, hrefs }).data
  expect(data?.navbar.items.slice(0, 2)).toMatchObject([
    { href: '/base/docs/a/', activeBasePath: '/base/docs' },
    { href: '/base/docs/a/', activeBasePath: '/base/docs/' },
  ])
  // What was resolved is checked.
  const checked = [...hrefs.seen.values()].flat().map(({ href }) => href)
  expect(checked).toContain('/docs/a')
  expect(checked.filter((href) => href.includes('docs') && !href.includes('docs/a'))).toEqual([])
})
