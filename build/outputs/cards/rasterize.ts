// Outlines → pixels. For each line of an outline the area to its right is added up exactly; sums along a row are coverage.
// Plain arithmetic, so the same outline gives the same pixels on every machine.

/** Pixels as numbers of a palette; rows are `stride` bytes apart and begin at `start`. */
export interface Canvas {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
  readonly stride: number
  readonly start: number
  /** Room for sums, used again for every text: large arrays are most of what painting costs. */
  readonly scratch: Float32Array
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
  const size = width * height + 2
  const sums = size <= canvas.scratch.length ? canvas.scratch.fill(0, 0, size) : new Float32Array(size)
  for (const { lines, scale, x, y } of shapes)
    for (let at = 0; at < lines.length; at += 4)
      addLine(
        sums,
        width,
        (lines[at] as number) * scale + x - left,
        (lines[at + 1] as number) * scale + y - top,
        (lines[at + 2] as number) * scale + x - left,
        (lines[at + 3] as number) * scale + y - top,
      )
  const last = ramp.length - 1
  for (let row = Math.max(0, -top); row < Math.min(height, canvas.height - top); row++) {
    const target = canvas.start + (top + row) * canvas.stride + left
    let sum = 0
    for (let column = 0; column < width; column++) {
      sum += sums[row * width + column] as number
      const step = Math.round(Math.min(1, Math.abs(sum)) * last)
      if (step > 0 && left + column >= 0 && left + column < canvas.width)
        canvas.pixels[target + column] = ramp[step] as number
    }
  }
}

/** Whole pixels around all shapes, with a column to spare at the right. */
function boundsOf(shapes: readonly Shape[]) {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const { lines, scale, x, y } of shapes)
    for (let at = 0; at < lines.length; at += 2) {
      const px = (lines[at] as number) * scale + x
      const py = (lines[at + 1] as number) * scale + y
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
  if (y0 < y1) addDown(sums, width, 1, x0, y0, x1, y1)
  else addDown(sums, width, -1, x1, y1, x0, y0)
}

function addDown(
  sums: Float32Array,
  width: number,
  sign: number,
  topX: number,
  topY: number,
  bottomX: number,
  bottomY: number,
): void {
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
  if (end <= first + 1) {
    const middle = (left + right) / 2 - first
    add(sums, row + first, area * (1 - middle))
    add(sums, row + first + 1, area * middle)
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
    add(sums, row + column, area * (share - before))
    before = share
  }
  add(sums, row + end, area * (1 - before))
}

function add(sums: Float32Array, at: number, value: number): void {
  sums[at] = (sums[at] as number) + value
}
