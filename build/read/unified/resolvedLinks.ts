// Links to Markdown files as plugins of a site see them: with the URL of the page, as in Docusaurus. Those
// that no plugin changes lead to the file again afterwards: they are checked as such, in each language.
import type { ConfigInThread } from '../../config/configLoader.ts'
import { type TreeNode, type TreeStep, visitTree } from '../../markdown/unified/treeNode.ts'
import { remarkHref } from '../../shared/paths.ts'

/** The URL of the page that a link in a file leads to; null when there is none. `path` is absolute. */
export type ResolveLink = (href: string, path: string) => string | null

/** Given to a reader: planning a site takes much code, and few plugins see URLs of pages. */
export type OpenLinkTargets = (root: string, project: ConfigInThread) => ResolveLink

export interface ResolvedLinks {
  /** Before a file is read. `data` is that of the file. */
  readonly begin: (data: object, path: string) => void
  readonly step: TreeStep
  /** Whether there were any. */
  readonly restore: (tree: TreeNode, data: object) => boolean
}

interface LinksOfFile {
  readonly path: string
  /** URL → as it was written. */
  readonly written: Map<string, string>
}

export function resolvedLinks(resolve: ResolveLink): ResolvedLinks {
  const files = new WeakMap<object, LinksOfFile>()
  return {
    begin: (data, path) => void files.set(data, { path, written: new Map() }),
    step: () => (tree, file) => {
      const found = files.get(file.data)
      if (!found) return
      visitTree(tree, (node) => {
        const { url } = node
        if ((node.type !== 'link' && node.type !== 'definition') || typeof url !== 'string') return
        const resolved = toMarkdown.test(url) ? resolve(url, found.path) : null
        if (resolved === null) return
        found.written.set(remarkHref(resolved), remarkHref(url))
        node['url'] = resolved
      })
    },
    restore(tree, data) {
      const written = files.get(data)?.written
      if (!written || written.size === 0) return false
      visitTree(tree, ({ tagName, properties }) => {
        if (tagName !== 'a') return
        const own = properties as { href?: unknown } | undefined
        const before = typeof own?.href === 'string' ? written.get(remarkHref(own.href)) : undefined
        if (own && before !== undefined) own.href = before
      })
      return true
    },
  }
}

/** No other site, and no other kind of file. */
const toMarkdown = /^(?![a-z][a-z\d+.-]*:|\/\/)[^?#]*\.mdx?(?:[?#]|$)/i
