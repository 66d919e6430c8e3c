// `*[HTML]: HyperText Markup Language` on a line of its own: wherever the text has the word, a reader can
// look up what it means.
import type { StateBlock, Token } from 'markdown-it'
import type { Feature } from '../feature.ts'
import type { Reading } from '../reading.ts'

type ReadingWithTerms = Reading & { terms?: Map<string, [term: string, meaning: string][]> }

export const abbreviations: Feature = (md, { markdown: { extensions } }) => {
  if (!extensions.abbreviations) return
  md.block.ruler.before('reference', 'abbreviation', definition, { alt: ['paragraph', 'reference'] })
  md.core.ruler.after('inline', 'abbreviations', ({ tokens, env, Token: TokenClass }) => {
    const { terms } = env as ReadingWithTerms
    if (!terms) return
    const tag = (type: string, nesting: 1 | -1) => new TokenClass(type, 'abbr', nesting)
    const text = (content: string, level: number) =>
      Object.assign(new TokenClass('text', '', 0), { content, level })
    for (const token of tokens)
      if (token.children)
        token.children = token.children.flatMap((child) =>
          child.type === 'text' ? withTerms(child, terms, { tag, text }) : [child],
        )
  })
}

const written = /^\*\[([^\]\n]{1,80})\]:[ \t]*(\S.*)$/

function definition(state: StateBlock, line: number, _end: number, silent: boolean): boolean {
  const from = (state.bMarks[line] as number) + (state.tShift[line] as number)
  if (state.src.charCodeAt(from) !== 42 || state.src.charCodeAt(from + 1) !== 91) return false
  const match = written.exec(state.src.slice(from, state.eMarks[line]).trimEnd())
  if (!match) return false
  if (silent) return true
  const [, term = '', meaning = ''] = match
  const env = state.env as ReadingWithTerms
  env.terms ??= new Map()
  const first = firstWord(term)
  const same = env.terms.get(first) ?? []
  if (same.length < mostOfOneWord) same.push([term, meaning])
  // The longest term wins.
  env.terms.set(
    first,
    same.sort(([a], [b]) => b.length - a.length),
  )
  state.line = line + 1
  return true
}

/** Terms that begin with the same word are tried one after the other. */
const mostOfOneWord = 20

const word = /[\p{L}\p{N}]+/gu

const firstWord = (term: string): string => term.match(word)?.[0] ?? ''

interface Make {
  readonly tag: (type: string, nesting: 1 | -1) => Token
  readonly text: (content: string, level: number) => Token
}

function withTerms(
  { content, level }: Token,
  terms: ReadonlyMap<string, readonly (readonly [string, string])[]>,
  { tag, text }: Make,
): Token[] {
  const made: Token[] = []
  let at = 0
  for (const match of content.matchAll(word)) {
    if (match.index < at) continue
    const found = terms.get(match[0])?.find(([term]) => isAt(content, match.index, term))
    if (!found) continue
    const open = tag('abbr_open', 1)
    open.attrSet('title', found[1])
    made.push(text(content.slice(at, match.index), level), open, text(found[0], level), tag('abbr_close', -1))
    at = match.index + found[0].length
  }
  return [...made, text(content.slice(at), level)]
}

const isAt = (content: string, from: number, term: string): boolean =>
  content.startsWith(term, from) &&
  !/^[\p{L}\p{N}]/u.test(content.slice(from + term.length, from + term.length + 2))
