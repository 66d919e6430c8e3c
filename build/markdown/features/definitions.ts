// Paragraphs that are something else: a term with its definitions (`Term`, then lines that begin with `: `),
// and the caption of a table or an image, a paragraph after it that begins with `: `.
import type { StateCore, Token } from 'markdown-it'
import type { Feature } from '../feature.ts'
import type { Reading } from '../reading.ts'

export const definitions: Feature = (md, { markdown: { extensions, asElements } }) => {
  if (!extensions.definitionLists && !extensions.captions) return
  md.core.ruler.after('block', 'definitions', (state) => {
    if (!/^[ \t>]*: /m.test(state.src)) return
    const made: Token[] = []
    const { tokens } = state
    for (let index = 0; index < tokens.length; index++) {
      const text = paragraphAt(tokens, index)
      const isCaption = extensions.captions && !asElements && text?.content.startsWith(': ')
      if (text && isCaption && addCaption(text, made, state)) {
        ;(state.env as Reading).uses.add('blocks')
        index += 2
      } else if (
        text &&
        extensions.definitionLists &&
        addDefinitions(tokens[index] as Token, text, made, state)
      )
        index += 2
      else made.push(tokens[index] as Token)
    }
    state.tokens = made
  })
}

/** The text of the paragraph that opens there. */
function paragraphAt(tokens: readonly Token[], index: number): Token | null {
  const text = tokens[index + 1]
  return tokens[index]?.type === 'paragraph_open' && text?.type === 'inline' ? text : null
}

type Maker = Pick<StateCore, 'Token'>

/** `type` ends with `_open` or `_close`. */
function block(type: string, tag: string, like: Token, { Token: Made }: Maker): Token {
  const nesting = type.endsWith('_open') ? 1 : -1
  return Object.assign(new Made(type, tag, nesting), {
    block: true,
    level: like.level,
    map: nesting === 1 ? like.map : null,
  })
}

function inline(content: string, [from, to]: [number, number], like: Token, { Token: Made }: Maker): Token {
  return Object.assign(new Made('inline', '', 0), {
    ...{ content, block: true, children: [], level: like.level },
    map: [from, to],
  })
}

/** A term and its definitions; those of paragraphs after each other are one list. */
function addDefinitions(open: Token, text: Token, made: Token[], maker: Maker): boolean {
  const lines = text.content.split('\n')
  const first = lines.findIndex((line) => line.startsWith(': '))
  const start = text.map?.[0] ?? 0
  if (first < 1 || open.hidden) return false
  if (made.at(-1)?.type === 'definition_list_close' && made.at(-1)?.level === open.level) made.pop()
  else made.push(block('definition_list_open', 'dl', open, maker))
  for (let line = 0; line < lines.length; ) {
    const isTerm = line < first
    let end = line + 1
    while (!isTerm && end < lines.length && !lines[end]?.startsWith(': ')) end++
    const content = lines.slice(line, end).join('\n')
    const [type, tag] = isTerm ? (['definition_term', 'dt'] as const) : (['definition', 'dd'] as const)
    made.push(
      block(`${type}_open`, tag, open, maker),
      inline(isTerm ? content : content.slice(2).trimStart(), [start + line, start + end], text, maker),
      block(`${type}_close`, tag, open, maker),
    )
    line = end
  }
  made.push(block('definition_list_close', 'dl', open, maker))
  return true
}

/** Into the table or around the image before it. */
function addCaption(text: Token, made: Token[], maker: Maker): boolean {
  const content = text.content.slice(2).trim()
  const map = text.map ?? [0, 0]
  if (made.at(-1)?.type === 'table_close') {
    const open = made.findLastIndex(({ type }) => type === 'table_open')
    const table = made[open] as Token
    made.splice(
      open + 1,
      0,
      block('caption_open', 'caption', table, maker),
      inline(content, map, text, maker),
      block('caption_close', 'caption', table, maker),
    )
    return true
  }
  return addFigureCaption(made, inline(content, map, text, maker), maker)
}

function addFigureCaption(made: Token[], caption: Token, maker: Maker): boolean {
  const isParagraph = made.at(-1)?.type === 'paragraph_close'
  if (!isParagraph || !isImage(made.at(-2)?.content ?? '')) return false
  const [closing, image, opening] = [made.pop(), made.pop(), made.pop()] as [Token, Token, Token]
  opening.hidden = true
  closing.hidden = true
  const figure = block('figure_open', 'figure', opening, maker)
  figure.attrs = [
    ['class', 'block-figure'],
    ['data-block', ''],
  ]
  made.push(
    ...[figure, opening, image, closing],
    block('caption_open', 'figcaption', opening, maker),
    caption,
    block('caption_close', 'figcaption', opening, maker),
    block('figure_close', 'figure', opening, maker),
  )
  return true
}

const isImage = (content: string): boolean =>
  /^!\[[^\]\n]*\]\([^()\n]*\)(?:\{[^{}\n]*\})?$/.test(content.trim())
