// `<Visibility for="agents">`: its tokens move into one token, which only the body prints. Whatever else
// reads the text doesn't see them: the table of contents, the search, the description. Links were collected
// before.
import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { closeHtml } from '../closeHtml.ts'
import type { Feature } from '../feature.ts'
import { resolvedOf } from '../mdx/element.ts'
import { placeInToken } from '../positions.ts'
import type { Reading } from '../reading.ts'
import { wrapRule } from '../wrapRule.ts'

/** Later steps that change what the tokens print. */
const laterSteps = ['option_lists', 'table_alignment', 'task_lists', 'math']

export const visibility: Feature = (md) => {
  md.core.ruler.before('heading_ids', 'visibility', (state) => {
    if ((state.env as Reading).uses.has('audiences')) state.tokens = withoutAgents(state.tokens, state, null)
  })
  for (const name of laterSteps) if (md.core.ruler.enable(name, true).length > 0) alsoForAgents(md, name)
  md.renderer.rules['for_agents'] = (tokens, index, options, env) =>
    md.renderer.render(tokensForAgents(tokens[index] as Token), options, env)
}

/** What a token has for agents alone; empty for other tokens. */
export const tokensForAgents = ({ type, meta }: Token): Token[] =>
  type === 'for_agents' ? (meta?.['tokens'] as Token[]) : []

/** The step on the moved tokens, too. No link leads to ids in them. */
function alsoForAgents(md: MarkdownIt, name: string): void {
  wrapRule(md.core.ruler, name, (original) => (state) => {
    original(state)
    const reading = state.env as Reading
    if (!reading.uses.has('audiences')) return
    const env = { ...reading, ids: [] }
    for (const block of state.tokens)
      for (const token of [block, ...(block.children ?? [])]) {
        if (token.type !== 'for_agents') continue
        const inner = Object.assign(Object.create(state) as StateCore, {
          tokens: tokensForAgents(token),
          env,
        })
        original(inner)
        token.meta = { tokens: inner.tokens }
      }
  })
}

/** `block`: the token whose children the tokens are. */
function withoutAgents(tokens: readonly Token[], state: StateCore, block: Token | null): Token[] {
  const kept: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    if (token.children) token.children = withoutAgents(token.children, state, token)
    const resolved = token.type === 'component' ? resolvedOf(token) : undefined
    if (resolved?.meaning.kind !== 'theme' || resolved.meaning.name !== 'Visibility') kept.push(token)
    else if (resolved.props['for'] !== 'agents' || token !== resolved.element.open) kept.push(token)
    else {
      const { close } = resolved.element
      const end = close ? Math.max(index, tokens.indexOf(close, index)) : index
      kept.push(moved(tokens.slice(index, end + 1), state, block))
      index = end
    }
  }
  return kept
}

function moved(tokens: Token[], { Token: TokenClass, env }: StateCore, block: Token | null): Token {
  const [open] = tokens as [Token, ...Token[]]
  const reading = env as Reading
  const token = Object.assign(new TokenClass('for_agents', '', 0), { block: open.block, map: open.map })
  const { map, content } = block ?? open
  // Steps look for text in tokens of blocks.
  const inner = block
    ? [Object.assign(new TokenClass('inline', '', 0), { map, content, children: tokens })]
    : tokens
  token.meta = { tokens: inner }
  closeHtml(inner, reading)
  for (const one of inner) for (const child of [one, ...(one.children ?? [])]) noteMoved(child, one, reading)
  return token
}

/** Included files and footnotes print something elsewhere on the page. */
function noteMoved(token: Token, block: Token, reading: Reading): void {
  const include = token.type === 'component' ? reading.includes[Number(token.meta?.['include'])] : undefined
  if (include) include.forAgents = true
  if (token.type !== 'footnote_ref') return
  reading.diagnostics.push({
    code: 'componentUse',
    ...placeInToken(block, reading, Number(token.meta?.['offset'] ?? 0), null),
    message: 'People see a footnote at the end of the page, and its reference is for agents only.',
    hint: 'Write its text into <Visibility for="agents">.',
  })
}
