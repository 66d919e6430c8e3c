// How many blocks of a text are new or have changed. Blocks have empty lines between them.
export function changedBlocks(before: string, after: string): number {
  const left = new Map<string, number>()
  const old = blocksOf(before)
  for (const block of old) left.set(block, (left.get(block) ?? 0) + 1)
  let added = 0
  let kept = 0
  for (const block of blocksOf(after)) {
    const count = left.get(block) ?? 0
    if (count === 0) added++
    else {
      left.set(block, count - 1)
      kept++
    }
  }
  return Math.max(added, old.length - kept)
}

const blocksOf = (text: string): readonly string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*(?=\n)/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
