// Outlines → pixels. For each line of an outline the area to its right is added up exactly; sums along a row are coverage.
// Plain arithmetic, so the same outline gives the same pixels on every machine.

/** Pixels as numbers of a palette; rows are `stride` bytes apart and begin at `start`. */
export interface Canvas {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
  readonly stride: number
  readonly start: number
}

export interface Shape {
  /** x0, y0, x1, y1 of each line. Closed outlines; holes run the other way round. */
  readonly lines: Float64Array
  /** Pixels of a unit, and where its origin is. */
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** Paints shapes that may touch one another. `ramp` has the palette's numbers from no coverage to all of it. */
export function paintShapes(shapes: readonly Shape[], ramp: readonly number[], canvas: Canvas): void {
  const box = boundsOf(shapes)
  if (!box) return
  const { left, top, width, height } = box
  const sums = new Float32Array(width * height + 2)
  for (const { lines, scale, x, y } of shapes)
    for (let at = 0; at < lines.length; at += 4) {
      const [x0, y0, x1, y1] = [lines[at] as number, lines[at + 1] as number, lines[at + 2] as number, lines[at + 3] as number]
      addLine(sums, width, x0 * scale + x - left, y0 * scale + y - top, x1 * scale + x - left, y1 * scale + y - top)
    }
  const last = ramp.length - 1
  for (let row = Math.max(0, -top); row < Math.min(height, canvas.height - top); row++) {
    let sum = 0
    for (let column = 0; column < width; column++) {
      sum += sums[row * width + column] as number
      const step = Math.round(Math.min(1, Math.abs(sum)) * last)
      const target = left + column
      if (step > 0 && target >= 0 && target < canvas.width) canvas.pixels[canvas.start + (top + row) * canvas.stride + target] = ramp[step] as number
    }
  }
}

/** Whole pixels around all shapes, with a column to spare at the right. */
function boundsOf(shapes: readonly Shape[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { lines, scale, x, y } of shapes)
    for (let at = 0; at < lines.length; at += 2) {
      const [px, py] = [(lines[at] as number) * scale + x, (lines[at + 1] as number) * scale + y]
      left = Math.min(left, px)
      right = Math.max(right, px)
      top = Math.min(top, py)
      bottom = Math.max(bottom, py)
    }
  if (left === Infinity) return null
  const [x, y] = [Math.floor(left), Math.floor(top)]
  return { left: x, top: y, width: Math.ceil(right) - x + 2, height: Math.ceil(bottom) - y + 1 }
}

/** Adds the signed area that lies to the right of a line, as differences between neighbouring pixels of a row. */
function addLine(sums: Float32Array, width: number, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return
  const sign = y0 < y1 ? 1 : -1
  const [topX, topY, bottomX, bottomY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0]
  const slope = (bottomX - topX) / (bottomY - topY)
  let x = topX
  for (let row = Math.floor(topY); row < Math.ceil(bottomY); row++) {
    const high = Math.min(row + 1, bottomY) - Math.max(row, topY)
    // Rounding must not lead out of the line, and with it out of the picture.
    const next = Math.min(Math.max(x + slope * high, Math.min(topX, bottomX)), Math.max(topX, bottomX))
    addToRow(sums, row * width, sign * high, Math.min(x, next), Math.max(x, next))
    x = next
  }
}

/** A piece of a line within one row, from `left` to `right`; `area` is its height with its sign. */
function addToRow(sums: Float32Array, row: number, area: number, left: number, right: number): void {
  const first = Math.floor(left)
  const end = Math.ceil(right)
  const add = (column: number, value: number) => {
    sums[row + column] = (sums[row + column] as number) + value
  }
  if (end <= first + 1) {
    const middle = (left + right) / 2 - first
    add(first, area * (1 - middle))
    add(first + 1, area * middle)
    return
  }
  // Covered share of each column, as the line crosses them one after the other.
  const each = 1 / (right - left)
  let before = 0
  for (let column = first; column < end; column++) {
    const enter = Math.max(left, column)
    const leave = Math.min(right, column + 1)
    const crossed = (leave - left) * each
    const passed = (enter - left) * each
    const share = passed + (crossed - passed) * (column + 1 - (enter + leave) / 2)
    add(column, area * (share - before))
    before = share
  }
  add(end, area * (1 - before))
}
