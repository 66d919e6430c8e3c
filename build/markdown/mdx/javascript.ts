// Where JavaScript in Markdown begins and ends, found with acorn: `{expressions}` and import/export lines.
import type { ExpressionStatement, Node, Options, Program } from 'acorn'
import { JsxParser, type KnownNames, parseAfter } from './jsxParser.ts'

const options: Options = { ecmaVersion: 'latest', sourceType: 'module', allowAwaitOutsideFunction: true }

/** A tree of estree with JSX. The `type` of a node identifies its kind. */
export type SyntaxNode = Node & { readonly [key: string]: unknown }

export type ReadExpression =
  /** `end` is the offset after `}`; `node` is null when there is nothing but space and comments. */
  | {
      readonly ok: true
      readonly end: number
      readonly source: string
      readonly node: SyntaxNode | null
      readonly spread: boolean
    }
  | { readonly ok: false; readonly message: string }

/**
 * Failed attempts cost time; a text of nothing but `{` would cost quadratic time. After this many characters
 * were read in vain, in proportion to the text, every brace is text.
 */
export interface Effort {
  spent: number
  readonly limit: number
}

export const effortFor = (length: number): Effort => ({ spent: 0, limit: 100_000 + length * 8 })

/** The expression in the braces that open at `pos`. */
export function readExpression(src: string, pos: number, max: number, effort: Effort): ReadExpression {
  if (effort.spent > effort.limit) return { ok: false, message: 'the text has too many of them' }
  const start = skipSpace(src, pos + 1, max)
  if (start === -1) return failed('it is never closed', max - pos, effort)
  if (src.charCodeAt(start) === 125)
    return { ok: true, end: start + 1, source: src.slice(pos + 1, start), node: null, spread: false }
  const spread = src.startsWith('...', start)
  const from = spread ? start + 3 : start
  const text = src.slice(from, max)
  const tooDeep = deepestAt(text)
  if (tooDeep !== -1) return failed(`its brackets are nested more than ${deepest} deep`, tooDeep, effort)
  try {
    const node = JsxParser.parseExpressionAt(text, 0, options) as unknown as SyntaxNode
    const end = skipSpace(src, from + node.end, max)
    if (end === -1) return failed('it is never closed', max - pos, effort)
    if (src.charCodeAt(end) !== 125) return failed('a } was expected after the expression', node.end, effort)
    if (isTooDeep(node)) return failed(`it has ${tooLong}`, node.end, effort)
    return { ok: true, end: end + 1, source: src.slice(from, end), node, spread }
  } catch (error) {
    const { raisedAt } = error as Error & { raisedAt?: number }
    return failed(reasonOf(error) ?? `it has ${tooLong}`, raisedAt ?? 100, effort)
  }
}

/**
 * acorn calls itself for each level, so how deep it gets depends on the stack of the thread: 984 kB in one,
 * 4 MB in another. Code that people write has a tenth of this.
 */
const deepest = 150

/** Where brackets are nested too deep, before the braces around the text are closed; -1 when they are not. */
function deepestAt(text: string): number {
  for (let at = 0, depth = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // `(`, `[` and `{`; `)`, `]` and `}`.
    if (code === 40 || code === 91 || code === 123) {
      if (++depth > deepest) return at
    } else if ((code === 41 || code === 93 || code === 125) && --depth < 0) return -1
  }
  return -1
}

/** The levels of a tree that functions here go down by calling themselves: a chain `a[b][c]` has many. */
const mostLevels = 500

const tooLong = `more than ${mostLevels} operations in each other`

/** A level has at least one character, so that nothing short is looked at. */
function isTooDeep(root: SyntaxNode): boolean {
  if (root.end - root.start <= mostLevels) return false
  let level: readonly SyntaxNode[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostLevels) return true
    level = level.flatMap((node) => Object.values(node).flat()).filter(isNode)
  }
  return false
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** Without the position, which is one in the expression. Null where the stack of the thread was too small. */
const reasonOf = (error: unknown): string | null =>
  error instanceof RangeError ? null : (error as Error).message.replace(/ \(\d+:\d+\)$/, '')

function failed(message: string, cost: number, effort: Effort): ReadExpression {
  effort.spent += cost + 20
  return { ok: false, message }
}

/** Passes over space and comments; -1 when the text ends before anything else. */
function skipSpace(src: string, pos: number, max: number): number {
  for (let at = pos; at < max; at++) {
    const code = src.charCodeAt(at)
    if (code === 32 || code === 9 || code === 10) continue
    if (code !== 47) return at
    const block = src.charCodeAt(at + 1) === 42
    if (!block && src.charCodeAt(at + 1) !== 47) return at
    const close = src.indexOf(block ? '*/' : '\n', at + 2)
    if (close === -1 || close >= max) return -1
    at = block ? close + 1 : close
  }
  return -1
}

export type ReadModule =
  | { readonly ok: true; readonly program: Program }
  | { readonly ok: false; readonly message: string; readonly atEnd: boolean; readonly position: number }

/**
 * Import and export statements and nothing else, after others of the same file. `atEnd` says that more text
 * may complete them.
 */
export function readModule(text: string, before: KnownNames): ReadModule {
  const tooDeep = deepestAt(text)
  if (tooDeep !== -1)
    return {
      ok: false,
      message: `brackets that are nested more than ${deepest} deep`,
      atEnd: false,
      position: tooDeep,
    }
  try {
    const program = parseAfter(before, text, options)
    const other = program.body.find((statement) => !/^(?:Import|Export)/.test(statement.type))
    if (!other && isTooDeep(program as unknown as SyntaxNode))
      return { ok: false, message: tooLong, atEnd: false, position: 0 }
    if (!other) return { ok: true, program }
    return {
      ok: false,
      message: `a statement that is neither import nor export`,
      atEnd: false,
      position: (other as ExpressionStatement).start,
    }
  } catch (error) {
    const { message, raisedAt = 0, pos = 0 } = error as Error & { raisedAt?: number; pos?: number }
    return {
      ok: false,
      message: reasonOf(error) ?? tooLong,
      atEnd: raisedAt >= text.trimEnd().length || /^Unterminated/.test(message),
      position: pos,
    }
  }
}
