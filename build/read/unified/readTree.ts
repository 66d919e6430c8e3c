// Runs the site's remark and rehype plugins over one text, with the steps of Docusaurus around them in its
// order, up to the tree of rehype. The rest is the work of markdown/unified/.
import type { FileSyntax } from '../../markdown/feature.ts'
import { stepsAfter, stepsBefore } from '../../markdown/unified/defaultSteps.ts'
import { forMdx } from '../../markdown/unified/forMdx.ts'
import type { TreeFile, TreeNode, TreeStep } from '../../markdown/unified/treeNode.ts'
import type { UnifiedTree } from '../../markdown/unified/treeParser.ts'
import { knownSettings } from '../../model/config/knownPlugins.ts'
import type { MarkdownPlugin, UnifiedPlugins } from '../../model/config/markdownExtensions.ts'
import type { LocalDiagnostic } from '../../model/diagnostics.ts'
import type { MarkdownConfig } from '../../model/project.ts'
import { type PathWatch, pathWatch } from './pathWatch.ts'
import { plainTree } from './plainTree.ts'
import { pluginProblem, pluginWarnings } from './pluginProblems.ts'
import { type ResolvedLinks, type ResolveLink, resolvedLinks } from './resolvedLinks.ts'
import { type RunningPlugins, runningPlugins } from './runningPlugins.ts'
import type { UnifiedPackages } from './sitePackages.ts'

interface TextToRead {
  /** Without front matter. */
  readonly content: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Absolute path of the file. */
  readonly path: string
  readonly syntax: FileSyntax
  /** Lines of front matter before the content. */
  readonly lineOffset: number
  /** The front matter as it is written; null without one. */
  readonly yaml: string | null
}

export interface ReadTree {
  readonly unified: UnifiedTree
  readonly diagnostics: readonly LocalDiagnostic[]
  /** Whether the result is the same for every file with this text. */
  readonly isOfText: boolean
}

export interface TreeReaderOptions {
  readonly packages: UnifiedPackages
  readonly plugins: UnifiedPlugins
  readonly markdown: MarkdownConfig
  readonly remarkRehypeOptions: Readonly<Record<string, unknown>>
  /** The URLs of links to Markdown files. */
  readonly resolveLink: ResolveLink
}

export interface TreeReader {
  readonly read: (text: TextToRead) => Promise<ReadTree>
  /** The plugin that works on a file, by its absolute path; null for none. */
  readonly pluginOf: (path: string) => string | null
}

/** A reader for one instance. Text that cannot be read is an empty page with an error. */
export function createTreeReader(options: TreeReaderOptions): TreeReader {
  const processors = new Map<string, ReturnType<UnifiedPackages['createProcessor']>>()
  const watch = pathWatch()
  const running = runningPlugins()
  const links = resolvedLinks(options.resolveLink)
  const head = headOfTree()
  const parts = { ...options, watch, running, links, head: head.step }
  /** Of the files that are being read, what their plugins share. */
  const open = new Map<string, object>()
  const read = async (text: TextToRead, format: 'md' | 'mdx'): Promise<ReadTree> => {
    const processor =
      processors.get(format) ?? options.packages.createProcessor(processorOptions(format, parts))
    processors.set(format, processor)
    const { content, frontMatter, path, lineOffset, yaml } = text
    const value = format === 'mdx' ? forMdx(content, options.markdown) : content
    const data = { frontMatter, compilerName: 'server' }
    head.begin(data, yaml)
    open.set(path, data)
    links.begin(data, path)
    const file = await processor.process({ value, path, data })
    const found = file.data as CapturedData
    const hasLinks = links.restore(found.troodonTree, data)
    return {
      unified: unifiedOf(found, options.packages),
      diagnostics: pluginWarnings(file.messages, lineOffset),
      isOfText: found.troodonIsOfText && !hasLinks,
    }
  }
  const pluginOf: TreeReader['pluginOf'] = (path) => running.of(open.get(path) ?? open)
  const problemOf = (error: unknown, { lineOffset, path }: TextToRead) => {
    const starting = running.starting(error)
    // The next file would be read without this plugin.
    if (starting !== null) processors.clear()
    return pluginProblem(error, lineOffset, starting ?? pluginOf(path))
  }
  const readText: TreeReader['read'] = async (text) => {
    try {
      return await read(text, text.syntax === 'md' ? 'md' : 'mdx')
    } catch (error) {
      const problem = problemOf(error, text)
      if ((text.syntax === 'auto' || text.syntax === 'mdxFirst') && problem.code === 'moduleSyntax')
        return await asMarkdown(text, problem)
      return unread(problem)
    } finally {
      open.delete(text.path)
    }
  }
  return { read: readText, pluginOf }

  /** A `.md` file that is not MDX is read as CommonMark. */
  async function asMarkdown(text: TextToRead, problem: LocalDiagnostic): Promise<ReadTree> {
    try {
      const { unified, diagnostics } = await read(text, 'md')
      return { unified, diagnostics: [...diagnostics, { ...problem, severity: 'warning' }], isOfText: false }
    } catch (error) {
      return unread(problemOf(error, text))
    }
  }
}

/** Plugins find the front matter as the first node. */
function headOfTree() {
  const texts = new WeakMap<object, string | null>()
  const step: TreeStep = () => (tree, file) => {
    const value = texts.get(file.data)
    if (typeof value === 'string') tree.children?.unshift({ type: 'yaml', value })
  }
  return { begin: (data: object, yaml: string | null) => void texts.set(data, yaml), step }
}

const unifiedOf = (
  { troodonTree, troodonHeadings, contentTitle = null }: CapturedData,
  { print }: UnifiedPackages,
): UnifiedTree => ({
  tree: plainTree(troodonTree, print),
  headings: [...troodonHeadings],
  title: contentTitle,
})

const unread = (problem: LocalDiagnostic): ReadTree => ({
  unified: { tree: { type: 'root', children: [] }, headings: [], title: null },
  diagnostics: [problem],
  isOfText: false,
})

interface CapturedData {
  readonly troodonTree: TreeNode
  readonly troodonIsOfText: boolean
  readonly troodonHeadings: ReadonlySet<string>
  readonly contentTitle?: string | null
}

/** Nodes of MDX, which plugins of HTML leave as they are. */
const passThrough = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
]

interface ProcessorParts extends TreeReaderOptions {
  readonly watch: PathWatch
  readonly running: RunningPlugins
  readonly links: ResolvedLinks
  readonly head: TreeStep
}

function processorOptions(
  format: 'md' | 'mdx',
  { packages, plugins, markdown, remarkRehypeOptions, watch, running, links, head }: ProcessorParts,
): object {
  const { beforeDefaultRemarkPlugins, remarkPlugins, beforeDefaultRehypePlugins, rehypePlugins } = plugins
  const { gfm, directive, comment, raw } = packages
  return {
    format,
    remarkRehypeOptions,
    remarkPlugins: [
      head,
      ...running.named(beforeDefaultRemarkPlugins, 'beforeDefaultRemarkPlugins'),
      directive,
      ...stepsBefore(markdown),
      links.step,
      gfm,
      ...(comment && format === 'mdx' && markdown.mdx1Compat.comments ? [[comment, { ast: true }]] : []),
      ...running.named(remarkPlugins, 'remarkPlugins'),
      ...stepsAfter,
      watch.plugin,
    ],
    rehypePlugins: [
      ...(raw && format === 'md' ? [[raw, { passThrough }]] : []),
      ...running.named(withoutKatex(beforeDefaultRehypePlugins), 'beforeDefaultRehypePlugins'),
      ...running.named(withoutKatex(rehypePlugins), 'rehypePlugins'),
      capture(watch),
    ],
  }
}

/** Formulas are printed without it. */
const withoutKatex = (plugins: readonly MarkdownPlugin[]): readonly MarkdownPlugin[] =>
  plugins.filter((plugin) => knownSettings(plugin)?.katex === undefined)

/** Keeps the tree. What follows in `@mdx-js/mdx` has nothing to do. */
const capture = (watch: PathWatch) => () => (tree: TreeNode, file: TreeFile) => {
  file.data['troodonTree'] = tree
  file.data['troodonHeadings'] ??= new Set()
  file.data['troodonIsOfText'] = !watch.isRead(file)
  return { type: 'root', children: [] }
}
