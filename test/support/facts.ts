// Expected contents of this repository's site (test/facts/: routes, documents, sidebars, posts), and
// functions that read pages of a built site.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteData, RoutePayload, SidebarData, SidebarItem } from '../../build/shared/routeData.ts'

/** A file of test/facts/. */
export const facts = (name: 'blog' | 'changelog' | 'docs' | 'routes') =>
  JSON.parse(readFileSync(`test/facts/${name}.json`, 'utf8'))

export interface DocFact {
  readonly id: string
  readonly path: string
  readonly sidebar: string | null
  readonly prev: string | null
  readonly next: string | null
  readonly unlisted?: boolean
}

export interface TreeFact {
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

/** The expected content of the page at a URL. */
export const routeIn = (outDir: string, path: string): RouteData =>
  (JSON.parse(readFileSync(join(outDir, path, 'index.json'), 'utf8')) as RoutePayload).route

/** All items of the sidebar in a file, also if that file has one branch only. */
export function wholeSidebarIn(outDir: string, href: string): SidebarData {
  const data = JSON.parse(readFileSync(join(outDir, decodeURI(href)), 'utf8')) as SidebarData
  return data.whole === undefined ? data : wholeSidebarIn(outDir, data.whole)
}

/** Pages of the documentation that are missing in the facts, because they are about Troodon alone. */
const added =
  'accessibility|agents|checks|ci|compare|deployment/[\\w-]+|editors|error-codes(?:/[\\w-]+)?|examples|explain|limits|many-machines|markdown-features/(?:components|text)|migration/(?:compatibility|docusaurus-2|gitbook|mkdocs|vitepress)|performance|security|theming|troodon-in-5-minutes|troubleshooting|tutorial|upkeep|verify'
const addedPages = new RegExp(`^/(?:docs/(?:${added})|community/edit-a-page|releases|news(?:/.+)?)/$`)

export const isAdded = (path: string): boolean => addedPages.test(path)

/** A sidebar without links to such pages, and without categories that have nothing else. */
export const withoutAdded = (items: readonly SidebarItem[]): readonly SidebarItem[] =>
  items.filter((item) =>
    item.type === 'category'
      ? withoutAdded(item.items).length > 0
      : item.type !== 'link' || !isAdded(item.href),
  )

/**
 * The path of the document before or after one, without the pages of `isAdded`. `linkOf` returns the link of
 * the document at a path.
 */
export function neighbour(path: string, linkOf: (path: string) => string | undefined): string | null {
  const href = linkOf(path)
  if (href === undefined) return null
  const next = decodeURI(href)
  // A page for each version: `/docs/3.6.3/ci/`.
  return isAdded(next.replace(/^\/docs\/3\.\d\.\d\//, '/docs/')) ? neighbour(next, linkOf) : next
}
