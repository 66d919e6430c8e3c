// The functions of the site that take part in reading a file: its preprocessor, its own reading of front
// matter, remark and rehype plugins. A thread cannot receive functions: each loads the configuration.
import { join } from 'node:path'
import type { ConfigInThread } from '../../config/configLoader.ts'
import { notingPackages } from '../../config/modules/packageReads.ts'
import type { PostJob } from '../../kinds/blog/postJobs.ts'
import { countWords } from '../../markdown/countWords.ts'
import { splitFile, syntaxOf } from '../../markdown/parsePage.ts'
import type { MarkdownPlugin } from '../../model/config/markdownExtensions.ts'
import type { MarkdownVariant } from '../../model/markdownVariant.ts'
import type { Config, MarkdownConfig } from '../../model/project.ts'
import { type ReadingTime, readingMinutes } from '../../model/readingTime.ts'
import type { ParseJob } from '../../reuse/parseJob.ts'
import { createTreeReader, type ReadTree, type TreeReader } from './readTree.ts'
import type { OpenLinkTargets, ResolveLink } from './resolvedLinks.ts'
import { loadUnified, type UnifiedPackages } from './sitePackages.ts'
import { withFrontMatter } from './withFrontMatter.ts'

export interface SiteReader {
  /** The text that is parsed instead of the file's own. Comes first: it loads the configuration. */
  readonly prepare: (text: string, source: string) => Promise<string>
  /**
   * The text before the preprocessor, which names the page in Docusaurus; null when there is none, or outside
   * of Docusaurus sites.
   */
  readonly unprocessed: (text: string, source: string) => Promise<string | null>
  /** Minutes by the function of the post's blog; null: the post shows none. */
  readonly readingTime: (
    text: { readonly content: string; readonly frontMatter: Readonly<Record<string, unknown>> },
    post: PostJob,
  ) => Promise<number | null>
  /** Markdown-it plugins. */
  readonly plugins: () => readonly MarkdownPlugin[]
  /** For a file of an instance with plugins that are not built in. */
  readonly tree: (text: string, job: ParseJob, variant: MarkdownVariant) => Promise<ReadTree>
  /** The plugin that works on a file now; null for none. */
  readonly pluginOf: (source: string) => string | null
}

export interface SiteReaderOptions {
  readonly root: string
  readonly engineRoot: string
  readonly markdown: MarkdownConfig
  /** The configuration with its functions. */
  readonly load: () => Promise<ConfigInThread>
  readonly openLinkTargets: OpenLinkTargets
}

export function createSiteReader({ load, ...options }: SiteReaderOptions): SiteReader {
  const { root, markdown } = options
  let loading: Promise<ConfigInThread> | null = null
  let plugins: readonly MarkdownPlugin[] = []
  const loaded = () =>
    (loading ??= load().then((project) => {
      plugins = project.config.markdownExtensions.markdownItPlugins
      return project
    }))
  const config = async () => (await loaded()).config
  const noting = async <T>(run: () => Promise<T>): Promise<T> => {
    const { noteRead } = await loaded()
    return notingPackages(noteRead, run)
  }
  const prepare: SiteReader['prepare'] = async (text, source) => {
    const { preprocessor, parseFrontMatter } = (await config()).markdownExtensions
    const filePath = join(root, source)
    const changed = preprocessor ? preprocessor({ filePath, fileContent: text }) : text
    return parseFrontMatter ? withFrontMatter(changed, filePath, parseFrontMatter) : changed
  }
  const unprocessed: SiteReader['unprocessed'] = async (text, source) => {
    const { preprocessor, parseFrontMatter } = (await config()).markdownExtensions
    if (!preprocessor || markdown.reads.namesFrom === 'words') return null
    return parseFrontMatter ? withFrontMatter(text, join(root, source), parseFrontMatter) : text
  }
  const readingTime: SiteReader['readingTime'] = async (text, { blog, locale }) => {
    const compute = (await config()).blogs.find(({ id }) => id === blog)?.readingTime
    const minutes = compute?.({ ...text, locale, defaultReadingTime })
    return typeof minutes === 'number' ? minutes : null
  }
  const trees = treeReaders(options, loaded)
  return {
    prepare: (text, source) => noting(() => prepare(text, source)),
    unprocessed: (text, source) => noting(() => unprocessed(text, source)),
    readingTime: (text, post) => noting(() => readingTime(text, post)),
    plugins: () => plugins,
    pluginOf: trees.pluginOf,
    tree: (text, job, variant) => noting(() => trees.tree(text, job, variant)),
  }
}

/** Reads the files of instances with plugins of unified. */
function treeReaders(
  { root, engineRoot, markdown, openLinkTargets }: Omit<SiteReaderOptions, 'load'>,
  loaded: SiteReaderOptions['load'],
): Pick<SiteReader, 'tree' | 'pluginOf'> {
  let packages: Promise<UnifiedPackages> | null = null
  let targets: ResolveLink | null = null
  const readers = new Map<string, Promise<TreeReader>>()
  const opened = new Set<TreeReader>()
  const open = async (variant: MarkdownVariant): Promise<TreeReader> => {
    packages ??= loadUnified({ root, engineRoot })
    const { markdownExtensions, ...rest } = (await loaded()).config
    const reader = createTreeReader({
      packages: await packages,
      plugins: instanceCalled(variant.name, rest),
      markdown: { ...markdown, ...variant.overrides },
      remarkRehypeOptions: markdownExtensions.remarkRehypeOptions,
      resolveLink: (targets ??= openLinkTargets(root, await loaded())),
    })
    opened.add(reader)
    return reader
  }
  const tree: SiteReader['tree'] = async (text, { source, syntax }, variant) => {
    const reader = readers.get(variant.name) ?? open(variant)
    readers.set(variant.name, reader)
    const file = splitFile(text)
    const { content, data, lineOffset } = file
    const path = join(root, source)
    const { read } = await reader
    const yaml =
      lineOffset === 0
        ? null
        : text
            .split('\n', lineOffset - 1)
            .slice(1)
            .join('\n')
    return read({ content, frontMatter: data, path, lineOffset, yaml, syntax: syntaxOf(file, syntax) })
  }
  return {
    tree,
    pluginOf: (source) =>
      [...opened].map((reader) => reader.pluginOf(join(root, source))).find((name) => name !== null) ?? null,
  }
}

/** Given to the function of a site. */
const defaultReadingTime: Parameters<ReadingTime>[0]['defaultReadingTime'] = ({ content, options }) =>
  readingMinutes(countWords(content), options?.wordsPerMinute ?? 200)

function instanceCalled(name: string, { docs, blogs, pages }: Pick<Config, 'docs' | 'blogs' | 'pages'>) {
  const [kind, id] = name.split('/')
  const list = kind === 'docs' ? docs : kind === 'blog' ? blogs : pages
  const found = list.find((instance) => instance.id === id)
  if (!found) throw new Error(`The configuration has no instance ${name}.`)
  return found
}
