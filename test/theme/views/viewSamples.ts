// Route data of every view, and words that its page shows. The type checker requires a sample for each.
import { openHrefRegistry } from '../../../build/link/hrefRegistry.ts'
import { siteDataOf } from '../../../build/plan/siteData.ts'
import type { AuthorData, PostHeader } from '../../../build/shared/blogData.ts'
import { hrefOf, routePath } from '../../../build/shared/paths.ts'
import type {
  HeadData,
  PageVersion,
  RouteDataOf,
  SidebarData,
  ViewName,
} from '../../../build/shared/routeData.ts'
import { memorySite } from '../../support/memorySite.ts'
import { plainHead } from '../../support/plainHead.ts'

const memory = memorySite({ 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' }, { title: 'Sample' })
const [localeSite] = memory.site.locales
if (!localeSite) throw new Error('The sample site has no language.')
export const { data: site } = siteDataOf(localeSite, {
  site: memory.site,
  input: memory.input,
  hrefs: openHrefRegistry(memory.index),
})

const head: HeadData = { ...plainHead, title: 'A title | Sample', description: 'A description.' }
const base = (path: string) => ({
  path: routePath(path, true),
  href: hrefOf(routePath(path, true), '/'),
  head,
  htmlClass: '',
  unlisted: false,
})
const version: PageVersion = {
  instance: 'default',
  name: 'current',
  label: 'Next',
  badge: true,
  banner: 'unmaintained',
  latestHref: '/docs/',
  latestLabel: 'Latest',
  hrefs: {},
  docId: 'a',
  sidebarName: 'docs',
}
const sidebar = { key: 'en/default/current/docs', href: '/sidebar.json', trails: [[0]] }
export const items: SidebarData = {
  items: [
    { type: 'link', label: 'A', href: '/docs/a/' },
    {
      type: 'category',
      label: 'More',
      href: null,
      firstHref: '/docs/b/',
      collapsible: true,
      collapsed: true,
      items: [{ type: 'link', label: 'B', href: '/docs/b/' }],
    },
  ],
}

const author: AuthorData = {
  name: 'Core team',
  organization: true,
  title: 'Maintainers',
  image: '/img/core.svg',
  description: null,
  href: '/blog/authors/core/',
  socials: [{ platform: 'github', href: 'https://github.com/x' }],
}
export const header: PostHeader = {
  title: 'A post',
  date: '2024-11-22',
  readingMinutes: 3,
  authors: [author],
  tags: [{ href: '/blog/tags/x/', label: 'x' }],
}

export const samples: {
  readonly [V in ViewName]: { readonly route: RouteDataOf<V>; readonly shows: readonly string[] }
} = {
  doc: {
    route: {
      ...base('/docs/a'),
      view: 'doc',
      unlisted: true,
      title: 'A document',
      lead: 'What it says.',
      body: '<p>The text.</p>',
      code: null,
      cards: [],
      toc: [{ id: 'part', html: 'A <code>part</code>', level: 2, children: [] }],
      sidebar,
      breadcrumbs: [{ label: 'A document', href: null }],
      previous: { href: '/docs/', label: 'Before' },
      next: { href: '/docs/b/', label: 'After' },
      version,
      tags: [{ href: '/docs/tags/x/', label: 'x' }],
      editHref: 'https://edit.test/',
      lastUpdate: { date: '2026-01-02', author: 'Somebody' },
      draft: false,
    },
    shows: [
      'A document',
      'What it says.',
      'The text.',
      'Before',
      'After',
      'Somebody',
      'Unlisted',
      'no longer',
      'A <code>part</code>',
    ],
  },
  generatedIndex: {
    route: {
      ...base('/docs/category/x'),
      view: 'generatedIndex',
      title: 'A category',
      description: 'What it holds.',
      cards: [
        { kind: 'category', href: '/docs/a/', label: 'Inner', description: null, count: 2 },
        {
          kind: 'external',
          href: 'https://out.test/',
          label: 'Outer',
          description: 'Elsewhere.',
          count: null,
        },
      ],
      sidebar: null,
      breadcrumbs: [],
      previous: null,
      next: null,
      version: { ...version, banner: null },
    },
    shows: ['A category', 'What it holds.', '2 items', 'Elsewhere.'],
  },
  tags: {
    route: {
      ...base('/docs/tags'),
      view: 'tags',
      title: 'Tags',
      groups: [
        { letter: 'A', tags: [{ href: '/docs/tags/a/', label: 'alpha', description: 'First.', count: 3 }] },
      ],
      version,
    },
    shows: ['Tags', 'alpha', 'First.'],
  },
  docTag: {
    route: {
      ...base('/docs/tags/a'),
      view: 'docTag',
      unlisted: true,
      title: 'One doc tagged',
      description: 'About it.',
      allHref: '/docs/tags/',
      items: [{ href: '/docs/a/', label: 'A document', description: 'What it says.' }],
      version,
    },
    shows: ['One doc tagged', 'About it.', 'What it says.', 'Unlisted'],
  },
  blogPost: {
    route: {
      ...base('/blog/a'),
      view: 'blogPost',
      draft: false,
      post: header,
      body: '<p>The post.</p>',
      code: null,
      toc: null,
      sidebar: null,
      sidebarTitle: 'Recent',
      list: { href: '/blog/', label: 'Blog' },
      newer: { href: '/blog/c/', label: 'Newer one' },
      older: { href: '/blog/d/', label: 'Older one' },
      editHref: null,
      lastUpdate: null,
      releases: true,
    },
    shows: [
      'A post',
      'November 22, 2024',
      '3 min read',
      'Core team',
      'GitHub',
      'The post.',
      'Newer release',
      'Older one',
      'Back to all releases',
    ],
  },
  blogPosts: {
    route: {
      ...base('/blog'),
      view: 'blogPosts',
      title: 'All posts',
      description: 'About all.',
      all: { href: '/blog/tags/', label: 'View All Tags' },
      author: null,
      posts: [{ ...header, href: '/blog/a/', body: '<p>Excerpt.</p>', more: true }],
      newer: null,
      older: '/blog/page/2/',
      sidebar,
      sidebarTitle: 'All our posts',
    },
    shows: [
      'All posts',
      'About all.',
      'View All Tags',
      'Excerpt.',
      'Read more',
      'Older entries',
      'All our posts',
    ],
  },
  blogArchive: {
    route: {
      ...base('/blog/archive'),
      view: 'blogArchive',
      title: 'Archive',
      description: 'Everything',
      years: [{ year: '2024', posts: [{ href: '/blog/a/', label: 'A post', date: '2024-11-22' }] }],
    },
    shows: ['Everything', '2024', 'November 22', 'A post'],
  },
  blogAuthors: {
    route: {
      ...base('/blog/authors'),
      view: 'blogAuthors',
      title: 'Authors',
      authors: [{ ...author, count: 7 }],
      sidebar: null,
      sidebarTitle: 'Posts',
    },
    shows: ['Authors', 'Core team', '>7<'],
  },
  blogTags: {
    route: {
      ...base('/blog/tags'),
      view: 'blogTags',
      title: 'Tags',
      groups: [
        { letter: 'B', tags: [{ href: '/blog/tags/b/', label: 'beta', description: null, count: 4 }] },
      ],
      sidebar: null,
      sidebarTitle: 'Posts',
    },
    shows: ['Tags', 'beta', 'doc-main'],
  },
  search: {
    route: { ...base('/search'), view: 'search' },
    shows: ['Search the documentation', 'Type your search here'],
  },
  debug: {
    route: {
      ...base('/__docusaurus/debug'),
      view: 'debug',
      bare: true,
      panel: 'config',
      panels: [{ href: '/__docusaurus/debug/routes/', label: 'routes' }],
      data: { title: 'Sample', list: [1, null] },
      depth: 3,
    },
    shows: ['routes', 'Sample', 'list of 2', '2 keys'],
  },
  markdownPage: {
    route: {
      ...base('/about'),
      view: 'markdownPage',
      title: 'About',
      body: '<p>Us.</p>',
      code: null,
      toc: null,
      wrapperClass: 'mine',
      editHref: null,
      lastUpdate: null,
      draft: false,
    },
    shows: ['About', 'Us.', 'mine'],
  },
  componentPage: {
    route: {
      ...base('/page'),
      view: 'componentPage',
      code: { module: 'pages/page.tsx', href: '/page.js', styles: [], attributes: {} },
    },
    shows: ['A page of React'],
  },
  notFound: { route: { ...base('/404'), view: 'notFound' }, shows: ['Page Not Found'] },
}
