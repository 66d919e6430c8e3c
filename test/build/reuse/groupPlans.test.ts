// Plans of versions and languages in the store: what is planned again, and that a plan from the store is the
// one that would be made.
import { describe, expect, it } from 'vitest'
import { hashOf } from '../../../build/io/hash.ts'
import { docsIn } from '../../../build/kinds/docs/index.ts'
import type { PageFacts } from '../../../build/model/page.ts'
import type { Site } from '../../../build/model/site.ts'
import { planSite } from '../../../build/plan/planSite.ts'
import { openGroupPlans } from '../../../build/reuse/groupPlans.ts'
import type { Store } from '../../../build/reuse/store.ts'
import type { SourcePath } from '../../../build/shared/paths.ts'
import { memorySite } from '../../support/memorySite.ts'
import { describeDocs, describeTree } from '../../support/plannedDocs.ts'

const french = 'i18n/fr/docusaurus-plugin-content-docs'
const sidebars = {
  main: [
    'a',
    'gone',
    { type: 'category', label: 'All', link: { type: 'generated-index' }, items: ['part/b', 'c'] },
    { type: 'link', label: 'Elsewhere', href: '/docs/next/a/', customProps: { doc: 1 } },
    { type: 'html', value: '<hr>' },
  ],
}
const files: Readonly<Record<string, string>> = {
  'docs/a.md': '# A',
  'docs/01-part/b.md': '---\ntags: [one]\n---\n\n# B',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/a.md': '---\nslug: /\ntags: [one, two]\n---\n\n# A of 1.0',
  'versioned_docs/version-1.0/part/b.md': '---\nunlisted: true\npagination_next: none\n---\n\n# B of 1.0',
  'versioned_docs/version-1.0/c.md': '---\ndisplayed_sidebar: other\nimage: ./c.png\n---\n\n# C',
  'versioned_docs/version-1.0/d.md': '---\ndraft: true\n---\n\n# D',
  'versioned_sidebars/version-1.0-sidebars.json': JSON.stringify(sidebars),
  [`${french}/version-1.0/a.md`]: '---\nslug: /\n---\n\n# A de 1.0',
  [`${french}/version-1.0.json`]: '{ "sidebar.main.category.All": { "message": "Tout" } }',
}
const config = { i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }
const project = { configHash: '', lateReads: '', root: '/', config: { frontMatterHook: null } }
const context = { engine: '', markdownKey: '', siteCodeKey: '', project, plugins: { key: '' } }

function openPlans() {
  const values = new Map<string, string>()
  const store = {
    get: (key: string) => (values.has(key) ? JSON.parse(values.get(key) as string) : undefined),
    put: (key: string, value: unknown) => values.set(key, JSON.stringify(value)),
  } as unknown as Store
  /** Plans the site. Returns the files whose front matter was read. */
  return (changed: Readonly<Record<string, string>> = {}) => {
    const all = { ...files, ...changed }
    const { input } = memorySite(all, config)
    const read = new Set<SourcePath>()
    const watched = ([source, facts]: readonly [SourcePath, PageFacts]) => {
      const { draft, unlisted, image } = facts.frontMatter
      const marks = { draft, unlisted, image } as PageFacts['marks'] & object
      const own = { ...facts, bodyKey: hashOf(all[source] as string), marks }
      const get = () => {
        read.add(source)
        return facts.frontMatter
      }
      return [source, Object.defineProperty(own, 'frontMatter', { get })] as const
    }
    const known = { ...input, pages: new Map([...input.pages].map(watched)) }
    const site = planSite({ ...known, plans: openGroupPlans(known, context, store) })
    return { read: [...read].sort(), site: described(site), fresh: described(planSite(input)) }
  }
}

const described = ({ routes, locales, diagnostics }: Site) => ({
  diagnostics,
  routes: routes.map((route) => ({
    ...route,
    page: route.source,
    version: '',
    instance: '',
    doc: '',
    group: '',
  })),
  versions: locales.flatMap(docsIn).flatMap(({ versions }) =>
    versions.map((version) => ({
      ...{ name: version.name, draftIds: version.draftIds, indexes: version.indexes },
      ...{ mainDoc: version.mainDoc?.id, docs: describeDocs(version), label: version.label },
      documents: version.docs.map(({ page, ...doc }) => ({ ...doc, file: doc.file, source: page.source })),
      sidebars: version.sidebars.map(({ name, items, order }) => ({
        name,
        order,
        items: describeTree(items),
      })),
      tags: version.tags.groups.map(({ tag, items, route }) => [tag, items.map(({ id }) => id), route]),
      byDoc: [...version.tags.byDoc],
    })),
  ),
})

describe('the plan of a version in one language', () => {
  it('is that of the store when nothing changed, without reading any page', () => {
    const plan = openPlans()
    const first = plan()
    expect(first.read).toHaveLength(7)
    expect(first.fresh.diagnostics.map(({ code }) => code)).toContain('sidebarItem')
    const second = plan()
    expect(second.read).toEqual([])
    expect(second.site).toEqual(first.fresh)
  })

  it.each<[what: string, changed: Readonly<Record<string, string>>, read: readonly string[]]>([
    ['a page of the current version', { 'docs/a.md': '# Other' }, ['docs/01-part/b.md', 'docs/a.md']],
    ['a new page', { 'docs/new.md': '# New' }, ['docs/01-part/b.md', 'docs/a.md', 'docs/new.md']],
    [
      'a category',
      { 'docs/01-part/_category_.json': '{ "label": "Other" }' },
      ['docs/01-part/b.md', 'docs/a.md'],
    ],
    [
      'the sidebar of a version',
      { 'versioned_sidebars/version-1.0-sidebars.json': '{ "other": ["c"] }' },
      [
        `${french}/version-1.0/a.md`,
        ...['a', 'c', 'd', 'part/b'].map((id) => `versioned_docs/version-1.0/${id}.md`),
      ],
    ],
    [
      'a translated page',
      { [`${french}/version-1.0/c.md`]: '# C de 1.0' },
      [
        ...['a', 'c'].map((id) => `${french}/version-1.0/${id}.md`),
        ...['d', 'part/b'].map((id) => `versioned_docs/version-1.0/${id}.md`),
      ],
    ],
    [
      'a page that has a translation',
      { 'versioned_docs/version-1.0/a.md': '---\nslug: /\n---\n\n# Other' },
      ['a', 'c', 'd', 'part/b'].map((id) => `versioned_docs/version-1.0/${id}.md`),
    ],
    [
      'translated labels',
      { [`${french}/version-1.0.json`]: '{ "version.label": { "message": "Un" } }' },
      [
        `${french}/version-1.0/a.md`,
        ...['c', 'd', 'part/b'].map((id) => `versioned_docs/version-1.0/${id}.md`),
      ],
    ],
  ])('is made again after a change of %s, and no other', (_, changed, read) => {
    const plan = openPlans()
    plan()
    const { read: now, site, fresh } = plan(changed)
    expect(now).toEqual(read)
    expect(site).toEqual(fresh)
  })
})
