// One file → its facts and its body. Knows nothing of other files: what leads elsewhere is a hole in the body.
import type { MarkdownIt } from 'markdown-it'
import type { LocalDiagnostic } from '../model/diagnostics.ts'
import type { Body, PageFacts } from '../model/page.ts'
import { splitFrontMatter } from './frontMatter.ts'
import type { Highlighter } from './highlight.ts'
import { createMarkdown, type Reading, type Syntax } from './markdown.ts'

export interface ParsedPage {
  readonly facts: Omit<PageFacts, 'bodyKey'>
  readonly body: Body
}

export type PageParser = (text: string, syntax: Syntax) => ParsedPage

/** A parser that keeps one markdown-it per syntax. */
export function createPageParser(highlighter: Highlighter): PageParser {
  const parsers = new Map<Syntax, MarkdownIt>()
  return (text, syntax) => {
    const md = parsers.get(syntax) ?? createMarkdown({ syntax, highlighter })
    parsers.set(syntax, md)
    return parsePage(md, text)
  }
}

function parsePage(md: MarkdownIt, raw: string): ParsedPage {
  const text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const { frontMatter, content, lineOffset, diagnostics } = splitFrontMatter(text)
  const reading: Reading = {
    lines: content.split('\n'),
    lineOffset,
    links: [],
    ids: [],
    headings: [],
    escapes: [],
    diagnostics: [...diagnostics],
    contentTitle: null,
    excerpt: null,
  }
  const tokens = md.parse(content, reading)
  if (tokens.some((token) => token.level >= md.options.maxNesting - 1)) reading.diagnostics.push(tooDeep(lineOffset))
  const html = md.renderer.render(tokens, md.options, reading)
  const { links, ids, headings, escapes, contentTitle, excerpt } = reading
  return {
    facts: { frontMatter, contentTitle, excerpt: shorten(excerpt), headings, ids, links, escapes, diagnostics: reading.diagnostics },
    body: html.split('\0').map((part, index) => (index % 2 === 0 ? part : Number(part))),
  }
}

/** markdown-it drops what lies deeper than `maxNesting` without a word. */
const tooDeep = (lineOffset: number): LocalDiagnostic => ({
  code: 'nestingTooDeep',
  line: lineOffset + 1,
  column: 1,
  message: 'Quotes or lists are nested more than 100 deep; what lies deeper is left out.',
  hint: 'Flatten the nesting.',
})

/** A description that search engines and cards show whole. */
const shorten = (text: string | null): string | null => (text === null || text.length <= 200 ? text : `${text.slice(0, 200).replace(/\s+\S*$/, '')}…`)
