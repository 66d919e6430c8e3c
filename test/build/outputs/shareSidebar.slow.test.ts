// The files of a large sidebar: together they contain it, each page's file has the items that its HTML shows,
// and the size of a file does not depend on the size of the site.
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareSidebar } from '../../../build/outputs/pages/shareSidebar.ts'
import { branchesOf } from '../../../build/outputs/pages/sidebarBranches.ts'
import type { SidebarCategory, SidebarData, SidebarItem } from '../../../build/shared/routeData.ts'

const link = (name: string): SidebarItem => ({ type: 'link', label: `Page ${name}`, href: `/docs/${name}/` })

const category = (
  label: string,
  items: readonly SidebarItem[],
  open: Partial<SidebarCategory> = {},
): SidebarCategory => ({
  type: 'category',
  label,
  href: null,
  firstHref: firstOf(items),
  collapsible: true,
  collapsed: true,
  ...open,
  items,
})

function firstOf(items: readonly SidebarItem[]): string | null {
  for (const item of items) {
    const href = item.type === 'link' ? item.href : item.type === 'category' ? item.firstHref : null
    if (href !== null) return href
  }
  return null
}

function share(items: readonly SidebarItem[]) {
  const data: SidebarData = { items }
  const { files, hash, hrefAt } = shareSidebar(
    { key: 'en/default/current/docs', name: 'docs', data },
    '/base/',
  )
  const texts = new Map(files.map(({ path, text }) => [`/base/${path}`, text]))
  const read = (href: string): SidebarData => JSON.parse(texts.get(href) ?? 'null')
  return { files, hash, hrefAt, texts, read }
}

type Shared = ReturnType<typeof share>

const itemsAt = ({ items, branch = [] }: SidebarData): readonly SidebarItem[] =>
  branch.reduce((list, index) => (list[index] as SidebarCategory).items, items)

/** The items as a reader sees them who opens everything. */
const opened = (items: readonly SidebarItem[], shared: Shared): SidebarItem[] =>
  items.map((item): SidebarItem => {
    if (item.type !== 'category') return item
    const { part, ...rest } = item
    const inner = part === undefined ? item.items : itemsAt(shared.read(part))
    return { ...rest, items: opened(inner, shared) }
  })

/** The lists on the way to an item, with its own if it is a category: what a page shows open. */
function shownAt(items: readonly SidebarItem[], trail: readonly number[]): unknown[] {
  const labels = (list: readonly SidebarItem[]) => list.map((item) => ('label' in item ? item.label : ''))
  const item = items[trail[0] ?? -1]
  return [labels(items), ...(item?.type === 'category' ? shownAt(item.items, trail.slice(1)) : [])]
}

/** Items with their trails, at most so many of each list. */
const trailsIn = (items: readonly SidebarItem[], at: readonly number[] = []): number[][] =>
  items.flatMap((item, index) => {
    const trail = [...at, index]
    return [trail, ...(item.type === 'category' ? trailsIn(item.items, trail) : [])]
  })

const tree = fc.letrec<{ item: SidebarItem; items: SidebarItem[] }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.nat(1_000_000).map((name) => link(String(name))),
    fc
      .tuple(
        fc.nat(1000),
        fc.integer({ min: 0, max: 40 }),
        tie('items'),
        fc.constantFrom({}, {}, { collapsed: false }, { collapsible: false }, { href: '/docs/index/' }),
      )
      .map(([name, more, items, open]) =>
        category(
          `Category ${name}`,
          [...items, ...Array.from({ length: more }, (_, index) => link(`${name}/${index}`))],
          open,
        ),
      ),
  ),
  items: fc.array(tie('item'), { maxLength: 6 }),
})).items

describe('the files of a sidebar', () => {
  it('are one file for a small sidebar', () => {
    const shared = share([category('A', [link('a')]), category('B', [link('b')])])
    const path = `assets/sidebars/docs.${shared.hash.slice(0, 8)}.json`
    expect(shared.files.map((file) => file.path)).toEqual([path])
    expect(shared.hrefAt([1, 0])).toBe(`/base/${path}`)
    expect(shared.hrefAt([])).toBe(`/base/${path}`)
  })

  it('contain all items together, and each page shows what it shows with the whole sidebar', () => {
    const filler = category(
      'Filler',
      Array.from({ length: 900 }, (_, index) => link(`filler/${index}`)),
    )
    fc.assert(
      fc.property(tree, (items) => {
        const all = [...items, filler]
        const shared = share(all)
        expect(shared.files.length).toBeGreaterThan(1)
        const { whole = '' } = shared.read(shared.hrefAt([]))
        expect(shared.read(whole)).toEqual({ items: all })
        for (const trail of [[], ...trailsIn(all).filter((_, index) => index % 17 === 0)]) {
          const data = shared.read(shared.hrefAt(trail))
          expect(shownAt(data.items, trail)).toEqual(shownAt(all, trail))
          expect(data.whole).toBe(whole)
        }
        expect(opened(shared.read(shared.hrefAt([])).items, shared)).toEqual(all)
      }),
      { numRuns: 20 },
    )
  })

  it('stay as they are for pages of one branch when a page comes in another', () => {
    const pages = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => link(`${name}/${index}`))
    const partsWith = (count: number) =>
      share([category('A', pages('a', 800)), category('B', pages('b', count)), link('z')])
    const [before, after] = [partsWith(800), partsWith(801)]
    expect(after.hash).not.toBe(before.hash)
    for (const trail of [[], [0, 5], [2]]) expect(after.hrefAt(trail)).toBe(before.hrefAt(trail))
    expect(after.hrefAt([1, 5])).not.toBe(before.hrefAt([1, 5]))
    const partOf = ({ read, hrefAt }: Shared) => (read(hrefAt([0, 5])).items[1] as SidebarCategory).part ?? ''
    expect(partOf(after)).toBe(partOf(before))
    expect(itemsAt(after.read(partOf(after)))).toHaveLength(801)
  })

  it('have different names where branches and sidebars have the same', () => {
    const pages = (name: string) => Array.from({ length: 800 }, (_, index) => link(`${name}/${index}`))
    const shared = share([category('Same', pages('a')), category('Same', pages('b'))])
    expect(new Set(shared.files.map(({ path }) => path)).size).toBe(shared.files.length)
    expect(opened(shared.read(shared.hrefAt([])).items, shared)).toHaveLength(2)
    const data: SidebarData = { items: [category('Same', pages('a')), category('Other', pages('b'))] }
    const whole = (key: string) => shareSidebar({ key, name: 'docs', data }, '/').files[0]?.path
    expect(whole('en/default/1.0/docs')).not.toBe(whole('en/default/2.0/docs'))
  })

  it('leave out no category that starts open or that has no visible page', () => {
    const pages = (name: string) => Array.from({ length: 800 }, (_, index) => link(`${name}/${index}`))
    const items = [
      category('Open', pages('open'), { collapsed: false }),
      category('Fixed', pages('fixed'), { collapsible: false }),
      category('Hidden', pages('hidden'), { firstHref: null }),
      category('Closed', pages('closed')),
    ]
    expect([...branchesOf(items, JSON.stringify(items).length).values()]).toEqual([[3]])
  })

  it('are divided again where one category is large', () => {
    const inner = Array.from({ length: 40 }, (_, part) =>
      category(
        `Part ${part}`,
        Array.from({ length: 100 }, (_, index) => link(`${part}/${index}`)),
      ),
    )
    const shared = share([category('All', inner), link('z')])
    const page = shared.read(shared.hrefAt([0, 17, 3]))
    expect(page.branch).toEqual([0, 17])
    expect(shownAt(page.items, [0, 17, 3]).at(-1)).toHaveLength(100)
    expect(JSON.stringify(page).length).toBeLessThan(60_000)
  })
})

it('a page loads at most 14 kB of its sidebar, from 200 to 100,000 pages', () => {
  // Parts of 20 folders of 25 pages, as in scripts/generateSite.ts.
  const site = (pages: number): SidebarItem[] =>
    Array.from({ length: Math.ceil(pages / 500) }, (_, part) =>
      category(
        `part-${part}`,
        Array.from({ length: Math.min(20, pages / 25) }, (_, folder) =>
          category(
            `section-${part * 20 + folder}`,
            Array.from({ length: 25 }, (_, page) =>
              link(`part-${part}/section-${part * 20 + folder}/page-${(part * 20 + folder) * 25 + page}`),
            ),
          ),
        ),
      ),
    )
  const sizes = [200, 20_000, 100_000].map((pages) => {
    const shared = share(site(pages))
    return gzipSync(shared.texts.get(shared.hrefAt([0, 3, 2])) ?? '').length
  })
  console.info(`Sidebar of a page at 200, 20,000 and 100,000 pages: ${sizes.join(', ')} bytes`)
  expect(Math.max(...sizes)).toBeLessThan(14_000)
})
