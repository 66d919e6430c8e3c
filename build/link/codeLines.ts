// Links to lines of code: `#code-1-L4` and `#code-1-L4-L8`. A page has one id for all lines of a block:
// `code-1-L1-L20`.
import { type CodeLines, linesOfId } from '../shared/code/lineIds.ts'

type Blocks = ReadonlyMap<string, CodeLines>

const known = new WeakMap<ReadonlySet<string>, Blocks>()

/** Whether the lines that an id names are those of a block. */
export function areLines(id: string, ids: ReadonlySet<string>): boolean {
  const lines = linesOfId(id)
  if (!lines) return false
  const blocks = known.get(ids) ?? blocksIn(ids)
  known.set(ids, blocks)
  const all = blocks.get(lines.block)
  return all !== undefined && all.from <= lines.from && lines.from <= lines.to && lines.to <= all.to
}

function blocksIn(ids: ReadonlySet<string>): Blocks {
  const found = [...ids].flatMap((id) => linesOfId(id) ?? [])
  return new Map(found.map((lines) => [lines.block, lines]))
}

/** Lines of included files have no links: their blocks would have the ids of others. */
export const withoutLines = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => linesOfId(id) === null)
