// Positions of the URLs in `[label]: url` lines, for the links that use them.
import type { Token } from 'markdown-it'
import type { Place } from './positions.ts'
import type { Reading } from './reading.ts'

export interface ReadingWithDefinitions extends Reading {
  /** By label. */
  definitions?: Map<string, Place & { readonly raw: string }>
}

export function collectDefinitions(tokens: readonly Token[], reading: ReadingWithDefinitions): void {
  for (const token of tokens) {
    if (token.type !== 'reference_definition' || !token.map) continue
    reading.definitions ??= new Map()
    const label = String(token.meta?.['label'])
    if (reading.definitions.has(label)) continue
    for (let row = token.map[0]; row < token.map[1]; row++) {
      const line = reading.lines[row] ?? ''
      const match = row === token.map[0] ? /\]:\s*<?(?=\S)/.exec(line) : /^[\s>]*<?(?=\S)/.exec(line)
      if (!match) continue
      const column = match.index + match[0].length
      reading.definitions.set(label, {
        line: row + 1 + reading.lineOffset,
        column: column + 1,
        raw: line.slice(column).split(/[\s>]/, 1)[0] ?? '',
      })
      break
    }
  }
}
