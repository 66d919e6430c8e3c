// `:::note[Title]{.class #id}` … `:::`. More colons outside than inside nest; code fences inside are passed over.
import type { StateBlock, Token } from 'markdown-it'
import { nearest } from '../../model/nearest.ts'
import {
  admonitionMarkup,
  admonitionType,
  admonitionTypes,
  defaultTitle,
} from '../../shared/components/admonition.ts'
import { escapeHtml } from '../../shared/escape.ts'
import { slot } from '../../shared/markup.ts'
import { printParts } from '../components/printMarkup.ts'
import { becomeTag, type TagProperty } from '../components/tagToken.ts'
import type { Feature } from '../feature.ts'
import type { Reading } from '../reading.ts'

/** Colons, name, title in brackets or after a space, attributes. Lines come without spaces at their end. */
const opening =
  /^(:{3,})\s*([A-Za-z][\w-]*)(?:\[((?:[^\]\\]|\\.)*)\]|[ \t]+(?!\{[^}]*\}$)(\S.*))?[ \t]*(?:\{([^}]*)\})?$/
/** Attributes behind a title without brackets; `{name}` there is an expression. */
const attributesAtEnd = /\s*\{([.#][^{}]*)\}$/
const fence = /^(`{3,}|~{3,})(.*)$/

export const admonitions: Feature = (md, { markdown, syntax, knownComponents }) => {
  /** The site replaces the box: `:::` then means the same as `<Admonition>`. */
  const isReplaced = syntax !== 'md' && knownComponents.replaced.has('Admonition')
  for (const type of ['admonition_open', 'admonition_content', 'admonition_close'])
    md.renderer.rules[type] = (tokens, index) => tokens[index]?.content ?? ''
  md.block.ruler.before('fence', 'admonition', rule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })

  function rule(state: StateBlock, start: number, end: number, silent: boolean): boolean {
    if ((state.sCount[start] as number) - state.blkIndent >= 4) return false
    const line = lineText(state, start)
    if (!line.startsWith(':::')) return false
    const match = opening.exec(line)
    const name = match?.[2] ?? ''
    const type = admonitionType(name, markdown.admonitions)
    if (!match || !type) {
      if (match && !silent) unknownType(state, start, name)
      return false
    }
    if (silent) return true
    const close = closingLine(state, start, end, (match[1] as string).length)
    if (close === null) {
      const reading = state.env as Reading
      reading.diagnostics.push({
        code: 'unclosedAdmonition',
        line: start + 1 + reading.lineOffset,
        column: 1,
        message: `The admonition :::${name} is never closed.`,
        hint: `Add a line with ${match[1]} after its text.`,
      })
    }
    push(state, start, close ?? end, type, match)
    state.line = close === null ? end : close + 1
    return true
  }

  function unknownType(state: StateBlock, line: number, name: string): void {
    const reading = state.env as Reading
    const similar = nearest(name, [...Object.keys(admonitionTypes), ...markdown.admonitions])
    reading.diagnostics.push({
      code: 'unknownDirective',
      line: line + 1 + reading.lineOffset,
      column: 1,
      message: `:::${name} is not an admonition; it is shown as text.`,
      hint: similar
        ? `Did you mean :::${similar}?`
        : 'Add the type to markdown.admonitions in the configuration.',
    })
  }

  function push(state: StateBlock, start: number, end: number, type: string, match: RegExpExecArray): void {
    const name = match[2] as string
    const title = match[3] ?? match[4]?.replace(attributesAtEnd, '') ?? defaultTitle(name)
    const attributes = match[5] ?? attributesAtEnd.exec(match[4] ?? '')?.[1]
    const own = ownAttributes(attributes)
    if (isReplaced) {
      const properties = Object.entries({ type: name, title, ...own }).flatMap(([key, value]) =>
        value ? [{ name: key, ...propertyOf(value) }] : [],
      )
      pushTag(state, start, 'open', properties).map = [start, end]
      state.level++
      pushContent(state, start, end)
      state.level--
      pushTag(state, end, 'close')
      return
    }
    if (own.id) (state.env as Reading).ids.push(own.id)
    const [before, between, after] = printParts(admonitionMarkup<string>({ type, title: slot, ...own }))
    pushHtml(state, 'admonition_open', 1, before).map = [start, end]
    heading(state, start, title)
    pushHtml(state, 'admonition_content', 0, between)
    pushContent(state, start, end)
    pushHtml(state, 'admonition_close', -1, `${after}\n`)
  }

  function pushHtml(state: StateBlock, type: string, nesting: -1 | 0 | 1, html = ''): Token {
    const token = state.push(type, 'div', nesting)
    token.content = html
    return token
  }

  function pushContent(state: StateBlock, start: number, end: number): void {
    const { parentType, lineMax } = state
    state.parentType = 'blockquote'
    state.lineMax = end
    state.md.block.tokenize(state, start + 1, end)
    state.parentType = parentType
    state.lineMax = lineMax
  }

  function pushTag(
    state: StateBlock,
    line: number,
    kind: 'open' | 'close',
    properties: readonly TagProperty[] = [],
  ): Token {
    const token = becomeTag(state.push('component', '', 0), 'Admonition', kind, properties)
    token.map = [line, line + 1]
    return token
  }

  function heading(state: StateBlock, line: number, title: string): void {
    const inline = state.push('inline', '', 0)
    inline.content = title
    inline.map = [line, line + 1]
    inline.children = []
  }
}

const lineText = (state: StateBlock, line: number): string =>
  state.src
    .slice((state.bMarks[line] as number) + (state.tShift[line] as number), state.eMarks[line])
    .trimEnd()

/** The line that closes an admonition opened with `colons`; null when there is none before `end`. */
function closingLine(state: StateBlock, start: number, end: number, colons: number): number | null {
  let depth = 0
  let openFence: string | null = null
  for (let line = start + 1; line < end; line++) {
    if ((state.sCount[line] as number) < state.blkIndent && !state.isEmpty(line)) return null
    const text = lineText(state, line)
    const ticks = fence.exec(text)
    if (
      ticks &&
      (openFence === null || ((ticks[1] as string).startsWith(openFence) && ticks[2]?.trim() === ''))
    ) {
      openFence = openFence === null ? (ticks[1] as string) : null
      continue
    }
    if (openFence !== null || !text.startsWith(':::')) continue
    const marks = /^:+/.exec(text)?.[0].length ?? 0
    if (text.length > marks) {
      if (marks === colons && opening.test(text)) depth++
    } else if (marks === colons && depth > 0) depth--
    else if (marks >= colons) return line
  }
  return null
}

const ownAttributes = (attributes = ''): { readonly className: string; readonly id: string | undefined } => ({
  className: [...attributes.matchAll(/\.([\w-]+)/g)].map(([, name]) => name).join(' '),
  id: /#([\w-]+)/.exec(attributes)?.[1],
})

/** A property is text: marks of emphasis, code and links would be shown as they are. A value in braces stays one. */
function propertyOf(text: string): { readonly value: string; readonly expression: boolean } {
  const plain = escapeHtml(
    text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/(\*\*|__|[*_`])(\S|\S.*?\S)\1/g, '$2'),
  )
  return braces.test(text)
    ? { value: `<>${plain}</>`, expression: true }
    : { value: plain, expression: false }
}

const braces = /^[^{}]*(?:\{[^{}<>&"'`]+\}[^{}]*)+$/
