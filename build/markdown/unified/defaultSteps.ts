// The steps that Docusaurus takes around the plugins of a site, on the tree of remark: plugins find the nodes
// that they expect. What needs the whole site, such as where a link leads, follows later as for all pages.
import GithubSlugger from 'github-slugger'
import type { MarkdownConfig } from '../../model/project.ts'
import { admonitionType } from '../../shared/components/admonition.ts'
import { isBeside, leadsInside } from '../../shared/hrefs.ts'
import { titleNode } from '../contentTitle.ts'
import { type TreeNode, type TreeStep, treeText, visitTree } from './treeNode.ts'

type Settings = Pick<MarkdownConfig, 'admonitions' | 'reads' | 'maintainCase' | 'onlyOwnAdmonitions'>

/** Before `remarkPlugins`. */
export const stepsBefore = (settings: Settings): readonly TreeStep[] => [
  contentTitle(settings),
  admonitions(settings),
  options,
  headings(settings.maintainCase),
  contents,
  rename('details', 'Details'),
  rename('head', 'Head'),
  mermaid,
  images,
]

/** After `remarkPlugins`. */
export const stepsAfter: readonly TreeStep[] = [() => directivesAsText, () => codeMeta, () => comments]

const contentTitle =
  ({ reads }: Settings): TreeStep =>
  () =>
  (tree, file) => {
    const frontMatter = (file.data['frontMatter'] ?? {}) as Record<string, unknown>
    const title = titleNode(tree, frontMatter, reads.namesFrom)
    if (!title) return
    file.data['contentTitle'] = treeText(title)
    if (!reads.titleInHeader) return
    const heading = { ...title }
    for (const field of Object.keys(title)) if (field !== 'position') Reflect.deleteProperty(title, field)
    Object.assign(title, { type: 'mdxJsxFlowElement', name: 'header', attributes: [], children: [heading] })
  }

const admonitions =
  ({ admonitions: own, onlyOwnAdmonitions }: Settings): TreeStep =>
  () =>
  (tree) =>
    visitTree(tree, (node) => {
      const name = String(node['name'])
      if (node.type !== 'containerDirective' || admonitionType(name, own, onlyOwnAdmonitions) === null) return
      const [label, ...rest] = node.children ?? []
      const hasLabel = label?.data?.['directiveLabel'] === true
      const attributes = (node['attributes'] ?? {}) as Record<string, string | undefined>
      const only = hasLabel && label.children?.length === 1 ? label.children[0] : undefined
      const title = attributes['title'] ?? (only?.type === 'text' ? only.value : undefined)
      const properties = { title, className: attributes['class'], id: attributes['id'], type: name }
      node.data = {
        hName: 'admonition',
        hProperties: Object.fromEntries(Object.entries(properties).filter(([, value]) => value)),
      }
      if (!hasLabel) return
      node.children = rest
      if (!title)
        node.children.unshift({
          type: 'mdxAdmonitionTitle',
          data: { hName: 'mdxAdmonitionTitle', hProperties: {} },
          children: label.children ?? [],
        })
    })

/** `:::options` around a list whose first item begins with code. */
const options: TreeStep = () => (tree) =>
  visitTree(tree, (node) => {
    if (node.type !== 'containerDirective' || node['name'] !== 'options' || node.data) return
    const [list] = node.children ?? []
    const first = list?.children?.[0]?.children?.[0]?.children?.[0]
    if (list?.type !== 'list' || list['ordered'] || first?.type !== 'inlineCode') return
    const { id } = (node['attributes'] ?? {}) as { readonly id?: string }
    node.data = { hName: 'options', hProperties: id ? { id } : {} }
  })

/** Ids as GitHub makes them; one that a plugin set before is kept. */
const headings =
  (maintainCase: boolean): TreeStep =>
  () =>
  (tree) => {
    const slugger = new GithubSlugger()
    visitTree(tree, (node) => {
      if (node.type !== 'heading') return
      node.data ??= {}
      const properties = (node.data['hProperties'] ??= {}) as Record<string, unknown>
      const given = properties['id']
      const id = given
        ? slugger.slug(String(given), true)
        : (commentId(node) ?? writtenId(node) ?? slugger.slug(treeText(node), maintainCase))
      node.data['id'] = id
      properties['id'] = id
    })
  }

/** `## Heading {/* #id *\/}` and `## Heading <!-- #id -->`. */
function commentId(heading: TreeNode): string | null {
  const last = heading.children?.at(-1)
  const comment =
    last?.type === 'mdxTextExpression'
      ? /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(last.value ?? '')
      : last?.type === 'html'
        ? /^<!--([\s\S]*)-->$/.exec(last.value ?? '')
        : null
  const id = /^\s*#(\S+)/.exec(comment?.[1] ?? '')?.[1]
  if (id === undefined) return null
  heading.children?.pop()
  trimEnd(heading)
  return id
}

/** `## Heading {#id}`. */
function writtenId(heading: TreeNode): string | null {
  const last = heading.children?.at(-1)
  const match = last?.type === 'text' ? /\s*\{#([^\s{}]+)\}\s*$/.exec(last.value ?? '') : null
  if (!last || !match) return null
  last.value = last.value?.slice(0, match.index) ?? ''
  if (last.value === '') heading.children?.pop()
  return match[1] ?? null
}

function trimEnd(node: TreeNode): void {
  const last = node.children?.at(-1)
  if (last?.type === 'text') last.value = last.value?.trimEnd() ?? ''
}

/** Remembers which headings the table of contents lists: those that no plugin adds later. */
const contents: TreeStep = () => (tree, file) => {
  const listed = new Set<string>()
  visitTree(tree, (node) => {
    if (node.type === 'heading') listed.add(headingKey(node.position?.start.offset, node.data?.['id']))
  })
  file.data['troodonHeadings'] = listed
}

/** By its place, or by its id when a plugin made it. */
export const headingKey = (offset: number | undefined, id: unknown): string =>
  offset === undefined ? `#${String(id)}` : String(offset)

const rename =
  (name: string, component: string): TreeStep =>
  () =>
  (tree) =>
    visitTree(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node['name'] === name) node['name'] = component
    })

const mermaid: TreeStep = () => (tree) =>
  visitTree(tree, (node) => {
    if (node.type !== 'code' || node['lang'] !== 'mermaid') return
    node.type = 'mermaidCodeBlock'
    node.data = { hName: 'mermaid', hProperties: { value: node.value ?? '' } }
  })

/** Images of the site become JSX, as in Docusaurus, where their file is imported. */
const images: TreeStep = () => (tree) =>
  visitTree(tree, (node) => {
    const url = String(node['url'] ?? '')
    if (node.type !== 'image' || url === '' || !(isBeside(url) || leadsInside(url))) return
    const attributes = [
      ['alt', node['alt']],
      ['src', url],
      ['title', node['title']],
    ].flatMap(([name, value]) => (value ? [{ type: 'mdxJsxAttribute', name, value }] : []))
    const { position } = node
    for (const field of Object.keys(node)) Reflect.deleteProperty(node, field)
    Object.assign(node, {
      type: 'mdxJsxTextElement',
      name: 'img',
      attributes,
      children: [],
      position,
      data: { troodonImage: true },
    })
  })

const prefixes: Readonly<Record<string, string>> = { textDirective: ':', leafDirective: '::' }

/** `12:30` is not a directive. */
const directivesAsText = (tree: TreeNode): void =>
  visitTree(tree, (node) => {
    const prefix = prefixes[node.type]
    const isPlain = Object.keys((node['attributes'] ?? {}) as object).length === 0 && !node.children?.length
    if (prefix !== ':' || node.data || !isPlain) return
    node.type = 'text'
    node.value = `:${String(node['name'])}`
    Reflect.deleteProperty(node, 'children')
  })

/** The words after the language of a code block. */
const codeMeta = (tree: TreeNode): void =>
  visitTree(tree, (node) => {
    if (node.type !== 'code') return
    node.data ??= {}
    const properties = (node.data['hProperties'] ??= {}) as Record<string, unknown>
    properties['metastring'] = node['meta'] ?? undefined
    properties['live'] = String(node['meta'] ?? '')
      .split(' ')
      .includes('live')
  })

/** Comments of HTML in MDX, which mean something here: where an excerpt ends, which link may be broken. */
const comments = (tree: TreeNode): void =>
  visitTree(tree, (node, parent) => {
    if (node.type !== 'comment') return
    node.type = parent.type === 'root' ? 'mdxFlowExpression' : 'mdxTextExpression'
    const text = String(node['commentValue'] ?? node.value ?? '')
    node.value = `/*${text.replaceAll('*/', '* /')}*/`
  })
