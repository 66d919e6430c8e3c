// How many blocks of a text are new or have changed. Blocks have empty lines between them.
import { hashOf } from '../../io/hash.ts'

export function changedBlocks(before: readonly string[], after: readonly string[]): number {
  const left = new Map<string, number>()
  for (const block of before) left.set(block, (left.get(block) ?? 0) + 1)
  let added = 0
  let kept = 0
  for (const block of after) {
    const count = left.get(block) ?? 0
    if (count === 0) added++
    else {
      left.set(block, count - 1)
      kept++
    }
  }
  return Math.max(added, before.length - kept)
}

/** The hashes of the blocks of a text, whatever its white space. */
export const blocksOf = (text: string): readonly string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*(?=\n)/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
    .map((block) => hashOf(block).slice(0, 8))
