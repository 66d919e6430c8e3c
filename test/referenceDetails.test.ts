// The built site against the facts, in depth: every version, whole sidebars, breadcrumbs, tags, authors, debug pages, redirects.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RouteData, RoutePayload, SidebarData, SidebarItem } from '../build/shared/routeData.ts'
import { type BuiltSite, buildAndServe } from './support/builtSite.ts'
import { runCli } from './support/cli.ts'

const folder = '../shared/reference'
const there = existsSync(folder)
if (!there) console.info(`There is no ${folder}: the comparison with the facts is skipped.`)
const facts = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const docsFacts = there ? facts('docs.json') : {}

interface DocFact {
  readonly id: string
  readonly path: string
  readonly sidebar: string | null
  readonly prev: string | null
  readonly next: string | null
  readonly unlisted?: boolean
}

interface TreeFact {
  readonly doc?: string
  readonly category?: string
  readonly label: string
  readonly link?: string
  readonly linkDoc?: string | null
  readonly generatedIndex?: string
  readonly collapsed?: boolean
  readonly collapsible?: boolean
  readonly className?: string
  readonly html?: string
  readonly items?: readonly TreeFact[] | string
}

let site: BuiltSite
const routeAt = (path: string): RouteData => (JSON.parse(readFileSync(join(site.outDir, path, 'index.json'), 'utf8')) as RoutePayload).route
const docAt = (path: string) => {
  const route = routeAt(path)
  if (route.view !== 'doc') throw new Error(`${path} is no document.`)
  return route
}
const decoded = (href: string | null | undefined) => (href ? decodeURI(href) : null)

describe.skipIf(!there)('the facts in depth', () => {
  beforeAll(async () => {
    site = await buildAndServe('.')
  })
  afterAll(() => site?.close())

  const places = [
    ['default', ''],
    ['default', '3.6.3'],
    ['default', '3.5.2'],
    ['community', ''],
    ['docs-tests', ''],
  ] as const

  describe.each(there ? places : [])('%s %s', (instance, version) => {
    const { docs, sidebarTrees } = docsFacts[instance] as { docs: DocFact[]; sidebarTrees: Record<string, TreeFact[]> }
    const missing = new Set(version === '' ? [] : ['api/plugins/plugin-svgr', ...(version === '3.5.2' ? ['api/plugins/plugin-rsdoctor'] : [])])
    const inVersion = (path: string) => (version === '' ? path : path.replace('/docs/', `/docs/${version}/`))
    const pathOf = (id: string) => inVersion(docs.find((doc) => doc.id === id)?.path ?? `no document ${id}`)

    /** The neighbour in the facts, without the documents that the version does not have. */
    const neighbour = (path: string | null, side: 'prev' | 'next'): string | null => {
      const doc = docs.find((one) => one.path === path)
      return doc && missing.has(doc.id) ? neighbour(doc[side], side) : path && inVersion(path)
    }

    it('has its documents, with sidebars and neighbours', () => {
      const told = docs.filter(({ id }) => !missing.has(id))
      for (const { id, path, sidebar, prev, next, unlisted = false } of told) {
        const doc = docAt(inVersion(path))
        const found = {
          id: doc.version.docId,
          sidebar: doc.version.sidebarName,
          prev: decoded(doc.previous?.href),
          next: decoded(doc.next?.href),
          unlisted: doc.unlisted,
        }
        expect(found, path).toEqual({
          id,
          sidebar,
          prev: unlisted ? null : neighbour(prev, 'prev'),
          next: unlisted ? null : neighbour(next, 'next'),
          unlisted,
        })
      }
      for (const id of missing) expect(existsSync(join(site.outDir, pathOf(id)))).toBe(false)
    })

    /** What both sides say of an item. Trees that are written by a program are compared by their size elsewhere. */
    const told = (item: TreeFact): unknown => {
      if (item.html !== undefined) return 'html'
      if (/^(?:https|pathname):/.test(item.link ?? '')) return 'another site'
      if (item.category === undefined) return item.doc === undefined ? [item.label, 'link'] : [item.label, pathOf(item.doc)]
      const href = item.generatedIndex ? inVersion(item.generatedIndex) : item.linkDoc ? pathOf(item.linkDoc) : null
      const state = `${item.collapsible ?? true} ${item.collapsed ?? true}`
      return [item.category, href, item.className ?? '', state, Array.isArray(item.items) ? listOf(item.items) : 'many']
    }
    const listOf = (items: readonly TreeFact[]) => items.filter(({ doc }) => doc === undefined || !missing.has(doc)).map(told)
    const docPaths = new Set(docs.map(({ path }) => inVersion(path)))
    const built = (item: SidebarItem): unknown => {
      if (item.type === 'html') return 'html'
      const href = decoded(item.href)
      // Whose chat it is, is each site's own.
      if (item.type === 'link' && item.external) return 'another site'
      if (item.type === 'link') return [item.label, href !== null && docPaths.has(href) ? href : 'link']
      const items = item.label === 'Huge sidebar category' ? 'many' : item.items.map(built)
      return [item.label, href, item.className ?? '', `${item.collapsible} ${item.collapsed}`, items]
    }

    it.each(Object.keys(sidebarTrees))('has the whole sidebar %s', (name) => {
      const { path = '' } = docs.find(({ sidebar }) => sidebar === name) ?? {}
      const { sidebar } = docAt(inVersion(path))
      const { items } = JSON.parse(readFileSync(join(site.outDir, decodeURI(sidebar?.href ?? '')), 'utf8')) as SidebarData
      expect(items.map(built)).toEqual(listOf(sidebarTrees[name] ?? []))
    })

    it('has the breadcrumbs that follow from the sidebars', () => {
      let compared = 0
      const walk = (items: readonly TreeFact[], above: readonly (readonly [string, string | null])[], name: string): void => {
        for (const item of items) {
          const own = item.linkDoc ?? item.doc
          const href = item.generatedIndex ? inVersion(item.generatedIndex) : own && !missing.has(own) ? pathOf(own) : null
          const label = item.category ?? item.label
          const doc = docs.find(({ id }) => id === own)
          if (own && href && doc?.sidebar === name && !doc.unlisted) {
            compared++
            expect(
              docAt(href).breadcrumbs.map((crumb) => [crumb.label, decoded(crumb.href)]),
              href,
            ).toEqual([...above, [label, null]])
          }
          const linked = docs.find(({ id }) => id === item.linkDoc)?.unlisted ? null : href
          if (Array.isArray(item.items)) walk(item.items, [...above, [label, linked]], name)
        }
      }
      for (const [name, tree] of Object.entries(sidebarTrees)) walk(tree, [], name)
      expect(compared).toBeGreaterThan(5)
    })
  })

  it('has the tags of documents with what they list', () => {
    const { tagPages, tagsListPage } = docsFacts['docs-tests'] as {
      tagPages: { tag: string; path: string; unlisted: boolean; docs: string[] }[]
      tagsListPage: string
    }
    for (const { tag, path, unlisted, docs } of tagPages) {
      const route = routeAt(path)
      if (route.view !== 'docTag') throw new Error(`${path} is no tag.`)
      expect({ unlisted: route.unlisted, count: route.items.length, title: route.title.includes(`"${tag}"`) }, path).toEqual({
        unlisted,
        count: docs.length,
        title: true,
      })
    }
    const list = routeAt(tagsListPage)
    const shown = list.view === 'tags' ? list.groups.flatMap(({ tags }) => tags.map(({ href }) => href)) : []
    expect(shown.sort()).toEqual(
      tagPages
        .filter(({ unlisted }) => !unlisted)
        .map(({ path }) => path)
        .sort(),
    )
  })

  it('has the posts of both blogs in order, with dates, tags and authors by name', () => {
    for (const [name, base] of [
      ['main', 'blog'],
      ['tests', 'tests/blog'],
    ] as const) {
      const blog = facts('blog.json')[name] as {
        posts: { path: string; date: string; tags: string[]; authors: string[] | number; unlisted?: boolean; listPage?: number }[]
        listPages: number
      }
      const names = load(readFileSync(`content/${base}/authors.yml`, 'utf8')) as Record<string, { name: string }>
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
        if (Array.isArray(authors))
          expect(
            route.post.authors.map((author) => author.name),
            path,
          ).toEqual(authors.map((key) => names[key]?.name))
      }
    }
  })

  it('has the authors of both blogs, with their pages', () => {
    const blogs = facts('blog.json')
    for (const [authors, base, size] of [
      [blogs.main.authors, '/blog/', 5],
      [blogs.tests.authors, '/tests/blog/', 3],
    ] as const) {
      const list = routeAt(`${base}authors/`)
      const counts = list.view === 'blogAuthors' ? list.authors.map(({ count }) => count) : []
      expect([...counts].sort()).toEqual((authors as { count: number }[]).map(({ count }) => count).sort())
      for (const { page, path = page, count, pages } of authors as { page?: string; path?: string; count: number; pages: number }[]) {
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

  it('has debug pages that agree with the facts and with --json', async () => {
    const panel = (name: string) => {
      const route = routeAt(`/__docusaurus/debug/${name}/`)
      if (route.view !== 'debug') throw new Error(`${name} is no debug page.`)
      return route.data
    }
    const told = Object.values(facts('routes.json').groups as Record<string, { path: string; exact?: boolean; sidebar?: string }[]>).flat()
    const routes = panel('routes') as { path: string; exact: boolean; sidebar?: string }[]
    const pages = routes.filter(({ path }) => !/\/404(?:\.html)?\/?$/.test(path))
    expect(pages.map(({ path }) => path).sort()).toEqual(told.map(({ path }) => path).sort())
    for (const { path, exact = true, sidebar } of told)
      expect(
        pages.find((route) => route.path === path),
        path,
      ).toMatchObject({ exact, ...(sidebar ? { sidebar } : {}) })
    const { stdout } = await runCli(['check', '.', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, routes: routes.length })
    const content = panel('content') as {
      docs: Record<string, { loadedVersions: { docs: unknown[] }[] }>
      blog: Record<string, { blogPosts: unknown[] }>
    }
    expect(content.docs['default']?.loadedVersions.map(({ docs }) => docs.length)).toEqual([89, 88, 87])
    expect(content.blog['default']?.blogPosts).toHaveLength(25)
    expect(panel('config')).toMatchObject({ title: 'Troodon', baseUrl: '/', i18n: { locales: ['en'] } })
    expect(panel('metadata')).toMatchObject({ docusaurusVersion: '3.6.3', siteVersion: '3.6.3' })
    expect(panel('globalData')).toMatchObject({ docs: { default: { versions: [{ name: 'current' }, { name: '3.6.3' }, { name: '3.5.2' }] } } })
    for (const script of Object.values(panel('registry') as Record<string, string>)) expect(existsSync(join(site.outDir, script)), script).toBe(true)
  })
})
