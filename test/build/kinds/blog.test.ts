// Blogs: order, lists, tags, authors, reading times. The rules are those of Docusaurus.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blogPostData } from '../../../build/kinds/blog/postData.ts'
import type { DataContext } from '../../../build/kinds/contentKind.ts'
import { structuredData } from '../../../build/kinds/structuredData.ts'
import type { BlogInstance } from '../../../build/model/blog.ts'
import type { Site } from '../../../build/model/site.ts'
import type { SiteData } from '../../../build/shared/siteData.ts'
import { blogOf, post } from '../../support/memoryBlog.ts'

/** The data of the only post, and what search engines see of it. */
function onlyPost(blog: BlogInstance, site: Site) {
  const [entry] = blog.postRoutes.values()
  if (!entry) throw new Error('The blog has no post.')
  const context = {
    config: site.config,
    site,
    history: null,
    resolve: () => ({ href: '' }),
    sidebars: new Map(),
    alternates: new Map(),
    messages: new Map(),
  }
  const route = blogPostData(entry, null, context as unknown as DataContext)
  const [structured] = structuredData(route, { url: 'https://s.example' } as SiteData)
  return { route, structured: structured as Record<string, unknown> }
}

describe('a blog', () => {
  const many = Object.fromEntries(
    Array.from({ length: 7 }, (_, day) => [
      `blog/2024-01-0${day + 1}-p${day + 1}.md`,
      post(`title: Post ${day + 1}\nauthors: core\ntags: [x]`),
    ]),
  )

  it('lists posts newest first, in pages, with tags, authors and an archive', () => {
    const { paths, blog, messages } = blogOf(
      {
        ...many,
        'blog/authors.yml':
          'core:\n  name: Core team\n  page: true\nidle:\n  name: Idle team\n  page:\n    permalink: custom/idle\n',
      },
      { postsPerPage: 3 },
    )
    expect(blog.pages.map(({ posts }) => posts.map(({ title }) => title))).toEqual([
      ['Post 7', 'Post 6', 'Post 5'],
      ['Post 4', 'Post 3', 'Post 2'],
      ['Post 1'],
    ])
    expect(paths.filter((path) => !/p\d/.test(path))).toEqual([
      '/blog/',
      '/blog/archive/',
      '/blog/authors/',
      '/blog/authors/core/',
      '/blog/authors/core/page/2/',
      '/blog/authors/core/page/3/',
      '/blog/authors/custom/idle/',
      '/blog/page/2/',
      '/blog/page/3/',
      '/blog/tags/',
      '/blog/tags/x/',
      '/blog/tags/x/page/2/',
      '/blog/tags/x/page/3/',
    ])
    expect(messages).toEqual([])
  })

  it('can list the oldest first, on one page, without an archive', () => {
    const { paths, blog } = blogOf(many, {
      postsPerPage: 'ALL',
      sortPosts: 'ascending',
      archiveBasePath: null,
      routeBasePath: '/',
    })
    expect(blog.pages[0]?.posts[0]?.title).toBe('Post 1')
    expect(paths).toContain('/2024/01/01/p1/')
    expect(paths.some((path) => path.includes('page') || path.includes('archive'))).toBe(false)
  })

  it('omits drafts, and omits unlisted posts from lists', () => {
    const { blog, paths } = blogOf({
      'blog/2024-01-01-a.md': post('title: A\ndraft: true'),
      'blog/2024-01-02-b.md': post('title: B\nunlisted: true\ntags: [quiet]'),
      'blog/2024-01-03-c.md': post('title: C'),
    })
    expect(blog.posts.map(({ title }) => title)).toEqual(['C', 'B'])
    expect(blog.listed.map(({ title }) => title)).toEqual(['C'])
    expect(blog.tags.map(({ unlisted }) => unlisted)).toEqual([true])
    expect(paths).toContain('/blog/2024/01/02/b/')
    const entry = [...blog.postRoutes.values()].find(({ post: one }) => one.title === 'B')
    expect(entry).toMatchObject({ newer: null, older: null })
  })

  it('computes reading times of what is below the title', () => {
    const { blog } = blogOf({
      'blog/2024-01-01-a.md': post('title: A', 'word '.repeat(203)),
      'blog/2024-01-02-b.md': post('title: B\nhide_reading_time: true'),
      'blog/2024-01-03-c.md': post('title: C', `# Not counted\n\n${'word '.repeat(400)}`),
      'blog/2024-01-04-d.md': '---\ntitle: D\n---\n',
    })
    expect(blog.posts.map(({ readingMinutes }) => readingMinutes)).toEqual([0, 2, null, 2])
  })

  it('reads authors from the file, from the post, or from both', () => {
    const { blog, messages } = blogOf(
      {
        'blog/authors.yml':
          'core:\n  name: Core team\n  title: Maintainers\n  socials:\n    GitHub: core\n    linkedin: core\n    x: https://x.com/c\n',
        'blog/2024-01-01-a.md': post(
          'title: A\nauthors:\n  - key: core\n    title: Guests here\n  - name: Visitor\n    url: https://v.example',
        ),
        'blog/2024-01-02-b.md': post('title: B\nauthor: Old form\nauthor_title: Of old'),
        'blog/2024-01-03-c.md': post(
          'title: C\nauthor: Oldest form\nauthorTitle: Of yore\nauthorURL: https://o.example\nauthorImageURL: /o.png',
        ),
      },
      { onInlineAuthors: 'ignore' },
    )
    expect(messages).toEqual([])
    const [c, b, a] = blog.posts
    expect(c?.authors).toMatchObject([
      { name: 'Oldest form', title: 'Of yore', url: 'https://o.example', image: '/o.png' },
    ])
    expect(a?.authors).toMatchObject([
      {
        key: 'core',
        name: 'Core team',
        title: 'Guests here',
        socials: {
          github: 'https://github.com/core',
          linkedin: 'https://www.linkedin.com/in/core/',
          x: 'https://x.com/c',
        },
      },
      { key: null, name: 'Visitor', url: 'https://v.example' },
    ])
    expect(b?.authors).toMatchObject([{ name: 'Old form', title: 'Of old' }])
  })

  it('treats an author as a person unless the type differs, in the file or in the post', () => {
    const { blog, site } = blogOf(
      {
        'blog/authors.yml': 'core:\n  name: Core team\n  type: organization\nmaria:\n  name: Maria\n',
        'blog/2024-01-01-a.md': post(
          'title: A\nauthors:\n  - core\n  - maria\n  - name: Guests\n    type: organization\n  - key: maria\n    type: organization\n  - name: Visitor',
        ),
      },
      { onInlineAuthors: 'ignore' },
    )
    const { structured } = onlyPost(blog, site)
    expect(structured['author']).toMatchObject([
      { '@type': 'Organization', name: 'Core team' },
      { '@type': 'Person', name: 'Maria' },
      { '@type': 'Organization', name: 'Guests' },
      { '@type': 'Organization', name: 'Maria' },
      { '@type': 'Person', name: 'Visitor' },
    ])
  })

  it('tells search engines the blog of a post, the roles of authors and what the post is about', () => {
    const dataOf = (fields: string) => {
      const { blog, site } = blogOf({ 'blog/2024-01-01-a.md': post(fields) }, { onInlineAuthors: 'ignore' })
      return onlyPost(blog, site).structured
    }
    expect(
      dataOf('title: A\ntags: [x]\nkeywords: [oats]\nauthors: { name: Ann, title: Keeper }'),
    ).toMatchObject({
      author: [{ name: 'Ann', description: 'Keeper' }],
      keywords: ['oats'],
      isPartOf: { '@type': 'Blog', '@id': expect.stringMatching(/\/blog\/?$/), name: 'Blog' },
    })
    expect(dataOf('title: A\ntags: [x]')).toMatchObject({ keywords: ['x'] })
  })

  it('distinguishes the day of an event from the day on which the post was published', () => {
    const dated = (fields: string, options: object = {}) => {
      const { blog, site } = blogOf({ 'blog/2017-12-14-a.md': post(`title: A\n${fields}`) }, options)
      return onlyPost(blog, site)
    }
    const plain = dated('authors: core')
    expect(plain.structured).toMatchObject({ datePublished: '2017-12-14' })
    expect(plain.structured).not.toHaveProperty('temporalCoverage')
    expect(plain.route.post).not.toHaveProperty('published')
    const event = dated('published: 2026-11-22')
    expect(event.structured).toMatchObject({
      datePublished: '2026-11-22',
      temporalCoverage: '2017-12-14',
    })
    expect(event.route.post).toMatchObject({ date: '2017-12-14', published: '2026-11-22', about: 'event' })
    expect(JSON.stringify(event.route.head.tags)).toContain('2026-11-22')
    expect(JSON.stringify(event.route.head.tags)).not.toContain('2017-12-14')
    const release = dated('published: 2026-11-22', { entries: 'releases' })
    expect(release.route.post.about).toBe('release')
  })

  it('resolves links between posts and lets documents link to posts', () => {
    const { problems } = blogOf({
      'blog/2024-01-01-a.md': post(
        'title: A',
        'See [b](./2024-01-02-b.md), [b](2024-01-02-b.md) and [b](/blog/2024/01/02/b/#part).\n\n<!-- truncate -->',
      ),
      'blog/2024-01-02-b.md': post('title: B', 'Text.\n\n<!-- truncate -->\n\n## Part'),
    })
    expect(problems).toEqual([])
  })
})

it('shows every listed post on exactly one page of the list, for any page size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 5 }), (count, size) => {
      const files = Object.fromEntries(
        Array.from({ length: count }, (_, n) => [`blog/2024-02-${10 + n}-p.md`, post(`title: P${n}`)]),
      )
      const { blog } = blogOf(files, { postsPerPage: size })
      expect(blog.pages.flatMap(({ posts }) => posts)).toEqual(blog.listed)
      expect(blog.pages.length).toBe(Math.max(1, Math.ceil(count / size)))
      expect(
        blog.pages.slice(0, -1).every(({ posts, older }) => posts.length === size && older !== null),
      ).toBe(true)
    }),
    { numRuns: 30 },
  )
})
