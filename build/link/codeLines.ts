// Links to lines of code: `#code-1-L4` and `#code-1-L4-L8`. `code-1` is the first block with line numbers. A
// page has one id for all lines of a block: `code-1-L1-L20`.

const lines = /^(code-\d+)-L(\d+)(?:-L(\d+))?$/

type Blocks = ReadonlyMap<string, readonly [first: number, last: number]>

const known = new WeakMap<ReadonlySet<string>, Blocks>()

/** Whether the lines that an id names are those of a block. */
export function areLines(id: string, ids: ReadonlySet<string>): boolean {
  const [, block, from = '', to = from] = lines.exec(id) ?? []
  if (block === undefined) return false
  const blocks = known.get(ids) ?? blocksIn(ids)
  known.set(ids, blocks)
  const [first, last] = blocks.get(block) ?? [1, 0]
  return first <= Number(from) && Number(from) <= Number(to) && Number(to) <= last
}

const blocksIn = (ids: ReadonlySet<string>): Blocks =>
  new Map(
    [...ids].flatMap((id) => {
      const [, block, first, last = first] = lines.exec(id) ?? []
      return block === undefined ? [] : [[block, [Number(first), Number(last)]] as const]
    }),
  )

/** Lines of included files have no links: their blocks would have the ids of others. */
export const withoutLines = (ids: readonly string[]): readonly string[] => ids.filter((id) => !lines.test(id))
