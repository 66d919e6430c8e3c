// `*[HTML]: HyperText Markup Language` on a line of its own: wherever the text has the word, a reader can
// look up what it means. Terms of the site's glossary are explained where a page first uses them.
import type { StateBlock, StateCore, Token } from 'markdown-it'
import type { Tag } from '../../shared/htmlTag.ts'
import type { Feature } from '../feature.ts'
import { addForm, type Forms, formsIn, formsOf, plainMeaning } from '../glossary/terms.ts'
import type { Reading } from '../reading.ts'

type ReadingWithTerms = Reading & { terms?: Forms<string> }

export const abbreviations: Feature = (md, { markdown: { extensions } }) => {
  if (!extensions.abbreviations) return
  md.block.ruler.before('reference', 'abbreviation', definition, { alt: ['paragraph', 'reference'] })
  md.core.ruler.after('inline', 'abbreviations', (state) => {
    const { terms, glossary } = state.env as ReadingWithTerms
    if (terms) markAll(state, terms)
    if (glossary) markFirst(state, glossary)
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
  addForm(env.terms, term, meaning)
  state.line = line + 1
  return true
}

function markAll(state: StateCore, terms: Forms<string>): void {
  for (const token of state.tokens)
    if (token.children)
      token.children = token.children.flatMap((child) =>
        child.type === 'text' ? withTerms(child, terms, state, (meaning) => meaning) : [child],
      )
}

/** In texts, but not in headings and links. */
function markFirst(state: StateCore, glossary: NonNullable<Reading['glossary']>): void {
  const left = new Set(glossary)
  const forms = formsOf(glossary)
  for (const [at, token] of state.tokens.entries()) {
    if (left.size === 0) return
    if (!token.children || state.tokens[at - 1]?.type === 'heading_open') continue
    let depth = 0
    token.children = token.children.flatMap((child) => {
      depth += depthOf(child)
      if (child.type !== 'text' || depth > 0) return [child]
      return withTerms(child, forms, state, (term) =>
        left.delete(term) ? plainMeaning(term.definition) : null,
      )
    })
  }
}

/** Of elements whose text is explained or a link already: 1 opens one, -1 closes it. */
function depthOf({ type, content, nesting, meta }: Token): -1 | 0 | 1 {
  if (type === 'link_open' || type === 'link_close' || type === 'abbr_open' || type === 'abbr_close')
    return nesting as -1 | 1
  if (type === 'html_inline') {
    const [, slash] = /^<(\/?)(?:a|abbr|button)\b/i.exec(content) ?? []
    return slash === undefined ? 0 : slash === '' ? 1 : -1
  }
  const tag = type === 'component' ? (meta?.['tag'] as Tag | undefined) : undefined
  return !tag || tag.selfClosing ? 0 : tag.closing ? -1 : 1
}

/** Null: this one is not marked. */
type MeaningOf<T> = (meaning: T) => string | null

function withTerms<T>(
  { content, level }: Token,
  forms: Forms<T>,
  { Token: TokenClass }: Pick<StateCore, 'Token'>,
  meaningOf: MeaningOf<T>,
): Token[] {
  const tag = (type: string, nesting: 1 | -1) => new TokenClass(type, 'abbr', nesting)
  const text = (from: number, end?: number) =>
    Object.assign(new TokenClass('text', '', 0), { content: content.slice(from, end), level })
  const made: Token[] = []
  let from = 0
  for (const { at, form, meaning } of formsIn(content, forms)) {
    const title = meaningOf(meaning)
    if (title === null) continue
    const open = tag('abbr_open', 1)
    open.attrSet('title', title)
    const end = at + form.length
    made.push(text(from, at), open, text(at, end), tag('abbr_close', -1))
    from = end
  }
  return [...made, text(from)]
}
