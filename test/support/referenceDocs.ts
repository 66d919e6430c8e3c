// The plan of a site as Docusaurus makes it, from recorded files.
export interface TreeItem {
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

export interface ReferenceDoc {
  readonly id: string
  readonly path: string
  readonly sidebar: string | null
  readonly displayedSidebar?: string | null
  readonly slugInFrontMatter?: boolean
  readonly unlisted?: boolean
  readonly prev: string | null
  readonly next: string | null
}

export interface ReferenceInstance {
  readonly routeBase: string
  readonly docs: readonly ReferenceDoc[]
  readonly sidebarTrees: Readonly<Record<string, readonly TreeItem[]>>
  readonly draftIds?: readonly string[]
}

export const itemsOf = (item: TreeItem): readonly TreeItem[] =>
  Array.isArray(item.items) ? (item.items as readonly TreeItem[]) : []

export function* walk(items: readonly TreeItem[]): Generator<TreeItem> {
  for (const item of items) {
    yield item
    yield* walk(itemsOf(item))
  }
}

/** The reference's tree as a sidebars file. */
export const toItem = (item: TreeItem, base: string): object => {
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

export function filesOf(instance: ReferenceInstance, folder: string): Record<string, string> {
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

export const expectedDocs = (docs: readonly ReferenceDoc[]) =>
  [...docs]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, path, sidebar, prev, next }) => ({ id, path, sidebar, prev, next }))

/** Converts a planned tree to the form of the reference. */

export const expectedTree = (items: readonly TreeItem[]): object[] =>
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
