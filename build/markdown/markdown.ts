// The one Markdown parser: CommonMark and GFM from markdown-it plus the features below, in this order. A
// feature is one file; adding one is a row here and a fixture in test/build/markdown/cases/.
import createParser, { type MarkdownIt } from 'markdown-it'
import type { Feature, FeatureOptions } from './feature.ts'
import { abbreviations } from './features/abbreviations.ts'
import { admonitions } from './features/admonitions.ts'
import { alerts } from './features/alerts.ts'
import { autolinks } from './features/autolinks.ts'
import { codeBlocks } from './features/codeBlocks.ts'
import { codeComponents } from './features/codeComponents.ts'
import { codeGroups } from './features/codeGroups.ts'
import { covers } from './features/covers.ts'
import { definitions } from './features/definitions.ts'
import { directives } from './features/directives.ts'
import { elementAttributes } from './features/elementAttributes.ts'
import { emoji } from './features/emoji.ts'
import { esm } from './features/esm.ts'
import { fileTrees } from './features/fileTrees.ts'
import { footnotes } from './features/footnotes.ts'
import { headings } from './features/headings.ts'
import { html } from './features/html.ts'
import { inlineCode } from './features/inlineCode.ts'
import { inlineMarks } from './features/inlineMarks.ts'
import { links } from './features/links.ts'
import { mappedElements } from './features/mappedElements.ts'
import { math } from './features/math.ts'
import { mdx } from './features/mdx.ts'
import { mdxHtml } from './features/mdxHtml.ts'
import { optionLists } from './features/optionLists.ts'
import { replacedComponents } from './features/replacedComponents.ts'
import { strikethrough } from './features/strikethrough.ts'
import { tables } from './features/tables.ts'
import { taskLists } from './features/taskLists.ts'
import { textBlocks } from './features/textBlocks.ts'
import { titleHeader } from './features/titleHeader.ts'
import { truncation } from './features/truncation.ts'
import { visibility } from './features/visibility.ts'

const features: readonly Feature[] = [
  esm,
  mdx,
  html,
  footnotes,
  mdxHtml,
  fileTrees,
  replacedComponents,
  codeComponents,
  codeGroups,
  truncation,
  links,
  autolinks,
  emoji,
  headings,
  optionLists,
  codeBlocks,
  alerts,
  admonitions,
  directives,
  math,
  strikethrough,
  inlineCode,
  inlineMarks,
  definitions,
  elementAttributes,
  abbreviations,
  covers,
  tables,
  textBlocks,
  taskLists,
  titleHeader,
  mappedElements,
  visibility,
]

/** A parser for one syntax; reusable, keeps nothing between files. */
export function createMarkdown(options: FeatureOptions): MarkdownIt {
  const md = new createParser({ html: !options.markdown.untrusted, linkify: true, maxNesting: 100 })
  // Unsafe URLs are found where links are collected, and reported.
  md.validateLink = () => true
  for (const feature of features) feature(md, options)
  for (const plugin of options.markdownItPlugins ?? []) {
    const [run, ...given] = typeof plugin === 'function' ? [plugin] : plugin
    run(md, ...given)
  }
  return md
}
