// Links and images: each URL that may lead into the site becomes a LinkFact with its exact place
// (collectLinks.ts), and a placeholder in the body that is filled when the whole site is known. URLs of other
// sites are finished here.
import type { MarkdownIt, Token } from 'markdown-it'
import { collectLinks } from '../collectLinks.ts'
import { type PartAttribute, printPart } from '../elementPart.ts'
import type { Feature } from '../feature.ts'
import { collectDefinitions, type ReadingWithDefinitions } from '../linkDefinitions.ts'
import { readTitlesInParentheses } from '../linkTitles.ts'
import { wrapRule } from '../wrapRule.ts'

type StateInline = Parameters<MarkdownIt['helpers']['parseLinkLabel']>[0]

export const links: Feature = (md, { syntax, markdown: { linkRel, asElements } }) => {
  // The components that show elements of MDX add their own attributes.
  const added = asElements ? null : { linkRel: linkRel ?? {} }
  const labels = rememberLabels(md)
  readTitlesInParentheses(md)
  withDestination(md.inline.ruler, 'link', { bracket: 0, labels })
  withDestination(md.inline.ruler, 'image', { bracket: 1, labels })
  // MDX has no autolinks.
  if (syntax !== 'mdx') withAutolinkPlace(md.inline.ruler)
  withOffset(md.inline.ruler)
  md.core.ruler.after('block', 'link_definitions', ({ tokens, env }) =>
    collectDefinitions(tokens, env as ReadingWithDefinitions),
  )
  md.core.ruler.after('linkify', 'collect_links', ({ tokens, env }) =>
    collectLinks(tokens, env as ReadingWithDefinitions),
  )
  md.renderer.rules['link_open'] = (tokens, index) => {
    const token = tokens[index] as Token
    return printPart(token, { kind: 'open', name: 'a', attributes: attributesOf(token, 'href', added) })
  }
  md.renderer.rules['image'] = (tokens, index, options, env) => {
    const token = tokens[index] as Token
    const alt = { name: 'alt', value: md.renderer.renderInlineAsText(token.children ?? [], options, env) }
    return printPart(token, {
      kind: 'void',
      name: 'img',
      attributes: [alt, ...attributesOf(token, 'src', added)],
    })
  }
}

interface Added {
  readonly linkRel: LinkRel
}

function attributesOf(token: Token, name: 'href' | 'src', added: Added | null): readonly PartAttribute[] {
  const link = token.meta?.['link']
  const title = token.attrGet('title')
  const extra = (token.meta?.['extra'] ?? []) as Written
  const rest = [
    ...(title === null ? [] : [{ name: 'title', value: String(title) }]),
    ...extra.map(([key, value]) => ({ name: key, value })),
  ]
  if (typeof link === 'number') return [{ link }, ...rest]
  const value = String(token.attrGet(name) ?? '')
  if (!added) return [{ name, value }, ...rest]
  return [
    { name, value },
    ...(name === 'src'
      ? notWritten(late, extra)
      : /^(?:https?:)?\/\//i.test(value)
        ? inNewTab(relFor(value, added.linkRel), extra)
        : []),
    ...rest,
  ]
}

const late = [
  { name: 'loading', value: 'lazy' },
  { name: 'decoding', value: 'async' },
]

type Written = readonly (readonly [name: string, value: string])[]

const inNewTab = (rel: string, written: Written): readonly PartAttribute[] =>
  notWritten(
    [
      { name: 'target', value: '_blank' },
      { name: 'rel', value: rel },
    ],
    written,
  )

const notWritten = <T extends { readonly name: string }>(all: readonly T[], written: Written): readonly T[] =>
  all.filter(({ name }) => !written.some(([own]) => own === name))

type LinkRel = Readonly<Record<string, string>>

/** What every link to another site has, and the words of the last entry that matches its host. */
function relFor(href: string, linkRel: LinkRel): string {
  const usual = 'noopener noreferrer'
  const host = /^(?:https?:)?\/\/(?:[^/?#@]*@)?([^/?#:]*)/i.exec(href)?.[1]?.toLowerCase() ?? ''
  const words = Object.entries(linkRel).findLast(([pattern]) => matchesHost(host, pattern.toLowerCase()))?.[1]
  return words ? `${usual} ${words.trim()}` : usual
}

const matchesHost = (host: string, pattern: string): boolean =>
  pattern === '*' || host === pattern || (pattern.startsWith('*.') && host.endsWith(pattern.slice(1)))

/** The URL of `<https://…>` begins after its bracket. */
function withAutolinkPlace(ruler: InlineRuler): void {
  wrapRule(ruler, 'autolink', (original) => (state, silent) => {
    const start = state.pos
    const before = state.tokens.length
    if (!original(state, silent)) return false
    const token = state.tokens.slice(before, before + 2).find(({ type }) => type === 'link_open')
    if (!silent && token) token.meta = { ...token.meta, at: start + 1 }
    return true
  })
}

type InlineRuler = Parameters<Feature>[0]['inline']['ruler']

/** Wraps markdown-it's rule to remember where the URL begins (`bracket`: characters before the `[`). */
function withDestination(
  ruler: InlineRuler,
  name: 'link' | 'image',
  { bracket, labels }: { readonly bracket: number; readonly labels: Labels },
): void {
  wrapRule(ruler, name, (original) => (state, silent) => {
    const start = state.pos
    const before = state.tokens.length
    if (!original(state, silent)) return false
    if (silent) return true
    const token = state.tokens
      .slice(before, before + 2)
      .find((t) => t.type === 'link_open' || t.type === 'image')
    if (token && token.meta?.['label'] === undefined) {
      let at = (labels.endOf(state, start + bracket) ?? labelEnd(state, start + bracket, name === 'link')) + 2
      while (/\s/.test(state.src[at] ?? '')) at++
      token.meta = { ...token.meta, at: state.src[at] === '<' ? at + 1 : at }
    }
    return true
  })
}

/** Reads the label of a link that ends at `state.pos` once more. */
function labelEnd(state: StateInline, start: number, isLink: boolean): number {
  const max = state.posMax
  const end = state.pos
  state.posMax = end
  const found = state.md.helpers.parseLinkLabel(state, start, isLink)
  state.posMax = max
  state.pos = end
  return found
}

interface Labels {
  /** Where the label that was read last from this place ends, in the text that was read last. */
  readonly endOf: (state: StateInline, start: number) => number | undefined
}

/** Keeps the ends of the labels that the rules for links and images read. */
function rememberLabels(md: MarkdownIt): Labels {
  const read = md.helpers.parseLinkLabel
  const ends = new Map<number, number>()
  let of: StateInline | null = null
  md.helpers.parseLinkLabel = (state, start, disableNested) => {
    const end = read(state, start, disableNested)
    if (state !== of) ends.clear()
    of = state
    ends.set(start, end)
    return end
  }
  return { endOf: (state, start) => (state === of ? ends.get(start) : undefined) }
}

/** Wraps the rule for raw HTML to remember where each tag begins. */
function withOffset(ruler: InlineRuler): void {
  wrapRule(ruler, 'html_inline', (original) => (state, silent) => {
    const start = state.pos
    if (!original(state, silent)) return false
    const token = state.tokens.at(-1)
    if (!silent && token) token.meta = { offset: start }
    return true
  })
}
