// Compares the built lists with the expected facts: tags, authors and posts in order; and the debug pages
// with the facts and `--json`.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuiltSite } from '../support/builtSite.ts'
import { runCommand } from '../support/command.ts'
import { facts, isAdded, routeIn } from '../support/facts.ts'
import { serveOwnSite } from '../support/ownSite.ts'

let site: BuiltSite
const routeAt = (path: string) => routeIn(site.outDir, path)

describe('the built lists', () => {
  beforeAll(async () => {
    site = await serveOwnSite()
  })
  afterAll(() => site?.close())

  it('contain the tags of documents with their documents', () => {
    const { tagPages, tagsListPage } = facts('docs')['docs-tests'] as {
      tagPages: { tag: string; path: string; unlisted: boolean; docs: string[] }[]
      tagsListPage: string
    }
    for (const { tag, path, unlisted, docs } of tagPages) {
      const route = routeAt(path)
      if (route.view !== 'docTag') throw new Error(`${path} is no tag.`)
      expect(
        { unlisted: route.unlisted, count: route.items.length, title: route.title.includes(`"${tag}"`) },
        path,
      ).toEqual({
        unlisted,
        count: docs.length,
        title: true,
      })
    }
    const list = routeAt(tagsListPage)
    const shown =
      list.view === 'tags' || list.view === 'blogTags'
        ? list.groups.flatMap(({ tags }) => tags.map(({ href }) => href))
        : []
    expect(shown.sort()).toEqual(
      tagPages
        .filter(({ unlisted }) => !unlisted)
        .map(({ path }) => path)
        .sort(),
    )
  })

  it('contain the posts of both blogs in order, with dates, tags and authors', () => {
    for (const [name, base] of [
      ['main', 'blog'],
      ['tests', 'tests/blog'],
    ] as const) {
      const blog = facts('blog')[name] as {
        posts: {
          path: string
          date: string
          tags: string[]
          authors: string[] | number
          unlisted?: boolean
          listPage?: number
        }[]
        listPages: number
      }
      const names = load(readFileSync(`content/${base}/authors.yml`, 'utf8')) as Record<
        string,
        { name: string }
      >
      const listed: string[] = []
      for (let page = 1; page <= blog.listPages; page++) {
        const list = routeAt(page === 1 ? `/${base}/` : `/${base}/page/${page}/`)
        if (list.view === 'blogPosts') listed.push(...list.posts.map(({ href }) => decodeURI(href)))
      }
      expect([...listed].sort()).toEqual(
        blog.posts
          .filter(({ unlisted }) => !unlisted)
          .map(({ path }) => path)
          .sort(),
      )
      for (const { path, date, tags, authors } of blog.posts) {
        const route = routeAt(path)
        if (route.view !== 'blogPost') throw new Error(`${path} is no post.`)
        expect(route.post.date, path).toBe(date)
        const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
        expect(
          route.post.tags.map(({ label }) => slug(label)),
          path,
        ).toEqual(tags.map(slug))
        // The authors of the main blog have other keys than the facts.
        if (name === 'tests' && Array.isArray(authors))
          expect(
            route.post.authors.map((author) => author.name),
            path,
          ).toEqual(authors.map((key) => names[key]?.name))
      }
    }
  })

  it('contain the authors of both blogs with their pages', () => {
    const blogs = facts('blog')
    for (const [authors, base, size] of [
      [blogs.main.authors, '/blog/', 5],
      [blogs.tests.authors, '/tests/blog/', 3],
    ] as const) {
      const list = routeAt(`${base}authors/`)
      const counts = list.view === 'blogAuthors' ? list.authors.map(({ count }) => count) : []
      expect([...counts].sort()).toEqual((authors as { count: number }[]).map(({ count }) => count).sort())
      for (const { path, count, pages } of authors as {
        path?: string
        count: number
        pages: number
      }[]) {
        if (!path) continue
        const posts = Array.from({ length: pages }, (_, index) => {
          const route = routeAt(index === 0 ? path : `${path}authors/${index + 1}/`)
          return route.view === 'blogPosts' ? route.posts.length : -1
        })
        expect(
          posts.reduce((sum, one) => sum + one, 0),
          path,
        ).toBe(count)
        expect(Math.max(...posts), path).toBeLessThanOrEqual(size)
        expect(existsSync(join(site.outDir, path, `authors/${pages + 1}`)), path).toBe(false)
      }
    }
  })

  it('agree with the debug pages and --json', async () => {
    const panel = (name: string) => {
      const route = routeAt(`/__docusaurus/debug/${name}/`)
      if (route.view !== 'debug') throw new Error(`${name} is no debug page.`)
      return route.data
    }
    const told = facts('routes').routes as { path: string; exact?: boolean; sidebar?: string }[]
    const routes = panel('routes') as { path: string; exact: boolean; sidebar?: string }[]
    const pages = routes.filter(({ path }) => !/\/404(?:\.html)?\/?$/.test(path))
    expect(
      pages
        .map(({ path }) => path)
        .filter((path) => !isAdded(path))
        .sort(),
    ).toEqual(told.map(({ path }) => path).sort())
    for (const { path, exact = true, sidebar } of told)
      expect(
        pages.find((route) => route.path === path),
        path,
      ).toMatchObject({ exact, ...(sidebar ? { sidebar } : {}) })
    const { stdout } = await runCommand(['check', '.', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, routes: routes.length })
    const content = panel('content') as {
      docs: Record<string, { loadedVersions: { docs: unknown[] }[] }>
      blog: Record<string, { blogPosts: unknown[] }>
    }
    expect(content.docs['default']?.loadedVersions.map(({ docs }) => docs.length)).toEqual([136, 88, 87])
    expect(content.blog['default']?.blogPosts).toHaveLength(25)
    expect(panel('config')).toMatchObject({ title: 'Troodon', baseUrl: '/', i18n: { locales: ['en'] } })
    expect(panel('metadata')).toMatchObject({ docusaurusVersion: '3.6.3', siteVersion: '3.6.3' })
    expect(panel('globalData')).toMatchObject({
      docs: { default: { versions: [{ name: 'current' }, { name: '3.6.3' }, { name: '3.5.2' }] } },
    })
    for (const script of Object.values(panel('registry') as Record<string, string>))
      expect(existsSync(join(site.outDir, script)), script).toBe(true)
  })
})
