// One file → its facts and its body, or its module when it has code. Other files play no part: what leads
// elsewhere is a placeholder in the body.
import type { MarkdownIt } from 'markdown-it'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import { frontMatterFields } from '../model/frontMatter.ts'
import type { Body, BodyPart, PageFacts, SectionText } from '../model/page.ts'
import { readMeta } from '../shared/code/meta.ts'
import type { Widget } from '../shared/widgets.ts'
import type { FeatureOptions, Syntax } from './feature.ts'
import { type SplitFile, splitFrontMatter } from './frontMatter.ts'
import { createMarkdown } from './markdown.ts'
import { effortFor } from './mdx/javascript.ts'
import { moduleSource } from './mdx/module.ts'
import { emptyScope } from './mdx/scope.ts'
import type { Reading } from './reading.ts'
import { sectionsOf } from './sections.ts'
import { unwrapCode } from './unwrapCode.ts'

interface ParsedPage {
  readonly facts: Omit<PageFacts, 'bodyKey' | 'structureKey'>
  readonly body: Body
  /** For the search index. */
  readonly sections: readonly SectionText[]
}

export interface PageParser {
  readonly page: (text: string, syntax: Syntax) => ParsedPage
  /**
   * The text as a JavaScript module with JSX; `source` names the file whose links the page's data carries.
   */
  readonly module: (text: string, syntax: Syntax, source: string, readCode: ReadCode) => string
  /** A code block of a file's text, with the words of the fence. */
  readonly codeBlock: (
    text: string,
    info: string,
  ) => { readonly html: string; readonly diagnostics: readonly LocalDiagnostic[] }
}

/** The text of a file that a code block shows; null when there is none. */
type ReadCode = (specifier: string) => string | null

/** A parser that keeps one markdown-it per syntax. */
export function createPageParser(options: Omit<FeatureOptions, 'syntax'>): PageParser {
  const parsers = new Map<Syntax, MarkdownIt>()
  const parserFor = (syntax: Syntax): MarkdownIt => {
    const known = parsers.get(syntax) ?? createMarkdown({ ...options, syntax })
    parsers.set(syntax, known)
    return known
  }
  return {
    page: (text, syntax) => parsePage(text, syntax, parserFor),
    module: (text, syntax, source, readCode) => {
      const file = splitFile(text)
      const md = parserFor(syntaxOf(file, syntax))
      const { tokens, reading } = readText(md, textOf(file, syntax), true)
      return moduleSource({
        md,
        tokens,
        reading,
        readsJsx: syntaxOf(file, syntax) !== 'md',
        source,
        frontMatter: reading.frontMatterData,
        codeFile: (specifier, info) => codeBlock(readCode(specifier) ?? '', info).html,
      })
    },
    codeBlock,
  }

  function codeBlock(text: string, info: string) {
    const { file } = readMeta(info)
    const shown = file?.from
      ? text
          .split('\n')
          .slice(file.from - 1, file.to ?? undefined)
          .join('\n')
      : text
    const md = parserFor('md')
    const { reading } = readText(md, splitFile(''), false)
    const token = {
      content: shown,
      info: info.replace(/(?:^|\s)file=(?:"[^"]*"|'[^']*'|\S+)/, ' ').trim(),
      map: [0, 1],
    }
    const print = md.renderer.rules['fence'] as unknown as (
      tokens: unknown[],
      index: number,
      options: unknown,
      env: Reading,
    ) => string
    return { html: print([token], 0, md.options, reading), diagnostics: reading.diagnostics }
  }
}

const splitFile = (text: string): SplitFile =>
  splitFrontMatter(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))

/**
 * A file can ask for another format than its ending has: `format: md`, or `mdx: { format: md }` as Docusaurus
 * writes it.
 */
function syntaxOf({ frontMatter }: SplitFile, syntax: Syntax): Syntax {
  const asked = frontMatter.format ?? frontMatter.mdx?.['format']
  return asked === 'md' || asked === 'mdx' || asked === 'auto' ? asked : syntax
}

const textOf = (file: SplitFile, syntax: Syntax): SplitFile =>
  syntaxOf(file, syntax) === 'md' ? file : { ...file, content: unwrapCode(file.content) }

/** `asModule`: a text without code is printed as a module as well, for pages with code that include it. */
function readText(md: MarkdownIt, { data, content, lineOffset, diagnostics }: SplitFile, asModule: boolean) {
  const closes = new Map<string, number>()
  const reading: Reading = {
    lines: content.split('\n'),
    lineOffset,
    frontMatterData: data,
    links: [],
    ids: [],
    headings: [],
    escapes: [],
    diagnostics: [...diagnostics],
    includes: [],
    widgets: [],
    head: [],
    uses: new Set(),
    contentTitle: null,
    excerpt: null,
    truncated: false,
    code: asModule ? { reason: 'it is included by a file with code', line: 1, column: 1 } : null,
    nodes: [],
    scope: emptyScope(),
    effort: effortFor(content.length),
    openTags: [],
    insideTags: false,
    unclosed: { src: '', at: 0 },
    lastClose: (tag, src) => {
      const known = closes.get(tag) ?? src.lastIndexOf(tag)
      closes.set(tag, known)
      return known
    },
  }
  const tokens = md.parse(content, reading)
  if (tokens.some((token) => token.level >= md.options.maxNesting - 1))
    reading.diagnostics.push(tooDeep(lineOffset))
  return { reading, tokens }
}

function parsePage(text: string, syntax: Syntax, parserFor: (syntax: Syntax) => MarkdownIt): ParsedPage {
  const file = splitFile(text)
  const { frontMatter } = file
  const md = parserFor(syntaxOf(file, syntax))
  const { reading, tokens } = readText(md, textOf(file, syntax), false)
  const html = md.renderer.render(tokens, md.options, reading)
  const {
    links,
    ids,
    headings,
    escapes,
    contentTitle,
    excerpt,
    diagnostics,
    truncated,
    includes,
    code,
    head,
    widgets,
    uses,
  } = reading
  return {
    facts: {
      frontMatter,
      ...ownFieldsOf(file.data),
      contentTitle,
      excerpt: shorten(excerpt),
      headings,
      ids,
      links,
      escapes,
      diagnostics,
      ...wordsOf(file.content),
      ...(truncated ? { truncated } : {}),
      ...(includes.length > 0 ? { includes } : {}),
      ...(code ? { code } : {}),
      ...(head.length > 0 ? { head } : {}),
      ...(widgets.length > 0 ? { widgets: [...new Set(widgets.map(({ widget }) => widget))] } : {}),
      ...(uses.size > 0 ? { uses: [...uses] } : {}),
    },
    body: code ? [] : bodyOf(html, widgets),
    sections: sectionsOf(tokens),
  }
}

/** Front matter of the site's own, which components can ask for. */
function ownFieldsOf(data: SplitFile['data']): Pick<PageFacts, 'ownFields'> {
  const own = Object.entries(data).filter(([key]) => !Object.hasOwn(frontMatterFields, key))
  if (own.length === 0) return {}
  return { ownFields: JSON.parse(JSON.stringify(Object.fromEntries(own))) }
}

/** For reading times. */
function wordsOf(text: string): { readonly words?: number } {
  const words = (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu,
    ) ?? []
  ).length
  return words === 0 ? {} : { words }
}

/** Text at even places, what the placeholders stand for at odd ones. */
function bodyOf(html: string, widgets: readonly Widget[]): Body {
  const parts = html.split('\0')
  return parts.flatMap((part, index): BodyPart[] => {
    if (index % 2 === 0) return part === '' && parts.length > 1 ? [] : [part]
    const rest = Number(part.slice(1))
    if (part[0] === 'i') return [{ include: rest }]
    if (part[0] === 'w') return [widgets[rest] as Widget]
    return part === 't' ? [{ truncate: true }] : [Number(part)]
  })
}

/** markdown-it drops what is nested deeper than `maxNesting` without a warning. */
const tooDeep = (lineOffset: number): LocalDiagnostic => ({
  code: 'nestingTooDeep',
  line: lineOffset + 1,
  column: 1,
  message: 'Quotes or lists are nested more than 100 deep; what lies deeper is left out.',
  hint: 'Flatten the nesting.',
})

/** A description that search engines and cards show whole. */
const shorten = (text: string | null): string | null =>
  text === null || text.length <= 200 ? text : `${text.slice(0, 200).replace(/\s+\S*$/, '')}…`
