// Headings: ids as GitHub makes them, `{#explicit-id}` or `{/* #explicit-id */}`, a link to each, and the
// facts for contents and anchors.
import { slug } from 'github-slugger'
import type { Token } from 'markdown-it'
import anchor from 'markdown-it-anchor'
import type { MarkdownConfig } from '../../model/project.ts'
import { hashLink, labelOf } from '../../shared/components/heading.ts'
import { inOneForm } from '../../shared/paths.ts'
import { optionLevel } from '../../shared/toc.ts'
import { printParts } from '../components/printMarkup.ts'
import { titleToken } from '../contentTitle.ts'
import type { Feature } from '../feature.ts'
import { freeId, type UsedIds } from '../freeId.ts'
import { resolvedOf } from '../mdx/element.ts'
import type { Reading } from '../reading.ts'

const explicitId = /\s*\{#([^\s{}]+)\}\s*$/

// `{/* #id */}` or `<!-- #id -->` at the end. More words can follow the id.
const commentId = /\s*(?:\{\s*\/\*\s*#([^\s*]+)(?:\s[^*]*)?\*\/\s*\}|<!--\s*#([^\s>]+?)(?:\s[^>]*)?-->)\s*$/

export const headings: Feature = (md, { markdown }) => {
  md.core.ruler.before('inline', 'comment_ids', ({ tokens }) => eachHeading(tokens, readCommentId))
  if (markdown.mdx1Compat.headingIds)
    md.core.ruler.push('explicit_ids', ({ tokens }) => eachHeading(tokens, readExplicitId))
  md.core.ruler.push('heading_ids', ({ tokens, env }) => assignIds(tokens, env as Reading, markdown))
  md.core.ruler.push('anchor', ({ tokens, Token: TokenClass }) => {
    eachHeading(tokens, (open, inline) => linkHeading({ env: {}, tokens: [open, inline], Token: TokenClass }))
  })
  md.core.ruler.push('collect_headings', ({ tokens, env }) => collect(tokens, env as Reading))

  function collect(tokens: readonly Token[], reading: Reading): void {
    const title =
      reading.treeTitle === undefined
        ? titleToken(tokens, reading.frontMatterData, markdown.reads.namesFrom)
        : (tokens.find(({ tag, type }) => type === 'heading_open' && tag === 'h1') ?? null)
    reading.contentTitle = reading.treeTitle ?? null
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index] as Token
      countBefore(token, reading)
      if (reading.excerpt === null && opensExcerpt(token)) reading.excerpt = textOf(tokens[index + 1]) || null
      // An option is found like a heading below all others.
      const isOption = token.type === 'option_term_open'
      if (token.type !== 'heading_open' && !isOption) continue
      const level = isOption ? optionLevel : token.tag.charCodeAt(1) - 48
      const inline = tokens[index + 1] as Token
      const id = token.attrGet('id')
      if (token === title && reading.treeTitle !== null) {
        reading.contentTitle ??= textOf(inline)
        token.meta = { ...token.meta, isTitle: true }
      }
      if (level === 1) {
        if (id !== null) reading.ids.push(String(id))
      } else if (id !== null)
        reading.headings.push({
          ...{ id: String(id), level, html: inlineHtml(inline, reading) },
          ...(inline.children?.some(makesWords) ? { made: true } : {}),
          ...(token.meta?.['explicitId'] ? { isWritten: true } : {}),
        })
    }
  }

  /** The heading's HTML for the contents: no links, no images, no anchor link. */
  function inlineHtml(inline: Token, reading: Reading): string {
    const kept = (inline.children ?? []).filter((t) => t.type === 'text' || !leftOut.test(t.type))
    return md.renderer.renderInline(kept, md.options, reading).trim()
  }
}

const opensExcerpt = ({ type, level, meta }: Token): boolean =>
  type === 'paragraph_open' && level === 0 && !meta?.['isCover']

/** A component or expression in a heading. */
const makesWords = ({ type }: Token): boolean => type === 'component' || type === 'expression'

const leftOut = /^(?:link_|image|html_inline|component|expression|footnote)/

/** The headings of included files count where the files are included. */
function countBefore(token: Token, reading: Reading): void {
  if (token.type === 'fence') token.meta = { ...token.meta, headingsBefore: reading.headings.length }
  if (reading.includes.length === 0) return
  for (const one of token.type === 'inline' ? (token.children ?? []) : [token]) {
    const include = one.type === 'component' ? one.meta?.['include'] : undefined
    const fact = include === undefined ? undefined : reading.includes[Number(include)]
    if (fact) fact.headingsBefore = reading.headings.length
  }
}

/** The text of an inline token, without markup. */
function textOf(inline: Token | undefined): string {
  const lines: string[] = []
  let text = ''
  for (const { type, content } of inline?.children ?? [])
    if (withText.has(type)) text += content
    else if (type === 'softbreak' || type === 'hardbreak') {
      lines.push(text.trim())
      text = ''
    }
  return [...lines, text.trim()].join(' ').trim()
}

const withText: ReadonlySet<string> = new Set(['text', 'code_inline', 'text_special', 'emoji', 'image'])

/**
 * The text that ids are made from, as Docusaurus has it: the source of an expression or a formula, the words
 * for an image and the word of an emoji shortcode count, the name of a directive does not.
 */
const slugText = ({ children, content }: Token, directive: RegExp): string =>
  (children ?? []).map((token) => slugPart(token, content, directive)).join('')

/** Beside a component there is a space that no id begins or ends with. Other ids keep it. */
function idText(inline: Token, directive: RegExp, { reads }: MarkdownConfig): string {
  const text = slugText(inline, directive)
  if (!reads.idsOfComponents || !inline.children?.some(makesWords)) return text
  const names = inline.children.map((token) => resolvedOf(token)?.element.tag.name ?? '')
  return text.trim() || [...new Set(names)].join(' ').trim()
}

function slugPart({ type, content, markup, meta }: Token, heading: string, directive: RegExp): string {
  switch (type) {
    case 'text':
      if (!content.includes(':')) return content
      // A colon that is written as `&#58;` or `\:` does not begin a directive.
      return content.replace(directive, (all, ...[label]) => {
        const isRead = heading.includes(all) && !heading.includes(`\\${all}`)
        return isRead ? (typeof label === 'string' ? label : '') : all
      })
    case 'code_inline':
    case 'text_special':
    case 'image':
    case 'math_inline':
      return content
    case 'emoji':
      return `:${markup}:`
    case 'expression':
      return String(meta?.['source'] ?? '')
    default:
      return ''
  }
}

/** `:kbd[Ctrl]` and `:name`: of a directive in a text, Docusaurus' ids have the label only. */
const textDirective = /(?<![:\w]):[A-Za-z][\w-]*(?![\w:-])(?:\[([^\][]*)\])?(?:\{[^{}]*\})?/g

/** Those without a label, also within a word: `a:b`. The feature for directives has read the others. */
const anyDirective = /(?<!:):[A-Za-z][\w-]*(?<![_-])(?![\w:-])/g

function eachHeading(tokens: readonly Token[], read: (open: Token, inline: Token) => void): void {
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    if (token.type === 'heading_open') read(token, tokens[index + 1] as Token)
  }
}

function readExplicitId(open: Token, inline: Token): void {
  const last = inline.children?.findLast((child) => child.type === 'text' && child.content !== '')
  const match = last && last === inline.children?.at(-1) ? explicitId.exec(last.content) : null
  if (!last || !match) return
  last.content = last.content.slice(0, match.index)
  inline.content = inline.content.replace(explicitId, '')
  setExplicitId(open, match[1] as string)
}

/** Before emphasis is read, which the stars of a comment look like. */
function readCommentId(open: Token, inline: Token): void {
  const match = commentId.exec(inline.content)
  const id = match?.[1] ?? match?.[2]
  if (!match || id === undefined) return
  inline.content = inline.content.slice(0, match.index)
  setExplicitId(open, id)
}

function setExplicitId(open: Token, id: string): void {
  open.attrSet('id', inOneForm(id))
  open.meta = { ...open.meta, explicitId: true }
}

/** Every heading gets a unique id: the one that is written, else one made from its words. */
function assignIds(tokens: readonly Token[], reading: Reading, settings: MarkdownConfig): void {
  const slugs: UsedIds = new Map()
  const used: UsedIds = new Map()
  const slugOf = (text: string) => freeId(slug(text, settings.maintainCase), slugs)
  const directive = settings.reads.anyDirective ? anyDirective : textDirective
  eachHeading(tokens, (open, inline) => {
    const written = open.attrGet('id')
    // A title has no id of its own, but its words are taken: a heading that repeats them ends in -1.
    const wanted = written ?? slugOf(inOneForm(idText(inline, directive, settings)))
    const id = freeId(String(wanted), used)
    if (written !== null && id !== written) reportRepeated(String(written), id, open, reading)
    open.attrSet('id', id)
  })
}

function reportRepeated(written: string, id: string, { map }: Token, reading: Reading): void {
  reading.diagnostics.push({
    code: 'duplicateHeadingId',
    line: (map?.[0] ?? 0) + 1 + reading.lineOffset,
    column: 1,
    message: `Another heading of this page has the id "${written}". This one gets "${id}".`,
    hint: 'Give each heading its own id.',
  })
}

/** The part of markdown-it's state that the plugin reads. */
interface HeadingState {
  readonly env: object
  /** The beginning of a heading and its content. */
  readonly tokens: readonly [open: Token, inline: Token]
  readonly Token: typeof Token
}

/**
 * The rule of markdown-it-anchor. It looks each heading up in the list of tokens, so it gets one heading at a
 * time: in the list of all tokens, that is quadratic.
 */
const linkHeading = ruleOf({
  level: [1, 2, 3, 4, 5, 6],
  tabIndex: false,
  permalink: (id: string, _options: unknown, { tokens: [open, inline], Token: TokenClass }: HeadingState) => {
    // A title has an id only where it is written, and no link.
    const hasOwnId = id !== '' && (open.tag !== 'h1' || open.meta?.['explicitId'])
    if (!hasOwnId) open.attrs = (open.attrs ?? []).filter(([name]) => name !== 'id')
    else if (open.tag !== 'h1') linkTo(id, open, inline, TokenClass)
  },
})

function ruleOf(options: object): (state: HeadingState) => void {
  const rules: ((state: HeadingState) => void)[] = []
  const push = (_name: string, rule: (state: HeadingState) => void) => rules.push(rule)
  const use = anchor as unknown as (md: object, options: object) => void
  use({ core: { ruler: { push } } }, options)
  return (state) => {
    for (const rule of rules) rule(state)
  }
}

/** Adds the link of a heading, or of another element with an id, to itself. */
export function linkTo(id: string, open: Token, inline: Token, TokenClass: typeof Token): void {
  open.attrJoin('class', 'anchor')
  const link = new TokenClass('html_inline', '', 0)
  link.content = printParts(hashLink(id, labelOf(textOf(inline) || id))).join('')
  link.meta = { isClosed: true }
  inline.children = [...(inline.children ?? []), link]
}
