// Compares the built documents with the expected facts in detail: every version, whole sidebars, breadcrumbs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SidebarItem } from '../../build/shared/routeData.ts'
import { findRepository } from '../../scripts/repository.ts'
import type { BuiltSite } from '../support/builtSite.ts'
import {
  type DocFact,
  facts,
  neighbour,
  routeIn,
  type TreeFact,
  wholeSidebarIn,
  withoutAdded,
} from '../support/facts.ts'
import { serveOwnSite } from '../support/ownSite.ts'

const docsFacts = facts('docs')

let site: BuiltSite
const routeAt = (path: string) => routeIn(site.outDir, path)
const docAt = (path: string) => {
  const route = routeAt(path)
  if (route.view !== 'doc') throw new Error(`${path} is no document.`)
  return route
}
const decoded = (href: string | null | undefined) => (href ? decodeURI(href) : null)

describe('the detailed facts', () => {
  beforeAll(async () => {
    site = await serveOwnSite()
  })
  afterAll(() => site?.close())

  it('have a link to the current source on every document and post', () => {
    const known = findRepository('.')?.editUrl ?? '/community/edit-a-page/?file='
    const pages = (facts('routes').routes as { path: string }[]).map(({ path }) => routeAt(path))
    const sources = pages.flatMap((route) => {
      if (route.view !== 'doc' && route.view !== 'blogPost' && route.view !== 'markdownPage') return []
      const href = route.editHref ?? ''
      expect(href.startsWith(known), `${route.path}: ${href}`).toBe(true)
      return decodeURIComponent(href.slice(known.length).replace(/^\//, ''))
    })
    expect(sources.length).toBeGreaterThan(480)
    expect(sources.filter((source) => !existsSync(source))).toEqual([])
    expect(sources.filter((source) => source.includes('versioned_docs'))).toEqual([])
  })

  const places = [
    ['default', ''],
    ['default', '3.6.3'],
    ['default', '3.5.2'],
    ['community', ''],
    ['docs-tests', ''],
  ] as const

  describe.each(places)('%s %s', (instance, version) => {
    const { docs, sidebarTrees } = docsFacts[instance] as {
      docs: DocFact[]
      sidebarTrees: Record<string, TreeFact[]>
    }
    const missing = new Set(
      version === ''
        ? []
        : ['api/plugins/plugin-svgr', ...(version === '3.5.2' ? ['api/plugins/plugin-rsdoctor'] : [])],
    )
    const inVersion = (path: string) => (version === '' ? path : path.replace('/docs/', `/docs/${version}/`))
    const pathOf = (id: string) => inVersion(docs.find((doc) => doc.id === id)?.path ?? `no document ${id}`)

    /** The previous or next document in the facts, without documents that the version does not have. */
    const toldNeighbour = (path: string | null, side: 'prev' | 'next'): string | null => {
      const doc = docs.find((one) => one.path === path)
      return doc && missing.has(doc.id) ? toldNeighbour(doc[side], side) : path && inVersion(path)
    }

    it('include every document, with sidebars and pagination', () => {
      const told = docs.filter(({ id }) => !missing.has(id))
      for (const { id, path, sidebar, prev, next, unlisted = false } of told) {
        const doc = docAt(inVersion(path))
        const found = {
          id: doc.version.docId,
          sidebar: doc.version.sidebarName,
          prev: neighbour(inVersion(path), (at) => docAt(at).previous?.href),
          next: neighbour(inVersion(path), (at) => docAt(at).next?.href),
          unlisted: doc.unlisted,
        }
        expect(found, path).toEqual({
          id,
          sidebar,
          prev: unlisted ? null : toldNeighbour(prev, 'prev'),
          next: unlisted ? null : toldNeighbour(next, 'next'),
          unlisted,
        })
      }
      for (const id of missing) expect(existsSync(join(site.outDir, pathOf(id)))).toBe(false)
    })

    /** The fields of an item that both sides have. Generated trees are compared by size elsewhere. */
    const told = (item: TreeFact): unknown => {
      if (item.html !== undefined) return 'html'
      if (/^(?:https|pathname):/.test(item.link ?? '')) return 'another site'
      if (item.category === undefined)
        return item.doc === undefined ? [item.label, 'link'] : [item.label, pathOf(item.doc)]
      const href = item.generatedIndex
        ? inVersion(item.generatedIndex)
        : item.linkDoc
          ? pathOf(item.linkDoc)
          : null
      const state = `${item.collapsible ?? true} ${item.collapsed ?? true}`
      return [
        item.category,
        href,
        item.className ?? '',
        state,
        Array.isArray(item.items) ? listOf(item.items) : 'many',
      ]
    }
    const listOf = (items: readonly TreeFact[]) =>
      items.filter(({ doc }) => doc === undefined || !missing.has(doc)).map(told)
    const docPaths = new Set(docs.map(({ path }) => inVersion(path)))
    const built = (item: SidebarItem): unknown => {
      if (item.type === 'html') return 'html'
      const href = decoded(item.href)
      // Each site links to its own chat.
      if (item.type === 'link' && item.external) return 'another site'
      if (item.type === 'link') return [item.label, href !== null && docPaths.has(href) ? href : 'link']
      const items = item.label === 'Huge sidebar category' ? 'many' : withoutAdded(item.items).map(built)
      return [item.label, href, item.className ?? '', `${item.collapsible} ${item.collapsed}`, items]
    }

    it.each(Object.keys(sidebarTrees))('include the whole sidebar %s', (name) => {
      const { path = '' } = docs.find(({ sidebar }) => sidebar === name) ?? {}
      const { sidebar } = docAt(inVersion(path))
      const { items } = wholeSidebarIn(site.outDir, sidebar?.href ?? '')
      expect(withoutAdded(items).map(built)).toEqual(listOf(sidebarTrees[name] ?? []))
    })

    it('include the breadcrumbs that follow from the sidebars', () => {
      let compared = 0
      const walk = (
        items: readonly TreeFact[],
        above: readonly (readonly [string, string | null])[],
        name: string,
      ): void => {
        for (const item of items) {
          const own = item.linkDoc ?? item.doc
          const href = item.generatedIndex
            ? inVersion(item.generatedIndex)
            : own && !missing.has(own)
              ? pathOf(own)
              : null
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
})
