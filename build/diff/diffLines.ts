// The lines that differ between two texts.

export type DiffLine = readonly [mark: ' ' | '+' | '-', text: string]

/** Larger texts are compared by their first and last lines alone. */
const mostCells = 4_000_000

export function diffLines(before: string, after: string): readonly DiffLine[] {
  const old = before.split('\n')
  const now = after.split('\n')
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const [left, right] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  const same = (lines: readonly string[]): DiffLine[] => lines.map((line) => [' ', line])
  return [...same(old.slice(0, start)), ...middle(left, right), ...same(end === 0 ? [] : old.slice(-end))]
}

/** By the longest common part. */
function middle(old: readonly string[], now: readonly string[]): readonly DiffLine[] {
  const removed = (lines: readonly string[]): DiffLine[] => lines.map((line) => ['-', line])
  const added = (lines: readonly string[]): DiffLine[] => lines.map((line) => ['+', line])
  if (old.length * now.length > mostCells) return [...removed(old), ...added(now)]
  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        old[i] === now[j]
          ? (lengths[(i + 1) * width + j + 1] as number) + 1
          : Math.max(lengths[(i + 1) * width + j] as number, lengths[i * width + j + 1] as number)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < now.length)
    if (old[i] === now[j]) {
      lines.push([' ', old[i++] as string])
      j++
    } else if ((lengths[(i + 1) * width + j] as number) >= (lengths[i * width + j + 1] as number))
      lines.push(['-', old[i++] as string])
    else lines.push(['+', now[j++] as string])
  return [...lines, ...removed(old.slice(i)), ...added(now.slice(j))]
}

/** Changed lines with so many lines around them; null stands for lines that are left out. */
export function hunks(lines: readonly DiffLine[], around = 2): readonly (DiffLine | null)[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(([mark]) => mark !== ' '),
  )
  return lines.flatMap((line, at) => (isNear[at] ? [line] : isNear[at - 1] ? [null] : []))
}
