// Random route data of the views that templates print, with texts that are easily printed wrongly.
import fc from 'fast-check'
import { routePath } from '../../../build/shared/paths.ts'
import type { RouteData, SidebarData, SidebarItem } from '../../../build/shared/routeData.ts'
import type { TocItem } from '../../../build/shared/toc.ts'

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
const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
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
const trails = fc.constantFrom(
  [],
  [[0]],
  [[1]],
  [[2]],
  [[3]],
  [[3, 0]],
  [[4], [1]],
  [[4, 0], [4]],
  [[3, 0], [2]],
)
const sidebar = orNull(fc.record({ key: fc.constant('en/docs'), href, trails }))
export const sidebarData: SidebarData = { items }

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
export const route: fc.Arbitrary<RouteData> = fc.oneof(
  fc.record({
    ...{
      ...base,
      ...around,
      ...nextTo,
      view: view('doc'),
      title: orNull(text),
      lead: text,
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
