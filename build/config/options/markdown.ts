// How Markdown files are read.
import * as v from 'valibot'
import type { FrontMatterSchema } from '../../model/config/frontMatterSchema.ts'
import type { FrontMatterParser, MarkdownPreprocessor } from '../../model/config/markdownExtensions.ts'
import type { FrontMatterHook } from '../../model/project.ts'
import { group } from './group.ts'
import { admonitionType, markdownPlugins, unifiedPluginOptions } from './markdownPlugins.ts'
import { brokenUrl } from './values.ts'

const block = group({
  /**
   * Comment before the first marked line.
   * @example 'error-start'
   */
  start: v.string(),
  /**
   * Comment after the last marked line.
   * @example 'error-end'
   */
  end: v.string(),
})

const magicComment = group({
  /**
   * Class of the marked lines.
   * @example 'code-block-error-line'
   */
  className: v.string(),
  /**
   * Comment that marks the line after it.
   * @default none
   * @example 'error-next-line'
   */
  line: v.optional(v.string()),
  /**
   * Comments around several marked lines.
   * @default none
   * @example { start: 'error-start', end: 'error-end' }
   */
  block: v.optional(block),
})

const mdx1Compat = group({
  /**
   * Reads `<!-- … -->` in `.mdx` as a comment.
   * @default true
   * @example false
   */
  comments: v.optional(v.boolean(), true),
  /**
   * Reads `:::note Title` like `:::note[Title]`.
   * @default true
   * @example false
   */
  admonitions: v.optional(v.boolean(), true),
  /**
   * Reads `## Heading {#id}` as a heading with an id.
   * @default true
   * @example false
   */
  headingIds: v.optional(v.boolean(), true),
})

const hooks = group({
  /**
   * How to report a link to a Markdown file that does not exist: as `onBrokenMarkdownLinks`, or a
   * function that returns another URL.
   * @default the value of `onBrokenMarkdownLinks`
   * @example 'throw'
   */
  onBrokenMarkdownLinks: v.optional(brokenUrl),
  /**
   * How to report an image that does not exist. A function can return another URL.
   * @default 'throw'
   * @example 'warn'
   */
  onBrokenMarkdownImages: v.optional(brokenUrl),
})

const extensions = group({
  /**
   * Reads comments such as `// [!code ++]`, and words of a code block such as `collapse`, `wrap` and
   * `/name/`.
   * @default true
   * @example false
   */
  code: v.optional(v.boolean(), true),
  /**
   * Reads `==text==` as marked text.
   * @default true
   * @example false
   */
  mark: v.optional(v.boolean(), true),
  /**
   * Reads `H~2~O` and `x^2^` as subscript and superscript.
   * @default true
   * @example false
   */
  scripts: v.optional(v.boolean(), true),
  /**
   * Reads lines that begin with a colon as definitions of the term before them.
   * @default true
   * @example false
   */
  definitionLists: v.optional(v.boolean(), true),
  /**
   * Reads `{.class #id key=value}` after an element or at the end of a paragraph as attributes.
   * @default true
   * @example false
   */
  attributes: v.optional(v.boolean(), true),
  /**
   * Reads `*[HTML]: HyperText Markup Language` as the meaning of an abbreviation.
   * @default true
   * @example false
   */
  abbreviations: v.optional(v.boolean(), true),
  /**
   * Reads `:kbd[Ctrl+K]` as keys.
   * @default true
   * @example false
   */
  keys: v.optional(v.boolean(), true),
  /**
   * Reads a paragraph that begins with a colon, after a table or an image, as its caption.
   * @default true
   * @example false
   */
  captions: v.optional(v.boolean(), true),
  /**
   * Reads `:::only{version=">=2"}` as a condition on the text before the next `:::`.
   * @default true
   * @example false
   */
  conditions: v.optional(v.boolean(), true),
  /**
   * Reads the fields `publish_at` and `expires_at`, which make a page a draft for some time.
   * @default true
   * @example false
   */
  schedule: v.optional(v.boolean(), true),
  /**
   * Reads the fields `cover` and `cover_alt` as an image that opens the page.
   * @default true
   * @example false
   */
  covers: v.optional(v.boolean(), true),
})

const line = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform(String),
  v.regex(/^[^\n\r]*$/, 'must be one line'),
)

const values = v.record(
  v.pipe(v.string(), v.regex(/^[A-Za-z_][\w.-]*$/, 'must be a name without spaces')),
  line,
)

const variables = group({
  /**
   * Values on all pages.
   * @default {}
   * @example { product: 'Feeder' }
   */
  site: v.optional(values, {}),
  /**
   * Values in files of a language, by language.
   * @default {}
   * @example { de: { product: 'Futterautomat' } }
   */
  locales: v.optional(v.record(v.string(), values), {}),
  /**
   * Values in files of a version, by the name of the version. `current` is the one in work.
   * @default {}
   * @example { '1.0': { command: 'feed' } }
   */
  versions: v.optional(v.record(v.string(), values), {}),
  /**
   * The content profiles, and the values in a build with `--profile`.
   * @default {}
   * @example { internal: { host: 'feeder.test' } }
   */
  profiles: v.optional(v.record(v.string(), values), {}),
})

const anchors = group({
  /**
   * Keeps capitals in the ids of headings.
   * @default false
   * @example true
   */
  maintainCase: v.optional(v.boolean(), false),
})

export const markdown = group({
  ...unifiedPluginOptions,
  /**
   * Markdown-it plugins, alone or in a list with their options, for pages that markdown-it reads.
   * @default []
   * @example [[(md, options) => { md.set(options) }, { breaks: true }]]
   */
  markdownItPlugins: v.optional(markdownPlugins, []),
  /**
   * Components that show code blocks of a language, by language: modules with a default export.
   * @default {}
   * @example { snack: '@site/src/components/SnackPlayer' }
   */
  codeBlocks: v.optional(v.record(v.string(), v.string()), {}),
  /**
   * Language of code blocks that name none.
   * @default none
   * @example 'tsx'
   */
  defaultCodeLanguage: v.optional(v.string()),
  /**
   * Languages of code that Prism colors where highlight.js does not have them, by their names in Prism. They
   * need the package `prismjs`.
   * @default []
   * @example ['neon', 'racket']
   */
  prismLanguages: v.optional(v.array(v.string()), []),
  /**
   * Changes the text of each file before anything reads it.
   * @default none
   * @example ({ fileContent }) => fileContent.replaceAll('%PRODUCT%', 'Feeder')
   */
  preprocessor: v.optional(
    v.custom<MarkdownPreprocessor>((input) => typeof input === 'function', 'must be a function'),
  ),
  /**
   * Reads the front matter of each file in another way.
   * @default none
   * @example async (input) => input.defaultParseFrontMatter(input)
   */
  parseFrontMatter: v.optional(
    v.custom<FrontMatterParser>((input) => typeof input === 'function', 'must be a function'),
  ),
  /**
   * Which habits of MDX 1 are understood.
   * @default {}
   * @example { headingIds: false }
   */
  mdx1Compat: v.optional(mdx1Compat, {}),
  /**
   * How to report links and images that lead nowhere.
   * @default {}
   * @example { onBrokenMarkdownImages: 'warn' }
   */
  hooks: v.optional(hooks, {}),
  /**
   * How the ids of headings are made.
   * @default {}
   * @example { maintainCase: true }
   */
  anchors: v.optional(anchors, {}),
  /**
   * Reads `:tada:` as an emoji.
   * @default true
   * @example false
   */
  emoji: v.optional(v.boolean(), true),
  /**
   * Shows code blocks of the language `mermaid` as diagrams.
   * @default true
   * @example false
   */
  mermaid: v.optional(v.boolean(), true),
  /**
   * Shows code blocks with the word `live` as editors with a result.
   * @default true
   * @example false
   */
  liveCode: v.optional(v.boolean(), true),
  /**
   * Options of remark-rehype, for pages that `@mdx-js/mdx` reads. `footnoteLabel` and `clobberPrefix` concern
   * all pages.
   * @default {}
   * @example { footnoteLabel: 'Notes' }
   */
  remarkRehypeOptions: v.optional(v.record(v.string(), v.unknown()), {}),
  /**
   * Changes the front matter of each file before it is checked.
   * @default none
   * @example ({ frontMatter }) => ({ ...frontMatter, draft: false })
   */
  frontMatter: v.optional(
    v.custom<FrontMatterHook>((input) => typeof input === 'function', 'must be a function'),
  ),
  /**
   * Schema for front matter, of valibot, zod or any other library with Standard Schema.
   * @default none
   * @example { '~standard': { version: 1, vendor: 'park', validate: (value) => ({ value }) } }
   */
  frontMatterSchema: v.optional(
    v.custom<FrontMatterSchema>(
      (input) => typeof (input as FrontMatterSchema | null)?.['~standard']?.validate === 'function',
      'must be a schema of valibot, zod or another library with Standard Schema',
    ),
  ),
  /**
   * How files are read: `auto` and `mdxFirst` are tolerant with `.md`, `mdx` strict, `md` plain CommonMark,
   * `detect` by the ending.
   * @default 'auto'
   * @example 'detect'
   */
  format: v.optional(v.picklist(['auto', 'mdxFirst', 'mdx', 'md', 'detect'] as const), 'auto'),
  /**
   * Size in bytes above which a file is refused.
   * @default 5_000_000
   * @example 1_000_000
   */
  maxFileSize: v.optional(v.pipe(v.number(), v.minValue(1, 'must be 1 or more')), 5_000_000),
  /**
   * Reads `$…$` and `$$…$$` as formulas, which needs the package katex.
   * @default false
   * @example true
   */
  math: v.optional(v.boolean(), false),
  /**
   * Syntax beside CommonMark and GFM. Sites with the configuration of Docusaurus have none of it unless they
   * turn it on.
   * @default {}
   * @example { scripts: false }
   */
  extensions: v.optional(extensions, {}),
  /**
   * Words for `rel` of links to other sites, by host (`*` for all). The last matching entry wins.
   * @default {}
   * @example { '*': 'nofollow', 'partner.example': '' }
   */
  linkRel: v.optional(
    v.record(v.string(), v.pipe(v.string(), v.regex(/^[a-z -]*$/, 'must be words of rel such as nofollow'))),
    {},
  ),
  /**
   * Values that texts show as `{{ name }}`. Without this option, `{{` is text.
   * @default none
   * @example { site: { product: 'Feeder' } }
   */
  variables: v.optional(variables),
  /**
   * Types of admonitions beside the built-in ones.
   * @default []
   * @example ['security']
   */
  admonitions: v.optional(v.array(admonitionType), []),
  /**
   * Comments in code blocks that mark lines.
   * @default [{ className: 'theme-code-block-highlighted-line', line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } }]
   * @example [{ className: 'code-block-error-line', line: 'This will error' }]
   */
  magicComments: v.optional(v.array(magicComment), [
    {
      className: 'theme-code-block-highlighted-line',
      line: 'highlight-next-line',
      block: { start: 'highlight-start', end: 'highlight-end' },
    },
  ]),
})
