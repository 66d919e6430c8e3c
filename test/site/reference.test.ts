// Compares the built site with the expected facts: routes, documents, sidebars, pagination, blog pages, tags,
// authors.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SidebarData, SidebarItem } from '../../build/shared/routeData.ts'
import type { BuiltSite } from '../support/builtSite.ts'
import {
  type DocFact,
  facts,
  isAdded,
  neighbour,
  routeIn,
  type TreeFact,
  wholeSidebarIn,
  withoutAdded,
} from '../support/facts.ts'
import { serveOwnSite } from '../support/ownSite.ts'

describe('the built site', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await serveOwnSite()
  })
  afterAll(() => site?.close())

  const routeAt = (path: string) => routeIn(site.outDir, path)
  const docAt = (path: string) => {
    const route = routeAt(path)
    if (route.view !== 'doc') throw new Error(`${path} is no document.`)
    return route
  }
  const sidebarOf = (path: string): SidebarData => {
    const { sidebar } = docAt(path)
    if (!sidebar) throw new Error(`${path} has no sidebar.`)
    return wholeSidebarIn(site.outDir, sidebar.href)
  }

  it('has exactly the expected routes', () => {
    const wanted = (facts('routes').routes as { path: string }[]).map(({ path }) => path)
    const found = readdirSync(site.outDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|\/)index\.json$/.test(file) && statSync(join(site.outDir, file)).isFile())
      .map((file) => `/${file.replace(/index\.json$/, '')}`)
      .filter((path) => !isAdded(path))
    expect(found.filter((path) => !wanted.includes(path))).toEqual([])
    expect(wanted.filter((path) => !found.includes(path))).toEqual([])
    expect(wanted).toHaveLength(604)
  })

  const instances = facts('docs')
  it.each(['default', 'community', 'docs-tests'])(
    'has the documents of %s with their ids, sidebars and pagination',
    (name) => {
      const docs = instances[name].docs as readonly DocFact[]
      const told = docs.map(({ id, path, sidebar, prev = null, next = null, unlisted = false }) => ({
        id,
        path,
        sidebar,
        prev,
        next,
        unlisted,
      }))
      const built = docs.map(({ path }) => {
        const doc = docAt(path)
        return {
          id: doc.version.docId,
          path,
          sidebar: doc.version.sidebarName,
          prev: neighbour(path, (at) => docAt(at).previous?.href),
          next: neighbour(path, (at) => docAt(at).next?.href),
          unlisted: doc.unlisted,
        }
      })
      const compared = <T extends { prev: string | null; next: string | null; unlisted: boolean }>(
        all: readonly T[],
      ) => all.map((one) => (one.unlisted ? { ...one, prev: null, next: null } : one))
      expect(compared(built)).toEqual(compared(told))
    },
  )

  const labels = (items: readonly SidebarItem[]): unknown[] =>
    withoutAdded(items).map((item) =>
      item.type === 'html' ? 'html' : item.type === 'link' ? item.label : [item.label, labels(item.items)],
    )
  const toldLabels = (items: readonly TreeFact[]): unknown[] =>
    items.map((item) =>
      'html' in item
        ? 'html'
        : item.category === undefined
          ? item.label
          : [item.category, typeof item.items === 'string' ? 'generated' : toldLabels(item.items ?? [])],
    )
  it.each([
    ['default', 'docs', '/docs/'],
    ['default', 'api', '/docs/cli/'],
    ['docs-tests', 'sidebar', '/tests/docs/more-test/'],
  ])('has the sidebar of %s: %s', (instance, name, path) => {
    const built = labels(sidebarOf(path).items).map((item) =>
      Array.isArray(item) && item[0] === 'Huge sidebar category' ? [item[0], 'generated'] : item,
    )
    expect(built).toEqual(toldLabels(instances[instance].sidebarTrees[name]))
  })

  it('has the whole large sidebar', () => {
    const huge = sidebarOf('/tests/docs/more-test/').items.find(
      (item) => item.type === 'category' && item.label === 'Huge sidebar category',
    )
    const count = (items: readonly SidebarItem[]): { links: number; categories: number } =>
      items.reduce(
        (sum, item) => {
          const below = item.type === 'category' ? count(item.items) : { links: 0, categories: 0 }
          return {
            links: sum.links + below.links + (item.type === 'link' ? 1 : 0),
            categories: sum.categories + below.categories + (item.type === 'category' ? 1 : 0),
          }
        },
        { links: 0, categories: 0 },
      )
    expect(huge?.type === 'category' && count(huge.items)).toEqual({ links: 1097, categories: 584 })
  })

  it('has the posts of both blogs on the expected pages, with their tags and authors', () => {
    const { main, tests } = facts('blog')
    for (const [blog, base, size] of [
      [main, '/blog/', 5],
      [tests, '/tests/blog/', 3],
    ] as const) {
      const listed = (
        blog.posts as {
          path: string
          listPage?: number
          authors: unknown
          tags: string[]
          unlisted?: boolean
        }[]
      ).filter((post) => !post.unlisted)
      for (const { path, listPage } of listed) {
        const list = routeAt(listPage === 1 ? base : `${base}page/${listPage}/`)
        const hrefs = list.view === 'blogPosts' ? list.posts.map(({ href }) => decodeURI(href)) : []
        expect(hrefs, `${path} on page ${listPage}`).toContain(path)
        expect(hrefs.length).toBeLessThanOrEqual(size)
      }
      for (const post of blog.posts as {
        path: string
        authors: readonly string[] | number
        tags: readonly string[]
      }[]) {
        const route = routeAt(post.path)
        if (route.view !== 'blogPost') throw new Error(`${post.path} is no post.`)
        expect(route.post.authors.length, post.path).toBe(
          typeof post.authors === 'number' ? post.authors : post.authors.length,
        )
        expect(route.post.tags.length, post.path).toBe(post.tags.length)
      }
      for (const { path, label, count, pages } of blog.tags as {
        path: string
        label: string
        count: number
        pages: number
      }[]) {
        const first = routeAt(path)
        if (first.view !== 'blogPosts') throw new Error(`${path} is no list.`)
        expect(first.title, path).toContain(`"${label}"`)
        expect(existsSync(join(site.outDir, path, `page/${pages}`, 'index.json')) || pages === 1, path).toBe(
          true,
        )
        expect(existsSync(join(site.outDir, path, `page/${pages + 1}`))).toBe(false)
        expect(first.title, path).toContain(count === 1 ? 'One post' : `${count} posts`)
      }
    }
  })

  it('has the changelog in the expected order', () => {
    const found = Array.from({ length: 6 }, (_, index) => {
      const list = routeAt(index === 0 ? '/changelog/' : `/changelog/page/${index + 1}/`)
      return list.view === 'blogPosts'
        ? list.posts.map(({ href, date }) => ({ path: decodeURI(href), listPage: index + 1, date }))
        : []
    })
    expect(found.flat()).toEqual(facts('changelog'))
  })

  it('redirects every old URL to the new one', () => {
    const { redirects } = facts('routes') as { redirects: { from: string; to: string }[] }
    for (const { from, to } of redirects) {
      const page = readFileSync(join(site.outDir, from, 'index.html'), 'utf8')
      // The facts contain the URL of the other project where this site links to its own.
      const target = to.replace('https://docusaurus.io', 'https://troodon.example')
      expect(page, from).toContain(`data-to="${target.replaceAll('&', '&amp;')}"`)
    }
    expect(readFileSync(join(site.outDir, 'docs/cli.html/index.html'), 'utf8')).toContain(
      'data-to="/docs/cli/"',
    )
  })
})
