// Pages from templates are byte for byte those that React renders, whatever their texts and lists are.
import fc from 'fast-check'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { openHrefRegistry } from '../../../build/link/hrefRegistry.ts'
import { siteDataOf } from '../../../build/plan/siteData.ts'
import type { NavbarItem } from '../../../build/shared/navbarData.ts'
import { routePath } from '../../../build/shared/paths.ts'
import type { RouteData, SidebarData, SidebarItem } from '../../../build/shared/routeData.ts'
import type { SiteData } from '../../../build/shared/siteData.ts'
import type { TocItem } from '../../../build/shared/toc.ts'
import { App, Contexts } from '../../../theme/App.tsx'
import { aloneIn } from '../../../theme/context/alone.tsx'
import { emptyHead } from '../../../theme/context/head.tsx'
import { ShownContext, useShown } from '../../../theme/context/route.tsx'
import { renderApp } from '../../../theme/server.tsx'
import { serverState } from '../../../theme/state/browser.tsx'
import { createTemplates } from '../../../theme/template/templates.tsx'
import { memorySite } from '../../support/memorySite.ts'

const memory = memorySite({ 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' }, { title: 'Sample' })
const [locale] = memory.site.locales
if (!locale) throw new Error('The sample site has no language.')
const { data: sample } = siteDataOf(locale, {
  site: memory.site,
  input: memory.input,
  hrefs: openHrefRegistry(memory.index),
})

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

/** Texts that are easily printed wrongly. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    'A & B',
    '<b>"x"</b>',
    "it's",
    '{label}',
    '$& $1',
    'style="a"',
    ' a b ',
    '\n',
    'javascript:x',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const word = fc.constantFrom('a', 'b', 'c')
const orNull = <T,>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const href = fc.oneof(fc.constantFrom('/', '/docs/a/', '/docs/b/', 'https://x.test/', '/docs/ä?a&b'), text)
const link = fc.record({ href, label: text })
const links = fc.array(link, { maxLength: 3 })
const html = fc.constantFrom('', '<p>Text</p>', '<b style="color: red">x</b>', 'A &amp; <code>b</code>', '$&')
const day = fc.constantFrom('2024-11-22', '2026-01-02')
const tocItem: fc.Memo<TocItem> = fc.memo((depth) =>
  fc.record({
    id: text,
    html,
    level: fc.constant(2),
    children: depth > 1 ? fc.array(tocItem(depth - 1), { maxLength: 2 }) : fc.constant([]),
  }),
)
const toc = orNull(fc.array(tocItem(3), { maxLength: 3 }))
const lastUpdate = orNull(fc.record({ date: orNull(day), author: orNull(text) }))
const version = fc.record({
  instance: fc.constant('default'),
  name: fc.constant('current'),
  label: text,
  badge: fc.boolean(),
  banner: fc.constantFrom('unreleased' as const, 'unmaintained' as const, null),
  latestHref: href,
  latestLabel: text,
  hrefs: fc.dictionary(fc.constantFrom('current', '1.0'), href),
  docId: orNull(word),
  sidebarName: orNull(fc.constantFrom('docs', 'other')),
})
const author = fc.record({
  name: orNull(word),
  organization: fc.boolean(),
  title: orNull(text),
  image: orNull(href.filter((src) => src !== '')),
  description: orNull(text),
  href: orNull(href),
  socials: fc.uniqueArray(fc.record({ platform: fc.constantFrom('github', 'own'), href }), {
    maxLength: 2,
    selector: ({ platform }) => platform,
  }),
})
const post = fc.record(
  {
    title: text,
    date: orNull(day),
    published: day,
    about: fc.constantFrom('event' as const, 'release' as const),
    readingMinutes: orNull(fc.integer({ min: 0, max: 3 })),
    authors: fc.array(author, { maxLength: 2 }),
    tags: links,
  },
  { requiredKeys: ['title', 'date', 'readingMinutes', 'authors', 'tags'] },
)

const items: readonly SidebarItem[] = [
  { type: 'link', label: 'A & "B"', href: '/docs/a/' },
  { type: 'link', label: 'Hidden', href: '/docs/hidden/', unlisted: true, className: ' mine ' },
  { type: 'link', label: 'Out', href: 'https://x.test/', external: true, customProps: { a: '<b>' } },
  ...['<Open>', 'Closed'].map((label, index) => ({
    type: 'category' as const,
    label,
    href: index === 0 ? '/docs/c/' : null,
    firstHref: '/docs/d/',
    collapsible: true,
    collapsed: index === 1,
    items: [
      { type: 'link' as const, label: `${label} inside`, href: `/docs/${index}/` },
      { type: 'html' as const, html: '<hr style="width: 1px">', defaultStyle: true },
    ],
  })),
]
const trail = fc.constantFrom([], [0], [1], [2], [3], [3, 0], [4], [4, 0])
const sidebar = orNull(fc.record({ key: fc.constant('en/docs'), href, trail }))
const sidebarData: SidebarData = { items }

const base = {
  path: word.map((name) => routePath(`/${name}`, true)),
  href: fc.constantFrom('/docs/a/', '/docs/b/', '/blog/'),
  head: fc.constant({} as RouteData['head']),
  htmlClass: word,
  unlisted: fc.boolean(),
}
const draft = fc.constant(false)
const code = fc.constant(null)
const body = orNull(html)
const editHref = orNull(href)
const view = <V extends string>(name: V) => fc.constant(name)
const around = {
  sidebar,
  breadcrumbs: fc.array(fc.record({ label: text, href: orNull(href) }), { maxLength: 2 }),
}
const nextTo = { previous: orNull(link), next: orNull(link) }
const card = fc.record(
  {
    kind: fc.constantFrom('category' as const, 'doc' as const, 'external' as const),
    href,
    label: text,
    description: orNull(text),
    count: orNull(fc.nat(2)),
    external: fc.constant(true as const),
  },
  { requiredKeys: ['kind', 'href', 'label', 'description', 'count'] },
)
const cards = fc.array(card, { maxLength: 3 })
const summary = fc.record({ href, body, more: fc.boolean() })
const route: fc.Arbitrary<RouteData> = fc.oneof(
  fc.record({
    ...{
      ...base,
      ...around,
      ...nextTo,
      view: view('doc'),
      title: orNull(text),
      body,
      code,
      cards,
      toc,
      version,
    },
    ...{ tags: links, editHref, lastUpdate, draft },
  }),
  fc.record({
    ...{
      ...base,
      ...around,
      ...nextTo,
      view: view('generatedIndex'),
      title: text,
      description: orNull(text),
    },
    ...{ cards, version },
  }),
  fc.record({
    ...{ ...base, view: view('docTag'), title: text, description: orNull(text), allHref: href, version },
    items: fc.array(fc.record({ href, label: text, description: orNull(text) }), { maxLength: 2 }),
  }),
  fc.record({
    ...{
      ...base,
      view: view('markdownPage'),
      title: orNull(text),
      body,
      code,
      toc,
      editHref,
      lastUpdate,
      draft,
    },
    wrapperClass: fc.constantFrom('', ' mine '),
  }),
  fc.record({
    ...{
      ...base,
      view: view('blogPost'),
      post,
      body,
      code,
      toc,
      sidebar,
      sidebarTitle: text,
      list: link,
      draft,
    },
    ...{ newer: orNull(link), older: orNull(link), editHref, lastUpdate, releases: fc.boolean() },
  }),
  fc.record({
    ...{ ...base, view: view('blogPosts'), title: text, description: orNull(text), all: orNull(link) },
    ...{ author: orNull(author), newer: orNull(href), older: orNull(href), sidebar, sidebarTitle: text },
    posts: fc.array(
      fc.tuple(post, summary).map(([header, rest]) => ({ ...header, ...rest })),
      { maxLength: 2 },
    ),
  }),
) as fc.Arbitrary<RouteData>

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
