// The site's extensions of Markdown: plugins of unified and of markdown-it, functions over whole
// files, and components for code blocks.

/** A plugin of unified or of markdown-it; what it is given is decided by the library that calls it. */
// biome-ignore lint/suspicious/noExplicitAny: plugins have parameters of any type
type PluginFunction = (...options: any[]) => any

/** A plugin, or a list of it and its options. */
export type MarkdownPlugin = PluginFunction | readonly [plugin: PluginFunction, ...options: unknown[]]

/** The plugins of one instance in the order in which they run, those for all instances first. */
export interface UnifiedPlugins {
  readonly beforeDefaultRemarkPlugins: readonly MarkdownPlugin[]
  readonly remarkPlugins: readonly MarkdownPlugin[]
  readonly beforeDefaultRehypePlugins: readonly MarkdownPlugin[]
  readonly rehypePlugins: readonly MarkdownPlugin[]
  readonly recmaPlugins: readonly MarkdownPlugin[]
}

/** Functions of the site that take part in reading a file; null where it has none. */
export interface MarkdownExtensions {
  readonly preprocessor: MarkdownPreprocessor | null
  readonly parseFrontMatter: FrontMatterParser | null
  readonly markdownItPlugins: readonly MarkdownPlugin[]
  /** Of remark-rehype. */
  readonly remarkRehypeOptions: Readonly<Record<string, unknown>>
  readonly onBrokenMarkdownLink: BrokenUrlHook | null
  readonly onBrokenMarkdownImage: BrokenUrlHook | null
}

/** Changes the text of a file, front matter included. `filePath` is absolute. */
export type MarkdownPreprocessor = (input: {
  readonly filePath: string
  readonly fileContent: string
}) => string

interface FrontMatterInput {
  readonly filePath: string
  readonly fileContent: string
}

/** A file in two parts. */
interface ParsedFrontMatter {
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly content: string
}

/** Reads the front matter of a file in another way. `filePath` is absolute. */
export type FrontMatterParser = (
  input: FrontMatterInput & {
    readonly defaultParseFrontMatter: (input: FrontMatterInput) => Promise<ParsedFrontMatter>
  },
) => ParsedFrontMatter | Promise<ParsedFrontMatter>

/** Receives a link or an image that leads nowhere; returns what it should be instead, or nothing. */
export type BrokenUrlHook = (input: {
  /** From the root of the site. */
  readonly sourceFilePath: string
  readonly url: string
  readonly node: { readonly type: string; readonly url: string; readonly position: unknown }
}) => string | undefined
