// `:::options` around a list: a reference of options, fields or flags, with an anchor for each. An item
// begins with the name, and lines such as `Type: string` below it are facts. The rest is the description.
import { slug } from 'github-slugger'
import type { StateBlock, Token } from 'markdown-it'
import { inOneForm } from '../../shared/paths.ts'
import type { Feature } from '../feature.ts'
import { freeId, type UsedIds } from '../freeId.ts'
import type { Reading } from '../reading.ts'
import { type AdmonitionBox, pushContent } from './admonitionTokens.ts'
import { linkTo } from './headings.ts'

export const optionLists: Feature = (md) => {
  md.core.ruler.before('collect_headings', 'option_lists', (state) => {
    if (state.tokens.some(({ type }) => type === 'options_open'))
      state.tokens = new ListWriter(state.Token, state.env as Reading).write(state.tokens)
  })
}

/**
 * Whether the box contains a list of options: its first item begins with code. Other boxes of this name mean
 * what they mean without this feature.
 */
export function isOptionList(
  name: string,
  match: RegExpExecArray,
  state: StateBlock,
  start: number,
): boolean {
  const [, , , inBrackets, afterSpace] = match
  if (name !== 'options' || inBrackets !== undefined || afterSpace !== undefined) return false
  let line = start + 1
  while (line < state.lineMax && state.isEmpty(line)) line++
  const from = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0)
  return line < state.lineMax && /^[-*+] +`/.test(state.src.slice(from, state.eMarks[line]))
}

/** Its id begins the ids of the options, for pages on which several lists have the same names. */
export function pushOptions(state: StateBlock, box: AdmonitionBox): void {
  state.push('options_open', '', 1).meta = { prefix: box.id ?? '' }
  pushContent(state, box)
  state.push('options_close', '', -1)
}

/** An item that is open. */
interface OpenItem {
  readonly open: Token
  /** Until its name is read. */
  isTerm: boolean
  /** After its name: the end of that paragraph is left out. */
  isNamed: boolean
  /** Whether its description has begun. */
  hasText: boolean
}

class ListWriter {
  readonly #Token: typeof Token
  readonly #reading: Reading
  readonly #used: UsedIds = new Map()
  readonly #written: Token[] = []
  /** Open boxes. The lists directly in them are lists of options. */
  readonly #boxes: Token[] = []
  /** The prefix of each open list; null for a list that is no list of options. */
  readonly #lists: (string | null)[] = []
  readonly #items: (OpenItem | null)[] = []

  constructor(TokenClass: typeof Token, reading: Reading) {
    this.#Token = TokenClass
    this.#reading = reading
  }

  write(tokens: readonly Token[]): Token[] {
    for (const { type, attrs } of tokens)
      if (type === 'heading_open')
        for (const [name, id] of attrs ?? []) if (name === 'id') this.#used.set(String(id), 0)
    for (const id of this.#reading.ids) this.#used.set(id, 0)
    for (const token of tokens) this.#add(token)
    return this.#written
  }

  #add(token: Token): void {
    const item = this.#items.at(-1)
    switch (token.type) {
      case 'options_open':
        this.#boxes.push(token)
        return
      case 'options_close':
        this.#boxes.pop()
        return
      case 'bullet_list_open':
      case 'ordered_list_open':
        this.#openText(token)
        this.#lists.push(this.#prefixOf(token))
        if (this.#lists.at(-1) === null) this.#written.push(token)
        else this.#become(token, 'option_list_open', 'dl', 'option-list')
        return
      case 'bullet_list_close':
      case 'ordered_list_close':
        if (this.#lists.pop() === null) this.#written.push(token)
        else this.#become(token, 'option_list_close', 'dl')
        return
      case 'list_item_open':
        this.#items.push(
          this.#lists.at(-1) === null ? null : { open: token, isTerm: true, isNamed: false, hasText: false },
        )
        if (this.#items.at(-1)) this.#become(token, 'option_open', 'div', 'option')
        else this.#written.push(token)
        return
      case 'list_item_close':
        this.#items.pop()
        if (item?.hasText) this.#push('option_text_close', 'dd', -1, token)
        if (item) this.#become(token, 'option_close', 'div')
        else this.#written.push(token)
        return
    }
    if (item?.isNamed) {
      item.isNamed = false
      if (token.type === 'paragraph_close') return
    }
    if (!item?.isTerm) {
      this.#openText(token)
      this.#written.push(token)
    } else if (token.type === 'inline') this.#name(token, item)
    else if (token.type !== 'paragraph_open') {
      item.isTerm = false
      this.#add(token)
    }
  }

  #prefixOf({ type, level }: Token): string | null {
    const box = this.#boxes.at(-1)
    const isDirect = box && type === 'bullet_list_open' && level === box.level + 1
    return isDirect ? String(box.meta?.['prefix']) : null
  }

  /** The description begins with the first block after the name, except the end of the name's paragraph. */
  #openText(token: Token): void {
    const item = this.#items.at(-1)
    if (!item || item.isTerm || item.hasText) return
    item.hasText = true
    this.#push('option_text_open', 'dd', 1, token).attrSet('class', 'option-text')
  }

  /** The first paragraph of an item: its name, its facts and the beginning of its description. */
  #name(inline: Token, item: OpenItem): void {
    Object.assign(item, { isTerm: false, isNamed: true })
    const [first = { row: 0, tokens: [] }, ...others] = linesOf(inline.children ?? [])
    const { term, rest } = atColon(first.tokens)
    const isFact = others.findIndex(({ tokens }) => !factLabel.test(textAt(tokens)))
    const count = isFact === -1 ? others.length : isFact
    this.#term(term, inline, item)
    for (const line of others.slice(0, count)) this.#fact(line, inline)
    const texts = [...(rest.length > 0 ? [{ row: 0, tokens: rest }] : []), ...others.slice(count)]
    const [start] = texts
    if (!start) return
    this.#openText(inline)
    this.#around('paragraph', 'p', { row: start.row, tokens: this.#joined(texts) }, inline)
  }

  #term(children: readonly Token[], inline: Token, item: OpenItem): void {
    const [open, text] = this.#around('option_term', 'dt', { row: 0, tokens: children }, inline)
    const names = children.filter(({ type, content }) => type === 'code_inline' && firstWord(content) !== '')
    const longest = names.reduce<Token | undefined>(longerOf, undefined)
    const name = longest ? firstWord(longest.content) : slug(children.map(({ content }) => content).join(''))
    if (name === '') return
    const id = freeId(this.#idOf(name), this.#used)
    open.attrSet('id', id)
    open.attrSet('class', 'option-term')
    for (const one of names) if (one !== longest) this.#anchor(this.#idOf(firstWord(one.content)), one)
    linkTo(id, open, text, this.#Token)
    // `#onbrokenlinks` leads to `onBrokenLinks`, too.
    this.#anchor(slug(id), item.open)
  }

  #idOf(name: string): string {
    return inOneForm(withPrefix(this.#lists.at(-1) ?? '', name))
  }

  /** Another id of the option, unless something else has it. */
  #anchor(id: string, token: Token): void {
    if (id === '' || this.#used.has(id)) return
    this.#used.set(id, 0)
    this.#reading.ids.push(id)
    token.attrSet('id', id)
  }

  #fact(line: Line, inline: Token): void {
    const [open, text] = this.#around('option_fact', 'dd', line, inline)
    open.attrSet('class', 'option-fact')
    const [, label = '', after = ''] = factLabel.exec(textAt(line.tokens)) ?? []
    const [first, ...others] = line.tokens as [Token, ...Token[]]
    const span = this.#make('option_label_open', 'span', 1)
    span.attrSet('class', 'option-label')
    text.children = [
      ...[span, withContent(first, `${label}:`), this.#make('option_label_close', 'span', -1)],
      ...[withContent(first, after), ...others],
    ]
  }

  #joined(lines: readonly Line[]): readonly Token[] {
    return lines.flatMap(({ tokens }, index) =>
      index === 0 ? tokens : [this.#make('softbreak', 'br', 0), ...tokens],
    )
  }

  #around(type: string, tag: string, line: Line, inline: Token): [Token, Token] {
    const open = this.#push(`${type}_open`, tag, 1, inline)
    const text = Object.assign(new this.#Token('inline', '', 0), inline, { children: [...line.tokens] })
    // Places in a part of a text are those of its line: no part keeps the whole content.
    if (inline.content.includes('\n')) {
      const place = { line: (inline.map?.[0] ?? 0) + line.row + 1 + this.#reading.lineOffset, column: 1 }
      Object.assign(text, { content: '', meta: { ...inline.meta, place } })
    }
    this.#written.push(text)
    this.#push(`${type}_close`, tag, -1, inline)
    return [open, text]
  }

  #become(token: Token, type: string, tag: string, className?: string): void {
    Object.assign(token, { type, tag })
    if (className) token.attrSet('class', className)
    this.#written.push(token)
  }

  #push(type: string, tag: string, nesting: -1 | 0 | 1, { map, level }: Token): Token {
    const token = Object.assign(this.#make(type, tag, nesting), { map, level, block: true })
    this.#written.push(token)
    return token
  }

  #make(type: string, tag: string, nesting: -1 | 0 | 1): Token {
    return new this.#Token(type, tag, nesting)
  }
}

/** `Type: `, `Since: `: one or a few words and a colon. */
const factLabel = /^(\p{L}[^:\n]{0,39}):((?:\s.*)?)$/su

/** The text at the beginning of a line. */
const textAt = ([first]: readonly Token[]): string => (first?.type === 'text' ? first.content : '')

/** `--out <folder>` → `--out`. */
const firstWord = (code: string): string => /^[^\s=<>()[\]{}:,]+/.exec(code.trim())?.[0] ?? ''

const longerOf = (a: Token | undefined, b: Token): Token =>
  a && firstWord(a.content).length >= firstWord(b.content).length ? a : b

/** `build` and `--strict` → `build--strict`. */
const withPrefix = (prefix: string, name: string): string =>
  prefix === '' ? name : name.startsWith('-') ? prefix + name : `${prefix}-${name}`

const withContent = (token: Token, content: string): Token =>
  Object.assign(Object.create(Object.getPrototypeOf(token)) as Token, token, { content })

/** The first line may contain the description: `name`: what it does. */
function atColon(line: readonly Token[]): {
  readonly term: readonly Token[]
  readonly rest: readonly Token[]
} {
  const at = line.findIndex(
    ({ type, content }, index) =>
      type === 'text' && /^:\s/.test(content) && line[index - 1]?.type === 'code_inline',
  )
  const colon = line[at]
  if (!colon) return { term: line, rest: [] }
  return {
    term: line.slice(0, at),
    rest: [withContent(colon, colon.content.replace(/^:\s+/, '')), ...line.slice(at + 1)],
  }
}

interface Line {
  /** Lines of the text before it. */
  readonly row: number
  readonly tokens: readonly Token[]
}

/** The lines of a text. What is within marks or after a tag is not divided. */
function linesOf(children: readonly Token[]): readonly Line[] {
  const lines: Token[][] = [[]]
  let depth = 0
  let hasTags = false
  for (const token of children) {
    depth += token.nesting
    hasTags ||= tags.has(token.type)
    const isDivided = depth === 0 && !hasTags
    if (isDivided && (token.type === 'softbreak' || token.type === 'hardbreak')) lines.push([])
    else if (isDivided && token.type === 'text' && token.content.includes('\n'))
      for (const [index, content] of token.content.split('\n').entries()) {
        if (index > 0) lines.push([])
        if (content.trim() !== '')
          lines.at(-1)?.push(withContent(token, index > 0 ? content.trimStart() : content))
      }
    else lines.at(-1)?.push(token)
  }
  return lines.flatMap((tokens, row) => (tokens.length > 0 ? [{ row, tokens }] : []))
}

const tags: ReadonlySet<string> = new Set(['component', 'html_inline'])
