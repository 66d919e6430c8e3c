// One file → its facts and its body, or its module when it has code. Other files play no part.
import type { MarkdownIt } from 'markdown-it'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import type { Term } from '../model/glossary.ts'
import type { DiagnosticCode } from '../model/rules.ts'
import { textWithoutNul } from '../shared/cleanValues.ts'
import { type CodeMeta, readMeta } from '../shared/code/meta.ts'
import { linesIn, regionIn } from '../shared/code/regions.ts'
import { closeHtml } from './closeHtml.ts'
import type { FeatureOptions, FileSyntax, Syntax } from './feature.ts'
import { type SplitFile, splitFrontMatter } from './frontMatter.ts'
import { type HeadingPlace, headingPlaces } from './headingPlaces.ts'
import { createMarkdown } from './markdown.ts'
import { elementsOfMdx, noComponents } from './mdx/components.ts'
import { effortFor } from './mdx/javascript.ts'
import { type CodeInput, moduleSource } from './mdx/module.ts'
import { emptyScope } from './mdx/scope.ts'
import { wholeText } from './mdx/valuesModule.ts'
import { elementsBody, htmlBody, type ParsedPage, pageOf, type ReadText } from './parsedPage.ts'
import type { Reading } from './reading.ts'
import { createTreeParser, type TreeParser, type UnifiedTree } from './unified/treeParser.ts'
import { unwrapCode } from './unwrapCode.ts'

export interface PageParser {
  /** `how`: the syntax, or the tree of a text that plugins of unified have read. */
  /** `glossary`: the terms of the site that are explained. */
  readonly page: (text: string, how: FileSyntax | UnifiedTree, glossary?: readonly Term[]) => ParsedPage
  /** The text as a JavaScript module with JSX. */
  readonly module: (
    text: string,
    how: FileSyntax | UnifiedTree,
    file: ModuleFile,
    readCode: ReadCode,
  ) => string
  /** A code block of a file's text, with the words of the fence. */
  readonly codeBlock: (
    text: string,
    info: string,
  ) => { readonly html: string; readonly diagnostics: readonly LocalDiagnostic[] }
  readonly headings: (text: string, how: FileSyntax | UnifiedTree) => readonly HeadingPlace[]
}

/** A file with the terms of the site's glossary that it has. */
type TextFile = SplitFile & { readonly glossary?: readonly Term[] }

interface ReadFile extends ReadText {
  readonly readsJsx: boolean
}

interface ModuleFile {
  /** Names the file whose links the page's data carries. */
  readonly source: string
  /** A view prints the title of a post. */
  readonly isPost?: boolean
  readonly glossary?: readonly Term[] | undefined
  /** Only the values beside the elements of the text. */
  readonly valuesOnly?: boolean
}

/** The text of a file that a code block shows; null when there is none. */
type ReadCode = (specifier: string) => string | null

/** A parser that keeps one markdown-it per syntax. */
export function createPageParser(given: Omit<FeatureOptions, 'syntax'>): PageParser {
  const { asElements } = given.markdown
  const options = asElements ? { ...given, knownComponents: elementsOfMdx } : given
  const parsers = new Map<Syntax, MarkdownIt>()
  const parserFor = (syntax: Syntax): MarkdownIt => {
    const known = parsers.get(syntax) ?? createMarkdown({ ...options, syntax })
    parsers.set(syntax, known)
    return known
  }
  const readAs = (syntax: Syntax, file: TextFile, asModule: boolean): ReadFile => {
    const md = parserFor(syntax)
    const content = options.markdown.untrusted ? file.content : unwrapCode(file.content)
    return { file, md, readsJsx: syntax !== 'md', ...readText(md, { ...file, content }, asModule) }
  }
  let opened: TreeParser | null = null
  const read = (
    text: string,
    how: FileSyntax | UnifiedTree,
    asModule: boolean,
    glossary: readonly Term[] = [],
  ): ReadFile => {
    const file = glossary.length > 0 ? { ...splitFile(text), glossary } : splitFile(text)
    if (typeof how === 'string') {
      const syntax = options.markdown.untrusted ? how : syntaxOf(file, how)
      if (syntax !== 'mdxFirst') return readAs(syntax, file, asModule)
      const strict = readAs('mdx', file, asModule)
      const isMdx = !strict.reading.diagnostics.some(({ code }) => notMdx.has(code))
      return isMdx ? strict : readAs('auto', file, asModule)
    }
    opened ??= createTreeParser(options)
    const reading = openReading(file, asModule)
    const tokens = opened.read(how, reading)
    closeHtml(tokens, reading)
    return { file, md: opened.md, readsJsx: true, reading, tokens }
  }
  return {
    page(text, how, glossary) {
      const whole = read(text, how, false, glossary)
      return pageOf(whole, options, asElements ? elementsBody(whole, options) : htmlBody(whole))
    },
    module(text, how, file, readCode) {
      const { valuesOnly = false, glossary, ...named } = file
      const { md, tokens, reading, readsJsx } = read(text, how, !valuesOnly, glossary)
      const input: CodeInput = {
        ...{ md, tokens, reading, readsJsx },
        fences: options.markdown,
        known: options.markdown.untrusted ? noComponents : options.knownComponents,
        frontMatter: reading.frontMatterData,
        codeFile: (specifier, info) => codeBlock(parserFor('md'), readCode(specifier) ?? '', info).html,
      }
      return valuesOnly ? (wholeText(input).values ?? '') : moduleSource({ ...input, ...named })
    },
    codeBlock: (text, info) => codeBlock(parserFor('md'), text, info),
    headings(text, how) {
      const { tokens, file } = read(text, how, false)
      return headingPlaces(tokens, file.lineOffset)
    },
  }
}

/** Problems of a text that MDX refuses, or that fails when it is shown. */
const notMdx: ReadonlySet<DiagnosticCode> = new Set([
  'moduleSyntax',
  'strayBrace',
  'strayLessThan',
  'unclosedTag',
  'unknownComponent',
  'unknownName',
])

/** The block of a file's text. */
function codeBlock(md: MarkdownIt, text: string, info: string) {
  const { file } = readMeta(info)
  const shown = shownPart(text, file)
  const { reading } = readText(md, splitFile(''), false)
  const token = {
    content: textWithoutNul(shown),
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

/** The lines or the region of a file that a block names. */
function shownPart(text: string, file: CodeMeta['file']): string {
  if (file?.region) return regionIn(text, file.region) ?? text
  return file?.from ? linesIn(text, file.from, file.to) : text
}

/** The parts of a file, whatever its line ends are. NUL marks placeholders later, so texts have none. */
export const splitFile = (text: string): SplitFile =>
  splitFrontMatter(textWithoutNul(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')))

/**
 * A file can ask for another format than its ending has: `format: md`, or `mdx: { format: md }` as Docusaurus
 * writes it.
 */
export function syntaxOf({ frontMatter }: SplitFile, syntax: FileSyntax): FileSyntax {
  const asked = frontMatter.format ?? frontMatter.mdx?.['format']
  return asked === 'md' || asked === 'mdx' || asked === 'auto' ? asked : syntax
}

/** `asModule`: a text without code is printed as a module as well, for pages with code that include it. */
function readText(md: MarkdownIt, file: TextFile, asModule: boolean): Pick<ReadText, 'reading' | 'tokens'> {
  const reading = openReading(file, asModule)
  const tokens = md.parse(file.content, reading)
  if (tokens.some((token) => token.level >= md.options.maxNesting - 1))
    reading.diagnostics.push(tooDeep(file.lineOffset))
  closeHtml(tokens, reading)
  return { reading, tokens }
}

function openReading(file: TextFile, asModule: boolean): Reading {
  const { data, content, lineOffset, diagnostics, glossary } = file
  let closes: ReadonlyMap<string, number> | null = null
  return {
    lines: content.split('\n'),
    lineOffset,
    frontMatterData: data,
    links: [],
    ids: [],
    numberedBlocks: 0,
    headings: [],
    escapes: [],
    diagnostics: [...diagnostics],
    includes: [],
    widgets: [],
    head: [],
    uses: new Set(),
    diagrams: [],
    contentTitle: null,
    excerpt: null,
    truncated: false,
    code: asModule ? { reason: 'it is included by a file with code', line: 1, column: 1 } : null,
    nodes: [],
    scope: emptyScope(),
    ...(glossary ? { glossary } : {}),
    effort: effortFor(content.length),
    openTags: [],
    insideTags: false,
    ahead: new Map(),
    looseBox: -1,
    boxIndent: 0,
    lastClose: (name, src) => {
      closes ??= lastCloses(src)
      return closes.get(name) ?? -1
    },
  }
}

/** The offset of each element's last closing tag. */
const lastCloses = (src: string): ReadonlyMap<string, number> =>
  new Map(Array.from(src.matchAll(/<\/([\w.:-]+)/g), (found) => [found[1] as string, found.index]))

/** markdown-it drops what is nested deeper than `maxNesting` without a warning. */
const tooDeep = (lineOffset: number): LocalDiagnostic => ({
  code: 'nestingTooDeep',
  line: lineOffset + 1,
  column: 1,
  message: 'Quotes or lists are nested more than 100 levels deep. Troodon leaves out deeper levels.',
  hint: 'Reduce the nesting.',
})
