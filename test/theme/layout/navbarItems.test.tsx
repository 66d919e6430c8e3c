// Navbar items from the configuration to the page: dropdowns, rejected items, and errors of items.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { openHrefRegistry } from '../../../build/link/hrefRegistry.ts'
import { siteDataOf } from '../../../build/plan/siteData.ts'
import { routePath } from '../../../build/shared/paths.ts'
import type { SiteData } from '../../../build/shared/siteData.ts'
import { App } from '../../../theme/App.tsx'
import { emptyHead } from '../../../theme/context/head.ts'
import { NavbarItemView } from '../../../theme/layout/navbarItems.tsx'
import { serverState } from '../../../theme/state/browser.tsx'
import { pluralForm } from '../../../theme/text/plural.ts'
import '../../../theme/views/all.ts'
import { memorySite } from '../../support/memorySite.ts'
import { plainHead } from '../../support/plainHead.ts'

const files = {
  'docs/a.md': '# A\n',
  'docs/b.md': '# B\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/a.md': '# A of old\n',
  'versioned_docs/version-1.0/c.md': '# C of old\n',
}

function dataOf(items: readonly object[], config: object = {}) {
  const memory = memorySite(files, { title: 'Sample', themeConfig: { navbar: { items } }, ...config })
  const localeSite = memory.site.locales.at(-1)
  if (!localeSite) throw new Error('The sample site has no language.')
  return siteDataOf(localeSite, {
    site: memory.site,
    input: memory.input,
    hrefs: openHrefRegistry(memory.index),
  })
}

function shown(site: SiteData): string {
  const route = {
    view: 'notFound',
    path: routePath('/about', true),
    href: '/about/',
    head: plainHead,
    htmlClass: '',
    unlisted: false,
  } as const
  const html = renderToString(
    createElement(App, {
      site,
      shown: { route, sidebar: null, page: null },
      state: serverState(site),
      head: emptyHead(),
      loading: false,
      navigated: false,
    }),
  )
  return /<nav class="navbar[ "].*?<\/nav>/s.exec(html)?.[0] ?? ''
}

const messagesOf = (items: readonly object[]) =>
  dataOf(items).diagnostics.map(({ message, hint }) => [message, hint])

it('links to documents have the attributes and HTML of the configuration', () => {
  const html = shown(
    dataOf([
      { type: 'doc', docId: 'a', label: 'A', 'data-x': '1', 'aria-label': 'First' },
      { type: 'docSidebar', sidebarId: 'defaultSidebar', html: '<b>S</b>', title: 'T' },
      { type: 'docsVersion', rel: 'me' },
      { label: 'More', items: [{ html: '<i>out</i>', href: 'https://out.example' }] },
    ]).data,
  )
  expect(html).toContain('href="/docs/a/" aria-label="First" data-x="1">A</a>')
  expect(html).toMatch(/<a [^>]*title="T"><b>S<\/b><\/a>/)
  expect(html).toMatch(/<a [^>]*rel="me">/)
  expect(html).toMatch(/<a [^>]*href="https:\/\/out.example"[^>]* target="_blank" rel="noopener noreferrer">/)
})

it('classes of the configuration are on the label of a menu, on HTML, and on links in menus', () => {
  const html = shown(
    dataOf([
      { label: 'Plain', className: 'one', items: [{ label: 'In', to: '/docs/a', className: 'two' }] },
      {
        label: 'Linked',
        to: '/docs/a',
        className: 'three',
        items: [{ type: 'html', value: '-', className: 'four' }],
      },
      { type: 'html', value: '<b>!</b>', className: 'five' },
      { type: 'docsVersionDropdown', className: 'six' },
      { type: 'html', value: 'plain' },
    ]).data,
  )
  for (const part of [
    '<button type="button" class="navbar__link dropdown__head one"',
    '<a class="dropdown__link two" href="/docs/a/"',
    '<a class="navbar__link three" href="/docs/a/">Linked</a><button type="button" class="navbar__link dropdown__head"',
    '<li class="four">-</li>',
    '<div class="navbar__item five"><b>!</b></div>',
    '<button type="button" class="navbar__link dropdown__head six"',
    '<div class="navbar__item">plain</div>',
  ])
    expect(html).toContain(part)
})

describe('an active link', () => {
  it('is below a path in the language of the page', () => {
    const config = { baseUrl: '/base/', i18n: { locales: ['en', 'de'] } }
    const { data } = dataOf([{ to: '/docs/a', label: 'A', activeBasePath: '/docs' }], config)
    expect(data.navbar.items[0]).toMatchObject({ activeBasePath: '/base/de/docs' })
  })

  it('in a site for Docusaurus compares URLs without a slash at the end, and can be exact', () => {
    const config = { compatibility: 'docusaurus', docusaurus: { trailingSlash: null } }
    const items = [
      { to: '/docs/a', label: 'A', activeBaseRegex: '/ABOUT$' },
      { to: '/docs/b', label: 'B', activeBaseRegex: '^/(docs|a$)' },
      { to: '/about', label: 'Exact', exact: true },
      { to: '/', label: 'Own', activeBaseRegex: 'about', activeClassName: 'own' },
    ]
    const { data } = dataOf(items, config)
    expect(data.navbar.items.slice(0, 4)).toMatchObject([
      { activeBaseRegex: '/ABOUT\\/?$' },
      { activeBaseRegex: '^/(docs|a\\/?$)' },
      { activeBaseRegex: '^\\/about\\/?$' },
      { activeClassName: 'own' },
    ])
    const html = shown(data)
    expect(html).toMatch(/navbar__link--active"[^>]*>A</)
    expect(html).not.toMatch(/navbar__link--active"[^>]*>B</)
    expect(html).toMatch(/navbar__link--active"[^>]*>Exact</)
  })
})

describe('a dropdown', () => {
  it('contains documents, sidebars and versions, each in the current version', () => {
    const { data, diagnostics } = dataOf([
      {
        label: 'More',
        items: [
          { type: 'doc', docId: 'c', label: 'Third' },
          { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'All' },
          { type: 'docsVersion', label: 'This version', to: '/docs/b' },
          { href: 'https://other.example', label: 'Other' },
          { type: 'html', value: '<hr>' },
        ],
      },
    ])
    expect(diagnostics).toEqual([])
    const html = shown(data)
    expect(html).toContain('<a class="dropdown__link" href="/docs/c/')
    expect(html).toMatch(/<a class="dropdown__link" href="\/docs\/[^"]*">All/)
    expect(html).toMatch(/<a class="dropdown__link" href="\/docs\/b\/?">This version/)
    expect(html).toContain(
      '<a target="_blank" rel="noopener noreferrer" class="dropdown__link" href="https://other.example">Other',
    )
    expect(html).toContain('<li><hr></li>')
  })

  it('with a link is a link beside a button with its label', () => {
    const html = shown(
      dataOf([{ label: 'Docs', to: '/docs/a', items: [{ label: 'B', to: '/docs/b' }] }]).data,
    )
    expect(html).toMatch(
      /<a class="navbar__link" href="\/docs\/a\/?">Docs<\/a><button type="button" class="navbar__link dropdown__head" aria-label="Docs"/,
    )
  })

  it('rejects items that are lists themselves', () => {
    expect(messagesOf([{ label: 'More', items: [{ type: 'search' }] }])).toEqual([
      ['themeConfig.navbar.items[0].items[0]: an item of the type "search" cannot be in a dropdown.', null],
    ])
  })
})

describe('a mistake', () => {
  it('names the place of the value that is wrong', () => {
    const items = [
      { type: 'docc' },
      { type: 'doc', docId: 'aa' },
      { type: 'docSidebar', sidebarId: 'none', docsPluginId: 'default' },
      { type: 'docsVersion', docsPluginId: 'api' },
      { type: 'docsVersionDropdown', versions: ['1.0', '0.9'] },
      { label: 'More', items: [{ type: 'search' }, { label: 'Nowhere' }] },
    ]
    expect(dataOf(items).diagnostics.map(({ path }) => path)).toEqual([
      'themeConfig.navbar.items[0].type',
      'themeConfig.navbar.items[1].docId',
      'themeConfig.navbar.items[2].sidebarId',
      'themeConfig.navbar.items[3].docsPluginId',
      'themeConfig.navbar.items[4].versions.1',
      'themeConfig.navbar.items[5].items[0].type',
      'themeConfig.navbar.items[5].items[1]',
    ])
  })
})

describe('an item without a target', () => {
  it('reports where it looked for its document, and what exists', () => {
    expect(messagesOf([{ type: 'doc', docId: 'aa' }])).toEqual([
      [
        'themeConfig.navbar.items[0]: there is no document with the id "aa" in the versions current, 1.0 of the docs instance "default".',
        'Did you mean a? The documents are a, b, c.',
      ],
    ])
  })

  it.each([undefined, 'Guide'])('reports the missing sidebar, with the label %s', (label) => {
    expect(messagesOf([{ type: 'docSidebar', sidebarId: 'api', ...(label ? { label } : {}) }])).toEqual([
      [
        'themeConfig.navbar.items[0]: there is no sidebar with the id "api" in the versions current, 1.0 of the docs instance "default".',
        'The sidebars are defaultSidebar.',
      ],
    ])
  })
})

describe('an item that throws', () => {
  it('has an error boundary that names its configuration and keeps the cause', () => {
    const cause = new Error('no such thing')
    const item = { type: 'html', position: 'left', html: 'x' } as const
    // React runs error boundaries only in browsers, so this calls it directly.
    const { type: Boundary, props } = NavbarItemView({ item, mobile: false })
    const boundary = new Boundary(props)
    boundary.state = Boundary.getDerivedStateFromError(cause)
    const thrown = (() => {
      try {
        boundary.render()
      } catch (error) {
        return error as Error
      }
      return null
    })()
    expect(thrown?.message).toBe(
      'A navbar item failed to render. Its configuration: {"type":"html","position":"left","html":"x"}',
    )
    expect(thrown?.cause).toBe(cause)
  })

  it('is reported if its type is unknown', () => {
    expect(() =>
      renderToString(
        createElement(NavbarItemView, {
          item: { type: 'custom-clock', position: 'left', props: {} },
          mobile: false,
        }),
      ),
    ).toThrow('There is no navbar item of the type "custom-clock".')
  })
})

describe('messages with plural forms', () => {
  it.each([
    ['1 item|{count} items', 1, 'en', '1 item'],
    ['1 item|{count} items', 0, 'en', '{count} items'],
    ['{count} élément|{count} éléments', 0, 'fr', '{count} élément'],
    ['минута|минуты|минут', 3, 'ru', 'минуты'],
    ['минута|минуты|минут', 5, 'ru', 'минут'],
    ['one|many', 3, 'ru', 'many'],
    ['only', 7, 'en', 'only'],
  ])('%s for %d in %s', (message, count, language, form) => {
    expect(pluralForm(message, count, language)).toBe(form)
  })
})
