// Pages from templates are byte for byte those that React renders, whatever their texts and lists are.
import fc from 'fast-check'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { NavbarItem } from '../../../build/shared/navbarData.ts'
import type { RouteData } from '../../../build/shared/routeData.ts'
import type { SiteData } from '../../../build/shared/siteData.ts'
import type { TocItem } from '../../../build/shared/toc.ts'
import { App, Contexts } from '../../../theme/App.tsx'
import { aloneIn } from '../../../theme/context/alone.tsx'
import { emptyHead } from '../../../theme/context/head.ts'
import { ShownContext, useShown } from '../../../theme/context/route.tsx'
import { renderApp } from '../../../theme/server.tsx'
import { serverState } from '../../../theme/state/browser.tsx'
import { createTemplates } from '../../../theme/template/templates.tsx'
import { site as sample } from '../views/viewSamples.ts'
import { route, sidebarData } from './randomRoutes.ts'

const left = { position: 'left' } as const
const targets = { current: { href: '/docs/a/', label: 'A', sidebarName: 'docs' } }
const navbarItems: readonly NavbarItem[] = [
  { ...left, type: 'link', label: 'Docs', href: '/docs/', external: false },
  { ...left, type: 'link', label: 'By start', href: '/x/', external: false, activeBasePath: '/docs/a' },
  { ...left, type: 'link', label: 'By rule', href: '/x/', external: false, activeBaseRegex: 'b/?$' },
  { ...left, type: 'doc', label: 'A', instance: 'default', docId: 'a', targets },
  { ...left, type: 'docSidebar', label: 'All', instance: 'default', sidebarName: 'docs', targets },
  { ...left, type: 'docsVersion', instance: 'default' },
  {
    ...left,
    type: 'docsVersionDropdown',
    versions: [['current', 'Next']],
    instance: 'default',
    itemsBefore: [],
    itemsAfter: [],
  },
  { ...left, type: 'localeDropdown', itemsBefore: [], itemsAfter: [] },
  { ...left, type: 'dropdown', label: 'More', href: null, items: [] },
  { ...left, type: 'search' },
]
const site: SiteData = { ...sample, navbar: { ...sample.navbar, items: navbarItems } }

const isPlainIn = (one: RouteData) => 'body' in one && !/style/.test(one.body ?? '')

it('prints every page as React does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(route, { minLength: 1, maxLength: 6 }), async (routes) => {
      // The templates are those of one site: a copy has none yet.
      const shared = { site: { ...site }, sidebar: sidebarData, page: null, codeHtml: () => undefined }
      for (const one of routes)
        await renderApp({ ...shared, route: one, templates: 'checked', isPlainBody: isPlainIn(one) })
    }),
    { numRuns: 60 },
  )
})

it('renders the pages of a shape once, and rows of their lists once', () => {
  const calls = { page: 0, part: 0 }
  const contexts = { site, state: serverState(site) }
  const templates = createTemplates({
    markup: () => [],
    alone: () => null,
    part(children: ReactNode) {
      calls.part++
      return renderToString(createElement(Contexts, { ...contexts, head: null, children }))
    },
    page(shown, wrap) {
      calls.page++
      const app = { shown: { ...shown, page: null }, head: emptyHead(), loading: false, navigated: false }
      return renderToString(wrap(createElement(App, { ...contexts, ...app })))
    },
  })
  const [first] = fc.sample(
    route.filter(({ view: name }) => name === 'doc'),
    { numRuns: 1, seed: 1 },
  )
  if (first?.view !== 'doc') throw new Error('There is no document.')
  const heading = (number: number): TocItem => ({ id: `h${number}`, html: 'H', level: 2, children: [] })
  for (let count = 1; count < 10; count++) {
    const shown = {
      ...first,
      title: `Page ${count}`,
      body: `<p>Text ${count}</p>`,
      tags: [],
      toc: Array.from({ length: count }, (_, index) => heading(index)),
    }
    const made = templates.render({ route: shown, sidebar: null }, false)
    expect(made?.pieces.join('')).toMatch(new RegExp(`<h1>Page ${count}</h1>.*<p>Text ${count}</p>`))
    expect(made?.pieces.join('').split('href="#h').length).toBe(2 * count + 1)
  }
  expect(calls).toEqual({ page: 1, part: 1 })
})

it('renders a component of the site again for each page, and the whole page where it cannot', () => {
  const Own = () => createElement('i', null, useShown().route.path)
  const Place = () => aloneIn(() => createElement(Own)) ?? createElement(Own)
  const around = (...children: ReactNode[]) => createElement('div', null, ...children)
  const rendered: string[] = []
  const templates = createTemplates({
    markup: () => [],
    part: renderToString,
    alone: ({ route: { path } }, element) =>
      path === '/c/'
        ? null
        : renderToString(createElement(ShownContext, { value: { ...pageOf(path), page: null } }, element)),
    page(shown, wrap) {
      rendered.push(shown.route.path)
      return renderToString(wrap(around(createElement(Place), createElement(Place), shown.route.href)))
    },
  })
  const pageOf = (path: string) => ({
    route: { view: 'docTag', path, href: `${path}?a&b`, items: [] } as unknown as RouteData,
    sidebar: null,
  })
  const html = (path: string) => templates.render(pageOf(path), false)?.pieces.join('')
  expect(html('/a/')).toBe('<div><i>/a/</i><i>/a/</i>/a/?a&amp;b</div>')
  expect(html('/b/')).toBe('<div><i>/b/</i><i>/b/</i>/b/?a&amp;b</div>')
  expect(html('/c/')).toBeUndefined()
  expect(rendered).toHaveLength(1)
})
