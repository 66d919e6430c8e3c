// Plans the same IDs, URLs, sidebars, order and generated pages as the reference.
import { describe, expect, it } from 'vitest'
import { docsIn } from '../../../build/kinds/docs/index.ts'
import type { DocsVersion, SidebarEntry } from '../../../build/model/docs.ts'
import type { LocaleSite } from '../../../build/model/site.ts'
import { facts } from '../../support/facts.ts'
import { memorySite } from '../../support/memorySite.ts'

interface TreeItem {
  readonly doc?: string
  readonly category?: string
  readonly link?: string
  readonly html?: string
  readonly label?: string
  readonly linkDoc?: string | null
  readonly generatedIndex?: string
  readonly generatedIndexTitle?: string
  readonly collapsed?: boolean
  readonly collapsible?: boolean
  readonly className?: string
  readonly items?: readonly TreeItem[] | string
  readonly [key: string]: unknown
}

interface ReferenceDoc {
  readonly id: string
  readonly path: string
  readonly sidebar: string | null
  readonly displayedSidebar?: string | null
  readonly slugInFrontMatter?: boolean
  readonly unlisted?: boolean
  readonly prev: string | null
  readonly next: string | null
}

interface Instance {
  readonly routeBase: string
  readonly docs: readonly ReferenceDoc[]
  readonly sidebarTrees: Readonly<Record<string, readonly TreeItem[]>>
  readonly draftIds?: readonly string[]
}

const itemsOf = (item: TreeItem): readonly TreeItem[] =>
  Array.isArray(item.items) ? (item.items as readonly TreeItem[]) : []

function* walk(items: readonly TreeItem[]): Generator<TreeItem> {
  for (const item of items) {
    yield item
    yield* walk(itemsOf(item))
  }
}

/** The reference's tree as a sidebars file. */
const toItem = (item: TreeItem, base: string): object => {
  if (item.doc !== undefined)
    return { type: 'doc', id: item.doc, label: item.label, className: item.className }
  if (item.link !== undefined) return { type: 'link', label: item.label, href: item.link }
  if (item.html !== undefined) return { type: 'html', value: item.html, defaultStyle: item['defaultStyle'] }
  const link = item.linkDoc
    ? { type: 'doc', id: item.linkDoc }
    : item.generatedIndex
      ? {
          type: 'generated-index',
          slug: item.generatedIndex.slice(base.length, -1),
          title: item.generatedIndexTitle,
        }
      : undefined
  const items =
    typeof item.items === 'string'
      ? [{ type: 'link', label: 'One of many', href: '/' }]
      : itemsOf(item).map((child) => toItem(child, base))
  return {
    type: 'category',
    label: item.category,
    link,
    collapsed: item.collapsed,
    collapsible: item.collapsible,
    className: item.className,
    items,
  }
}

/** The front matter and file of a document that give it the reference's ID and URL. */
function fileOf(doc: ReferenceDoc, label: string | undefined, base: string): string {
  const lines = [`title: ${JSON.stringify(label ?? doc.id)}`]
  if (doc.slugInFrontMatter)
    lines.push(`slug: ${JSON.stringify(doc.path.slice(base.length).replace(/\/$/, '') || '/')}`)
  if (doc.unlisted) lines.push('unlisted: true')
  if (doc.displayedSidebar !== undefined) lines.push(`displayed_sidebar: ${doc.displayedSidebar}`)
  return `---\n${lines.join('\n')}\n---\n\nText.\n`
}

function filesOf(instance: Instance, folder: string): Record<string, string> {
  const labels = new Map<string, string>()
  for (const tree of Object.values(instance.sidebarTrees))
    for (const item of walk(tree)) {
      if (item.doc !== undefined && item.label !== undefined) labels.set(item.doc, item.label)
      if (item.linkDoc && item.category) labels.set(item.linkDoc, item.category)
    }
  const drafts = (instance.draftIds ?? []).map((id) => [
    `${folder}/${id}.md`,
    '---\ndraft: true\n---\n\nDraft.\n',
  ])
  return Object.fromEntries([
    ...instance.docs.map((doc) => [
      `${folder}/${doc.id}.md`,
      fileOf(doc, labels.get(doc.id), instance.routeBase),
    ]),
    ...drafts,
  ])
}

const stop = (version: DocsVersion, id: string, step: -1 | 1): string | null => {
  const doc = version.docsById.get(id)
  const order = version.sidebars.find(({ name }) => name === doc?.sidebar)?.order ?? []
  const at = doc?.unlisted ? -1 : order.findIndex(({ route }) => route === doc?.route)
  return at === -1 ? null : (order[at + step]?.route ?? null)
}

const describeDocs = (version: DocsVersion) =>
  [...version.docs]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, route, sidebar }) => ({
      id,
      path: route,
      sidebar,
      prev: stop(version, id, -1),
      next: stop(version, id, 1),
    }))

const expectedDocs = (docs: readonly ReferenceDoc[]) =>
  [...docs]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, path, sidebar, prev, next }) => ({ id, path, sidebar, prev, next }))

/** Converts a planned tree to the form of the reference. */
const describeTree = (items: readonly SidebarEntry[]): object[] =>
  items.map((item) => {
    if (item.type === 'doc' || item.type === 'ref') return { doc: item.doc.id, label: item.label }
    if (item.type !== 'category') return { type: item.type }
    const link =
      item.link && 'doc' in item.link
        ? { linkDoc: item.link.doc.id }
        : item.link
          ? { generatedIndex: item.link.index.route }
          : { linkDoc: null }
    return { category: item.label, ...link, collapsed: item.collapsed, items: describeTree(item.items) }
  })

const expectedTree = (items: readonly TreeItem[]): object[] =>
  items.map((item) => {
    if (item.doc !== undefined) return { doc: item.doc, label: item.label }
    if (item.category === undefined) return { type: item.link !== undefined ? 'link' : 'html' }
    const link =
      item.generatedIndex !== undefined
        ? { generatedIndex: item.generatedIndex }
        : { linkDoc: item.linkDoc ?? null }
    return {
      category: item.category,
      ...link,
      collapsed: item.collapsed ?? false,
      items: typeof item.items === 'string' ? [{ type: 'link' }] : expectedTree(itemsOf(item)),
    }
  })

describe('the trees of the reference', () => {
  const reference = facts('docs') as Record<'default' | 'community' | 'docs-tests', Instance>

  it('plans the default instance in three versions', () => {
    const instance = reference.default
    const sidebars = JSON.stringify(
      Object.fromEntries(
        Object.entries(instance.sidebarTrees).map(([name, tree]) => [
          name,
          tree.map((item) => toItem(item, '/docs')),
        ]),
      ),
    )
    const files: Record<string, string> = {
      'sidebars.json': sidebars,
      'versions.json': '["3.6.3","3.5.2"]',
      ...filesOf(instance, 'docs'),
    }
    for (const version of ['3.6.3', '3.5.2']) {
      Object.assign(files, filesOf(instance, `versioned_docs/version-${version}`))
      files[`versioned_sidebars/version-${version}-sidebars.json`] = sidebars
    }
    const { site, problems } = memorySite(files, {
      docs: { lastVersion: 'current', versions: { current: { label: 'Canary 🚧' } } },
      pages: false,
    })
    expect(problems).toEqual([])
    const versions = docsIn(site.locales[0] as LocaleSite)[0]?.versions ?? []
    expect(
      versions.map(({ name, label, isLast, path, banner, badge, className, mainDoc }) => ({
        name,
        label,
        isLast,
        path,
        banner,
        badge,
        className,
        main: mainDoc?.id,
      })),
    ).toEqual([
      {
        name: 'current',
        label: 'Canary 🚧',
        isLast: true,
        path: '/docs',
        banner: null,
        badge: true,
        className: 'docs-version-current',
        main: 'introduction',
      },
      {
        name: '3.6.3',
        label: '3.6.3',
        isLast: false,
        path: '/docs/3.6.3',
        banner: 'unmaintained',
        badge: true,
        className: 'docs-version-3.6.3',
        main: 'introduction',
      },
      {
        name: '3.5.2',
        label: '3.5.2',
        isLast: false,
        path: '/docs/3.5.2',
        banner: 'unmaintained',
        badge: true,
        className: 'docs-version-3.5.2',
        main: 'introduction',
      },
    ])
    const [current, , old] = versions as [DocsVersion, DocsVersion, DocsVersion]
    expect(describeDocs(current)).toEqual(expectedDocs(instance.docs))
    expect(old.docs.map(({ route }) => route)).toEqual(
      current.docs.map(({ route }) => route.replace('/docs/', '/docs/3.5.2/')),
    )
    for (const { name, items } of current.sidebars)
      expect(describeTree(items)).toEqual(expectedTree(instance.sidebarTrees[name] ?? []))
    expect(current.indexes.map(({ route }) => route)).toEqual([
      '/docs/category/getting-started/',
      '/docs/category/guides/',
    ])
  })

  it('plans the community instance from its folder', () => {
    const instance = reference.community
    const order = (instance.sidebarTrees['community'] ?? []).flatMap(({ doc }) =>
      doc === undefined ? [] : [doc],
    )
    const named = Object.entries(filesOf(instance, 'community')).map(([path, text]) => [
      path.replace(/([\w-]+)\.md$/, (_whole, id: string) => `${order.indexOf(id)}-${id}.md`),
      text,
    ])
    const links = (instance.sidebarTrees['community'] ?? [])
      .filter(({ link }) => link !== undefined)
      .map((item) => toItem(item, ''))
    const files = {
      ...Object.fromEntries(named),
      'sidebarsCommunity.json': JSON.stringify({
        community: [{ type: 'autogenerated', dirName: '.' }, ...links],
      }),
    }
    const { site } = memorySite(files, {
      docs: [{ id: 'community', path: 'community', sidebarPath: 'sidebarsCommunity.json' }],
      pages: false,
    })
    const version = docsIn(site.locales[0] as LocaleSite)[0]?.versions[0] as DocsVersion
    expect(describeDocs(version)).toEqual(expectedDocs(instance.docs))
    expect(version.badge).toBe(false)
    expect(version.mainDoc?.id).toBe('support')
  })

  it('plans the test instance, with generated sidebars, drafts and unlisted documents', () => {
    const instance = reference['docs-tests']
    const tree = instance.sidebarTrees['sidebar'] ?? []
    const tests = tree.find(({ category }) => category === 'Tests') as TreeItem
    const files: Record<string, string> = filesOf(instance, 'tests-docs')
    // The folder `tests` is generated from its files, and its category files follow from the tree.
    const generate = (items: readonly TreeItem[], folder: string): void => {
      for (const item of items) {
        if (item.category === undefined || typeof item.items === 'string') continue
        const inside =
          [...walk(itemsOf(item))].find(({ doc }) => doc?.startsWith(`${folder}/`))?.doc ?? item.linkDoc ?? ''
        const name = inside.slice(folder.length + 1).split('/')[0] as string
        const path = `${folder}/${name}`
        if (item.generatedIndex)
          files[`tests-docs/${path}/_category_.json`] = JSON.stringify({
            label: item.category,
            link: { type: 'generated-index', slug: item.generatedIndex.slice('/tests/docs'.length, -1) },
          })
        else if (name === 'no-index-doc') files[`tests-docs/${path}/_category_.json`] = '{ "link": null }'
        generate(itemsOf(item), path)
      }
    }
    generate(
      itemsOf(tests).filter(
        ({ doc, category }) =>
          doc !== undefined || (category !== undefined && !category.startsWith('Sidebar item')),
      ),
      'tests',
    )
    const rest = itemsOf(tests).slice(itemsOf(tests).findIndex(({ link }) => link !== undefined))
    const sidebar = tree.map((item) => {
      if (item === tests)
        return {
          ...toItem({ ...item, items: rest }, '/tests/docs'),
          items: [
            { type: 'autogenerated', dirName: 'tests' },
            ...rest.map((child) => toItem(child, '/tests/docs')),
          ],
        }
      if (item.category === 'TOC tests')
        return { ...toItem(item, '/tests/docs'), items: [{ type: 'autogenerated', dirName: 'toc' }] }
      return toItem(item, '/tests/docs')
    })
    files['sidebarsTests.json'] = JSON.stringify({
      sidebar,
      anotherSidebar: (instance.sidebarTrees['anotherSidebar'] ?? []).map((item) =>
        toItem(item, '/tests/docs'),
      ),
    })
    const { site, problems } = memorySite(files, {
      docs: [
        {
          id: 'docs-tests',
          path: 'tests-docs',
          routeBasePath: 'tests/docs',
          sidebarPath: 'sidebarsTests.json',
          categoryIndexNames: ['index', 'readme', 'intro'],
        },
      ],
      pages: false,
    })
    expect(problems).toEqual([])
    const version = docsIn(site.locales[0] as LocaleSite)[0]?.versions[0] as DocsVersion
    expect(describeTree(version.sidebars[0]?.items ?? [])).toEqual(expectedTree(tree))
    expect(describeDocs(version)).toEqual(expectedDocs(instance.docs))
    expect([...version.draftIds].sort()).toEqual([...(instance.draftIds ?? [])].sort())
    expect(version.mainDoc?.id).toBe('index')
  })
})

const treeOf = (files: Readonly<Record<string, string>>, config: object = {}) => {
  const { site, problems } = memorySite(files, { pages: false, ...config })
  const sidebar = docsIn(site.locales[0] as LocaleSite)[0]?.versions[0]?.sidebars[0]
  return {
    tree: describeTree(sidebar?.items ?? []),
    order: sidebar?.order.map(({ label }) => label),
    problems,
    paths: site.routes.map(({ path }) => path),
  }
}

describe('an autogenerated sidebar', () => {
  it('orders by position, then number prefix, then file name, and removes prefixes from IDs and URLs', () => {
    const { tree, paths } = treeOf({
      'docs/02-second.md': '# Second',
      'docs/1. first.md': '# First',
      'docs/b.md': '# B',
      'docs/a.md': '# A',
      'docs/z.md': '---\nsidebar_position: 0.5\n---\n\n# Z',
      'docs/2021-11-x.md': '# Date',
      'docs/7.0-x.md': '# Version',
    })
    expect(tree.map((item) => ('doc' in item ? item.doc : item))).toEqual([
      'z',
      'first',
      'second',
      '2021-11-x',
      '7.0-x',
      'a',
      'b',
    ])
    expect(paths).toContain('/docs/first/')
  })

  it('keeps prefixes if number prefixes are disabled', () => {
    expect(treeOf({ 'docs/01-a.md': '# A' }, { docs: { numberPrefixParser: false } }).paths).toContain(
      '/docs/01-a/',
    )
    expect(treeOf({ 'docs/01-a.md': '---\nparse_number_prefixes: false\n---\n\n# A' }).paths).toContain(
      '/docs/01-a/',
    )
  })

  it('takes label, position and link of a folder from its index document, or from the category file', () => {
    const { tree } = treeOf({
      'docs/x/index.md': '---\nsidebar_position: 2\nsidebar_label: Named\n---\n\n# X',
      'docs/x/a.md': '# A',
      'docs/y/b.md': '# B',
      'docs/y/_category_.json':
        '{"label":"Why","position":1,"collapsed":false,"link":{"type":"generated-index"}}',
    })
    expect(tree).toEqual([
      {
        category: 'Why',
        generatedIndex: '/docs/category/why/',
        collapsed: false,
        items: [{ doc: 'y/b', label: 'B' }],
      },
      { category: 'Named', linkDoc: 'x/index', collapsed: true, items: [{ doc: 'x/a', label: 'A' }] },
    ])
  })

  it('shows a folder with only an index document as that document, and omits a folder of drafts', () => {
    const { tree } = treeOf({
      'docs/only/README.md': '# Only',
      'docs/gone/a.md': '---\ndraft: true\n---\n',
      'docs/gone/_category_.json': '{"link":{"type":"generated-index"}}',
    })
    expect(tree).toEqual([{ doc: 'only/README', label: 'Only' }])
  })

  it('takes labels from front matter before those of a sidebar, and titles for documents of categories', () => {
    const { tree, order } = treeOf({
      'docs/a.md': '---\nsidebar_label: Own\n---\n\n# A',
      'docs/b.md': '# B',
      'docs/c/index.md': '# C',
      'docs/c/d.md': '---\npagination_label: Turn\n---\n\n# D',
      'sidebars.json': JSON.stringify({
        docs: [
          { type: 'doc', id: 'a', label: 'Listed' },
          { type: 'doc', id: 'b', label: 'Listed' },
          { type: 'category', label: 'Group', link: { type: 'doc', id: 'c/index' }, items: ['c/d'] },
        ],
      }),
    })
    expect(tree).toMatchObject([
      { doc: 'a', label: 'Own' },
      { doc: 'b', label: 'Listed' },
      { category: 'Group', items: [{ doc: 'c/d', label: 'D' }] },
    ])
    expect(order).toEqual(['Own', 'Listed', 'C', 'Turn'])
  })

  it('gives equal labels different URLs', () => {
    const index = '{"label":"Same","link":{"type":"generated-index"}}'
    const { paths } = treeOf({
      'docs/x/a.md': '# A',
      'docs/x/_category_.json': index,
      'docs/y/b.md': '# B',
      'docs/y/_category_.json': index,
    })
    expect(paths.filter((path) => path.includes('category'))).toEqual([
      '/docs/category/same-1/',
      '/docs/category/same/',
    ])
  })
})

describe('problems of a docs instance', () => {
  const messages = (files: Readonly<Record<string, string>>, config: object = {}) =>
    treeOf(files, config).problems.map(({ code, file, message }) => `${file}  ${code}  ${message}`)

  it('reports an unknown sidebar item and suggests a similar one', () => {
    const { problems } = treeOf({ 'docs/intro.md': '# I', 'sidebars.json': '{"docs":["intor"]}' })
    expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
      ['The sidebar "docs" lists the document "intor", which does not exist.', 'Did you mean intro?'],
    ])
  })

  it('reports duplicate IDs, empty categories, and invalid slugs', () => {
    expect(messages({ 'docs/a.md': '# A', 'docs/01-a.md': '# A' })).toEqual([
      'docs/a.md  duplicateId  The document id "a" is already used by docs/01-a.md.',
    ])
    expect(
      messages({
        'docs/a.md': '# A',
        'sidebars.json': '{"docs":["a",{"type":"category","label":"Empty","items":[]}]}',
      }),
    ).toEqual([
      'sidebars.json  sidebarItem  The category "Empty" of the sidebar "docs" has neither items nor a link.',
    ])
    for (const slug of ['/a/../../b', 'a\\b', '/%2e%2e/x', 'x?y'])
      expect(messages({ 'docs/a.md': `---\nslug: ${slug}\n---\n` })[0]).toContain('invalidSlug')
  })

  it('names every file with the same URL', () => {
    expect(
      messages({
        'docs/a.md': '# A',
        'docs/b.md': '---\nslug: /a\n---\n',
        'docs/c.md': '---\nslug: /A\n---\n',
      }),
    ).toEqual([
      'docs/b.md  duplicateRoute  The path /docs/a/ is used by docs/a.md and docs/b.md and docs/c.md. The page of docs/a.md is shown.',
      'docs/c.md  duplicateRoute  The path /docs/A/ (differing only in case) is used by docs/a.md and docs/b.md and docs/c.md. The page of docs/a.md is shown.',
    ])
  })
})
