// Routes of docs in `postBuild`. The expected values are those of Docusaurus 3.10.2.
import { expect, it } from 'vitest'
import { builtRoutes } from '../../../../build/docusaurus/plugins/builtRoutes.ts'
import { type RoutePath, routePath } from '../../../../build/shared/paths.ts'

const doc = (id: string, path: string, others: object = {}) => ({
  ...{
    id,
    title: id.toUpperCase(),
    description: '',
    source: `@site/docs/${id}.md`,
    permalink: `/base${path}`,
  },
  ...{ sidebar: 'main', unlisted: false, ...others },
})
const version = (versionName: string, path: string, docs: readonly object[], sidebars: object) => ({
  ...{ versionName, label: versionName, banner: null, badge: true, noIndex: false, className: 'c' },
  ...{
    isLast: versionName === '1',
    path,
    routePriority: versionName === '1' ? -1 : undefined,
    docs,
    sidebars,
  },
})
const docs = {
  default: {
    loadedVersions: [
      version('current', '/base/docs/next', [doc('a', '/docs/next/a', { source: '@site/docs/next.md' })], {
        main: [{ type: 'doc', id: 'a', label: 'A' }],
      }),
      version(
        '1',
        '/base/docs',
        [doc('a', '/docs/a', { lastUpdatedAt: 5 }), doc('b', '/docs/b', { unlisted: true })],
        {
          main: [
            { type: 'ref', id: 'a', label: 'A', className: 'x' },
            {
              type: 'category',
              label: 'C',
              link: { type: 'doc', id: 'b' },
              items: [{ type: 'doc', id: 'b', label: 'B' }],
            },
            {
              type: 'category',
              label: 'D',
              link: { type: 'generated-index', permalink: '/base/docs/d' },
              items: [],
            },
            { type: 'link', label: 'L', href: '/blog' },
          ],
        },
      ),
    ],
  },
}

const paths: readonly (readonly [path: string, kind: string, type: string, source: string | null])[] = [
  ['/blog', 'blog', 'blogPosts', null],
  ['/blog/authors/ada', 'blog', 'blogPosts', null],
  ['/blog/tags/owls', 'blog', 'blogPosts', null],
  ['/docs/a', 'docs', 'doc', 'docs/a.md'],
  ['/docs/next/a', 'docs', 'doc', null],
  ['/docs/tags', 'docs', 'docTags', null],
]
const routes = builtRoutes(
  paths.map(([path, kind, type, source]) => ({
    ...{ path: routePath(path, false), locale: 'en', kind, type, source, instance: 'default' },
  })),
  {
    urlOf: (path: RoutePath) => `/base${path}`,
    sidebarOf: () => undefined,
    listOf: (path: RoutePath) =>
      path.includes('/tags/') ? 'tag' : path.includes('/authors/') ? 'author' : undefined,
    contents: { 'docusaurus-plugin-content-docs': docs },
  },
  new Map(),
) as readonly Readonly<Record<string, never>>[]

const plugin = { name: 'docusaurus-plugin-content-docs', id: 'default' }
const page = { exact: true, props: {} }

it('are below the roots of their docs and of their version', () => {
  expect(routes.at(-1)).toMatchObject({
    plugin,
    path: '/base/docs',
    component: '@theme/DocsRoot',
    exact: false,
  })
  expect(routes.at(-1)?.['routes']).toEqual([
    {
      ...{ path: '/base/docs/next', component: '@theme/DocVersionRoot', exact: false },
      props: { version: expect.objectContaining({ version: 'current', pluginId: 'default' }) },
      routes: [
        {
          ...{ path: '/base/docs/next', component: '@theme/DocRoot', exact: false },
          routes: [{ ...page, path: '/base/docs/next/a', component: '@theme/DocItem', metadata: {} }],
        },
      ],
    },
    {
      ...{ path: '/base/docs', component: '@theme/DocVersionRoot', exact: false, priority: -1 },
      props: { version: expect.objectContaining({ version: '1' }) },
      routes: [
        { ...page, path: '/base/docs/tags', component: '@theme/DocTagsListPage', metadata: {} },
        {
          ...{ path: '/base/docs', component: '@theme/DocRoot', exact: false },
          routes: [
            {
              ...{ ...page, path: '/base/docs/a', component: '@theme/DocItem' },
              metadata: { sourceFilePath: 'docs/a.md', lastUpdatedAt: 5 },
            },
          ],
        },
      ],
    },
  ])
})

it('have the data of their version', () => {
  const [, last] = (routes.at(-1)?.['routes'] ?? []) as readonly {
    readonly props: { readonly version: object }
  }[]
  expect(last?.props.version).toEqual({
    ...{ pluginId: 'default', version: '1', label: '1', banner: null, badge: true, noIndex: false },
    ...{ className: 'c', isLast: true },
    docsSidebars: {
      main: [
        { type: 'link', label: 'A', className: 'x', href: '/base/docs/a', docId: 'a', unlisted: false },
        {
          ...{ type: 'category', label: 'C', href: '/base/docs/b', linkUnlisted: true },
          items: [{ type: 'link', label: 'B', href: '/base/docs/b', docId: 'b', unlisted: true }],
        },
        { type: 'category', label: 'D', href: '/base/docs/d', items: [] },
        { type: 'link', label: 'L', href: '/blog' },
      ],
    },
    docs: {
      a: { id: 'a', title: 'A', description: '', sidebar: 'main' },
      b: { id: 'b', title: 'B', description: '', sidebar: 'main' },
    },
  })
})

it('of posts with a tag or an author name their component', () => {
  expect(routes.slice(0, -1).map(({ component }) => component)).toEqual([
    '@theme/BlogListPage',
    '@theme/Blog/Pages/BlogAuthorsPostsPage',
    '@theme/BlogTagsPostsPage',
  ])
})
