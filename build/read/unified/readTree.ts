// Runs the site's plugins of remark and rehype over one text, with the steps of Docusaurus around them in its
// order, up to the tree of rehype. The rest is the work of markdown/unified/.
import type { FileSyntax } from '../../markdown/feature.ts'
import { stepsAfter, stepsBefore } from '../../markdown/unified/defaultSteps.ts'
import { forMdx } from '../../markdown/unified/forMdx.ts'
import type { TreeFile, TreeNode } from '../../markdown/unified/treeNode.ts'
import type { UnifiedTree } from '../../markdown/unified/treeParser.ts'
import { knownSettings } from '../../model/config/knownPlugins.ts'
import type { MarkdownPlugin, UnifiedPlugins } from '../../model/config/markdownExtensions.ts'
import type { LocalDiagnostic } from '../../model/diagnostics.ts'
import type { MarkdownConfig } from '../../model/project.ts'
import { plainTree } from './plainTree.ts'
import { pluginProblem, pluginWarnings } from './pluginProblems.ts'
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
}

export interface ReadTree {
  readonly unified: UnifiedTree
  readonly diagnostics: readonly LocalDiagnostic[]
}

export interface TreeReaderOptions {
  readonly packages: UnifiedPackages
  readonly plugins: UnifiedPlugins
  readonly markdown: MarkdownConfig
  readonly remarkRehypeOptions: Readonly<Record<string, unknown>>
}

export type TreeReader = (text: TextToRead) => Promise<ReadTree>

/** A reader for one instance. Text that cannot be read is an empty page with an error. */
export function createTreeReader(options: TreeReaderOptions): TreeReader {
  const processors = new Map<string, ReturnType<UnifiedPackages['createProcessor']>>()
  const read = async (text: TextToRead, format: 'md' | 'mdx'): Promise<ReadTree> => {
    const processor =
      processors.get(format) ?? options.packages.createProcessor(processorOptions(format, options))
    processors.set(format, processor)
    const { content, frontMatter, path, lineOffset } = text
    const value = format === 'mdx' ? forMdx(content, options.markdown) : content
    const file = await processor.process({ value, path, data: { frontMatter, compilerName: 'server' } })
    const { troodonTree, troodonHeadings } = file.data as CapturedData
    const tree = plainTree(troodonTree, options.packages.print)
    return {
      unified: { tree, headings: [...troodonHeadings] },
      diagnostics: pluginWarnings(file.messages, lineOffset),
    }
  }
  return async (text) => {
    try {
      return await read(text, text.syntax === 'md' ? 'md' : 'mdx')
    } catch (error) {
      const problem = pluginProblem(error, text.lineOffset)
      if ((text.syntax === 'auto' || text.syntax === 'mdxFirst') && problem.code === 'moduleSyntax')
        return asMarkdown(text, problem)
      return { unified: { tree: { type: 'root', children: [] }, headings: [] }, diagnostics: [problem] }
    }
  }

  /** A `.md` file that is not MDX is read as CommonMark. */
  async function asMarkdown(text: TextToRead, problem: LocalDiagnostic): Promise<ReadTree> {
    try {
      const { unified, diagnostics } = await read(text, 'md')
      return { unified, diagnostics: [...diagnostics, { ...problem, severity: 'warning' }] }
    } catch (error) {
      const failed = pluginProblem(error, text.lineOffset)
      return { unified: { tree: { type: 'root', children: [] }, headings: [] }, diagnostics: [failed] }
    }
  }
}

interface CapturedData {
  readonly troodonTree: TreeNode
  readonly troodonHeadings: ReadonlySet<string>
}

/** Nodes of MDX, which plugins of HTML leave as they are. */
const passThrough = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
]

function processorOptions(format: 'md' | 'mdx', options: TreeReaderOptions): object {
  const { packages, plugins, markdown, remarkRehypeOptions } = options
  const { beforeDefaultRemarkPlugins, remarkPlugins, beforeDefaultRehypePlugins, rehypePlugins } = plugins
  const { gfm, directive, comment, raw } = packages
  return {
    format,
    remarkRehypeOptions,
    remarkPlugins: [
      ...beforeDefaultRemarkPlugins,
      directive,
      ...stepsBefore(markdown),
      gfm,
      ...(comment && format === 'mdx' && markdown.mdx1Compat.comments ? [[comment, { ast: true }]] : []),
      ...remarkPlugins,
      ...stepsAfter,
    ],
    rehypePlugins: [
      ...(raw && format === 'md' ? [[raw, { passThrough }]] : []),
      ...[...beforeDefaultRehypePlugins, ...rehypePlugins].filter((plugin) => !isKatex(plugin)),
      capture,
    ],
  }
}

/** Formulas are printed without it. */
const isKatex = (plugin: MarkdownPlugin): boolean => knownSettings(plugin)?.katex !== undefined

/** Keeps the tree. What follows in `@mdx-js/mdx` has nothing to do. */
const capture = () => (tree: TreeNode, file: TreeFile) => {
  file.data['troodonTree'] = tree
  file.data['troodonHeadings'] ??= new Set()
  return { type: 'root', children: [] }
}
