// The content of docs, blogs and pages that plugins made for Docusaurus read. The expected values are those of
// Docusaurus 3.10.2 for the same files.
import { expect, it } from 'vitest'
import { metadataIn, siteContents } from '../../../../build/docusaurus/contents/contents.ts'
import { contentKinds } from '../../../../build/kinds/index.ts'
import { splitFile } from '../../../../build/markdown/parsePage.ts'
import { memorySite } from '../../../support/memorySite.ts'

const files: Readonly<Record<string, string>> = {
  'docs/intro.md': '---\nsidebar_position: 1\n---\n\n# Tutorial Intro\n\nLess than 5 minutes.\n',
  'docs/basics/_category_.json':
    '{ "label": "Tutorial - Basics", "position": 2, "link": { "type": "generated-index" } }',
  'docs/basics/create.md':
    '---\nsidebar_position: 1\ntags: [page]\nown: 7\n---\n\n# Create a Page\n\nAdd files.\n',
  'blog/2021-08-26-welcome/index.md':
    '---\nslug: welcome\ntitle: Welcome\nauthors: [slorber]\ntags: [facebook]\n---\n\nFirst words.\n\n<!-- truncate -->\n\nMore.\n',
  'blog/2019-05-28-first.md': '---\ntitle: First\nauthors: slorber\n---\n\nLorem.\n',
  'blog/authors.yml':
    'slorber:\n  name: Sébastien\n  title: Maintainer\n  url: https://s.example\n  image_url: https://s.example/a.png\n  page: true\n',
  'src/pages/index.jsx': '',
  'src/pages/about.md': '---\ntitle: About\n---\n\nUs.\n',
}

const made = memorySite(files, {
  baseUrl: '/base/',
  docs: { editUrl: 'https://e.example/tree/main' },
  blog: { postsPerPage: 1 },
  pages: { path: 'src/pages' },
})
let reads = 0
const contentsOf = ({ site, input }: ReturnType<typeof memorySite>) =>
  siteContents({
    config: input.config,
    site: { ...site, kinds: contentKinds },
    history: null,
    locale: 'en',
    pathOf: (path) => `/site/${path}`,
    read(source) {
      reads++
      return splitFile(files[source] ?? '')
    },
  })
const contents = contentsOf(made)
const contentOf = (kind: string) =>
  contents[`docusaurus-plugin-content-${kind}`]?.['default'] as Record<string, never>

it('of docs has the documents of each version, by their ids, and the sidebars', () => {
  const { loadedVersions } = contentOf('docs') as unknown as {
    loadedVersions: { docs: Record<string, unknown>[]; sidebars: unknown }[]
  }
  const [version] = loadedVersions
  expect(version).toMatchObject({
    versionName: 'current',
    label: 'Next',
    banner: null,
    badge: false,
    noIndex: false,
    className: 'docs-version-current',
    path: '/base/docs',
    tagsPath: '/base/docs/tags',
    isLast: true,
    routePriority: -1,
    contentPath: '/site/docs',
    drafts: [],
  })
  expect(version?.docs.map(({ id }) => id)).toEqual(['basics/create', 'intro'])
  expect(reads).toBe(0)
  expect(version?.docs[0]).toEqual({
    id: 'basics/create',
    title: 'Create a Page',
    description: 'Add files.',
    source: '@site/docs/basics/create.md',
    sourceDirName: 'basics',
    slug: '/basics/create',
    permalink: '/base/docs/basics/create',
    draft: false,
    unlisted: false,
    editUrl: 'https://e.example/tree/main/docs/basics/create.md',
    tags: [{ inline: true, label: 'page', permalink: '/base/docs/tags/page' }],
    version: 'current',
    sidebarPosition: 1,
    frontMatter: { sidebar_position: 1, tags: ['page'], own: 7 },
    sidebar: 'defaultSidebar',
    previous: { title: 'Tutorial - Basics', permalink: '/base/docs/category/tutorial---basics' },
  })
  expect(reads).toBe(1)
  expect(version?.sidebars).toEqual({
    defaultSidebar: [
      { type: 'doc', id: 'intro', label: 'Tutorial Intro' },
      {
        type: 'category',
        label: 'Tutorial - Basics',
        collapsible: true,
        collapsed: true,
        link: {
          type: 'generated-index',
          slug: '/category/tutorial---basics',
          permalink: '/base/docs/category/tutorial---basics',
          title: 'Tutorial - Basics',
        },
        items: [{ type: 'doc', id: 'basics/create', label: 'Create a Page' }],
      },
    ],
  })
})

const sebastien = {
  name: 'Sébastien',
  title: 'Maintainer',
  url: 'https://s.example',
  socials: {},
  imageURL: 'https://s.example/a.png',
  key: 'slorber',
  page: { permalink: '/base/blog/authors/slorber' },
}

it('of a blog without posts has no list', () => {
  const empty = contentsOf(memorySite({ 'docs/a.md': '# A\n' }, { blog: {}, compatibility: 'docusaurus' }))
  expect(empty['docusaurus-plugin-content-blog']?.['default']).toMatchObject({
    blogPosts: [],
    blogListPaginated: [],
  })
})

it('of a blog has the posts with their neighbors, the tags and the authors', () => {
  const { blogPosts, ...blog } = contentOf('blog') as unknown as { blogPosts: readonly unknown[] }
  const list = { postsPerPage: 1, blogTitle: 'Blog', blogDescription: 'Blog' }
  expect(blog).toEqual({
    blogTitle: 'Blog',
    blogDescription: 'Blog',
    blogSidebarTitle: 'Recent posts',
    blogListPaginated: [
      {
        items: ['welcome'],
        metadata: {
          ...list,
          ...{ permalink: '/base/blog', page: 1, totalPages: 2, totalCount: 2 },
          nextPage: '/base/blog/page/2',
        },
      },
      {
        items: ['/2019/05/28/first'],
        metadata: {
          ...list,
          ...{ permalink: '/base/blog/page/2', page: 2, totalPages: 2, totalCount: 2 },
          previousPage: '/base/blog',
        },
      },
    ],
    blogTags: {
      '/base/blog/tags/facebook': {
        ...{ inline: true, label: 'facebook', permalink: '/base/blog/tags/facebook' },
        ...{ items: ['welcome'], unlisted: false },
        pages: [
          {
            items: ['welcome'],
            metadata: {
              ...list,
              ...{ permalink: '/base/blog/tags/facebook', page: 1, totalPages: 1, totalCount: 1 },
            },
          },
        ],
      },
    },
    blogTagsListPath: '/base/blog/tags',
    authorsMap: { slorber: sebastien },
  })
  expect(blogPosts[0]).toEqual({
    id: 'welcome',
    metadata: {
      permalink: '/base/blog/welcome',
      source: '@site/blog/2021-08-26-welcome/index.md',
      title: 'Welcome',
      description: 'First words.',
      date: new Date('2021-08-26T00:00:00.000Z'),
      tags: [{ inline: true, label: 'facebook', permalink: '/base/blog/tags/facebook' }],
      readingTime: 0.02,
      hasTruncateMarker: true,
      authors: [sebastien],
      frontMatter: { slug: 'welcome', title: 'Welcome', authors: ['slorber'], tags: ['facebook'] },
      unlisted: false,
      nextItem: { title: 'First', permalink: '/base/blog/2019/05/28/first' },
    },
    content: expect.stringContaining('First words.'),
  })
})

it('of pages has Markdown files and components', () => {
  expect(contentOf('pages')).toEqual([
    { type: 'jsx', permalink: '/base/', source: '@site/src/pages/index.jsx' },
    {
      type: 'mdx',
      permalink: '/base/about',
      source: '@site/src/pages/about.md',
      title: 'About',
      description: 'Us.',
      frontMatter: { title: 'About' },
      unlisted: false,
    },
  ])
})

it('is made once, and plugins can change it', () => {
  const post = () => (contentOf('blog') as unknown as { blogPosts: { content: string }[] }).blogPosts[1]
  Object.assign(post() ?? {}, { content: 'changed' })
  expect(post()?.content).toBe('changed')
})

it('names the metadata of each post and document by its file', () => {
  expect(new Map(metadataIn(contents)).get('@site/docs/intro.md')).toMatchObject({ id: 'intro' })
  expect([...metadataIn(contents)].map(([source]) => source)).toEqual([
    '@site/blog/2021-08-26-welcome/index.md',
    '@site/blog/2019-05-28-first.md',
    '@site/docs/basics/create.md',
    '@site/docs/intro.md',
  ])
})

it('has the descriptions of tags, and authors of a post without a page', () => {
  const tags = 'bird:\n  label: Bird\n  description: Feathered\n'
  const { site: tagged, input: of } = memorySite({
    'docs/tags.yml': tags,
    'docs/a.md': '---\ntags: [bird]\n---\n# A\n',
    'blog/tags.yml': tags,
    'blog/2020-01-01-a.md': '---\ntags: [bird, own]\nauthors: { name: Ann }\n---\n# A\n',
  })
  const { 'docusaurus-plugin-content-docs': docs, 'docusaurus-plugin-content-blog': blog } = siteContents({
    ...{ config: of.config, site: { ...tagged, kinds: contentKinds }, history: null, locale: 'en' },
    pathOf: String,
    read: () => ({ content: '', data: {} }),
  })
  const bird = { label: 'Bird', description: 'Feathered' }
  expect(docs?.['default']).toMatchObject({
    loadedVersions: [{ docs: [{ tags: [{ ...bird, permalink: '/docs/tags/bird' }] }] }],
  })
  expect(blog?.['default']).toMatchObject({
    blogPosts: [
      {
        metadata: {
          tags: [
            { ...bird, permalink: '/blog/tags/bird' },
            { label: 'own', permalink: '/blog/tags/own' },
          ],
          authors: [{ name: 'Ann', key: null, page: null }],
        },
      },
    ],
  })
})

it('has URLs that end with a slash for the main documents of folders only', () => {
  const site = memorySite({
    'docs/index.md': '# Home\n',
    'docs/tools/index.md': '# Tools\n',
    'docs/tools/saw.md': '# Saw\n',
    'docs/tools/axe.md': '---\nslug: /axe/\n---\n# Axe\n',
  })
  const docs = contentsOf(site)['docusaurus-plugin-content-docs']?.['default'] as {
    loadedVersions: { docs: { permalink: string; slug: string }[] }[]
  }
  expect(docs.loadedVersions[0]?.docs.map(({ permalink, slug }) => [permalink, slug])).toEqual([
    ['/docs/', '/'],
    ['/docs/axe/', '/axe/'],
    ['/docs/tools/', '/tools/'],
    ['/docs/tools/saw', '/tools/saw'],
  ])
  const atRoot = contentsOf(
    memorySite({ 'docs/index.md': '', 'docs/saw.md': '' }, { docs: { routeBasePath: '/' } }),
  )
  expect(atRoot['docusaurus-plugin-content-docs']?.['default']).toMatchObject({
    loadedVersions: [{ docs: [{ next: { permalink: '/saw' } }, { previous: { permalink: '/' } }] }],
  })
})

it('has URLs without encoded characters', () => {
  const { site: unusual, input: of } = memorySite(
    { 'docs/über uns.md': '# We\n', 'blog/2020-01-01-a.md': '---\nslug: a b\n---\n\n# A\n\nB.\n' },
    {},
  )
  const { 'docusaurus-plugin-content-docs': docs, 'docusaurus-plugin-content-blog': blog } = siteContents({
    ...{ config: of.config, site: { ...unusual, kinds: contentKinds }, history: null, locale: 'en' },
    pathOf: String,
    read: () => ({ content: '\n# A\n\nB.\n', data: {} }),
  })
  expect(docs?.['default']).toMatchObject({ loadedVersions: [{ docs: [{ permalink: '/docs/über uns' }] }] })
  // The text of a post has no title either.
  expect(blog?.['default']).toMatchObject({
    blogPosts: [{ content: 'B.', metadata: { permalink: '/blog/a b' } }],
  })
})
