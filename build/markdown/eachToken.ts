// Walks through the tokens of a text, with the column at which each cell of a table begins.
import type { Token } from 'markdown-it'
import { cellStart } from './positions.ts'

/**
 * `cell` is null outside tables. The cells of a row share one line, so each is searched after the previous
 * one.
 */
export function eachToken(
  tokens: readonly Token[],
  lines: readonly string[],
  visit: (token: Token, cell: number | null, index: number) => void,
): void {
  let row: [number, number] | null = null
  let cursor = 0
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'tr_open') {
      row = token.map
      cursor = 0
    } else if (token.type === 'tr_close') row = null
    const isCell = row !== null && token.type === 'inline' && token.children !== null
    if (!isCell) visit(token, null, index)
    else {
      token.map ??= row
      const cell = cellStart(token.content, lines[row?.[0] ?? 0] ?? '', cursor)
      visit(token, cell, index)
      cursor = cell + token.content.length
    }
  }
}
