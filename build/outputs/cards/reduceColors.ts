// Many colors → few: the box of colors with the widest spread is halved repeatedly (median cut).

interface Tint {
  /** 0xrrggbb. */
  readonly color: number
  readonly count: number
}

/**
 * Color → the one that replaces it. `counts` has the number of pixels of each color, `0xrrggbb`; at most
 * `limit` are left.
 */
export function reduceColors(
  counts: ReadonlyMap<number, number>,
  limit: number,
): ReadonlyMap<number, number> {
  const boxes = [boxOf([...counts].map(([color, count]) => ({ color, count })))]
  while (boxes.length < limit) {
    const widest = boxes.reduce(
      (best, box, index) => (box.spread > (boxes[best]?.spread ?? 0) ? index : best),
      0,
    )
    const box = boxes[widest]
    if (!box || box.spread === 0) break
    boxes.splice(widest, 1, ...halves(box))
  }
  return new Map(boxes.flatMap(({ tints }) => tints.map(({ color }) => [color, meanOf(tints)] as const)))
}

interface Box {
  readonly tints: readonly Tint[]
  /** Bits to shift for the channel with the widest range. */
  readonly shift: number
  readonly spread: number
}

const shifts = [16, 8, 0] as const
const channel = (color: number, shift: number): number => (color >> shift) & 255

function boxOf(tints: readonly Tint[]): Box {
  let [widest, spread]: [number, number] = [0, 0]
  for (const shift of shifts) {
    let [low, high] = [255, 0]
    for (const { color } of tints) {
      low = Math.min(low, channel(color, shift))
      high = Math.max(high, channel(color, shift))
    }
    if (high - low > spread) [widest, spread] = [shift, high - low]
  }
  // Colors of large areas are kept apart more finely than those of a few pixels.
  const pixels = tints.reduce((sum, { count }) => sum + count, 0)
  return { tints, shift: widest, spread: spread * Math.sqrt(pixels) }
}

/** Cut in the middle of the range: each side has at least one color. */
function halves({ tints, shift }: Box): readonly Box[] {
  const values = tints.map(({ color }) => channel(color, shift))
  const middle = (Math.min(...values) + Math.max(...values)) / 2
  return [
    boxOf(tints.filter(({ color }) => channel(color, shift) <= middle)),
    boxOf(tints.filter(({ color }) => channel(color, shift) > middle)),
  ]
}

function meanOf(tints: readonly Tint[]): number {
  const pixels = tints.reduce((sum, { count }) => sum + count, 0)
  return shifts.reduce<number>((mean, shift) => {
    const value = tints.reduce((sum, { color, count }) => sum + channel(color, shift) * count, 0) / pixels
    return mean | (Math.round(value) << shift)
  }, 0)
}
