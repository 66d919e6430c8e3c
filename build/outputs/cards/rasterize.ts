// Outlines → pixels. The exact area to the right of each line is added up; the sums along a row are the
// coverage. This is plain arithmetic, so the same outline gives the same pixels on every machine.

/** Pixels as numbers of a palette; rows are `stride` bytes apart and begin at `start`. */
export interface Canvas {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
  readonly stride: number
  readonly start: number
  /** Used again for the sums of every text: large arrays are most of what painting costs. */
  readonly scratch: Float32Array
}

export interface Shape {
  /** x0, y0, x1, y1 of each line of closed outlines; the outlines of gaps run in the other direction. */
  readonly lines: Float64Array
  /** Pixels of a unit, and where its origin is. */
  readonly scale: number
  readonly x: number
  readonly y: number
}

/**
 * Paints shapes that may touch each other. `ramp` has the palette's numbers from no coverage to full
 * coverage.
 */
export function paintShapes(shapes: readonly Shape[], ramp: readonly number[], canvas: Canvas): void {
  const box = boundsOf(shapes)
  if (!box) return
  const { left, top, width, height } = box
  const size = width * height + 2
  const sums = size <= canvas.scratch.length ? canvas.scratch.fill(0, 0, size) : new Float32Array(size)
  const addLine = lineAdder(sums, width)
  for (const { lines, scale, x, y } of shapes)
    for (let at = 0; at < lines.length; at += 4)
      addLine(
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

/** Whole pixels around all shapes, with a spare column at the right. */
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

/**
 * Adds the signed area to the right of a line, as differences between neighboring pixels of a row `width`
 * pixels wide.
 */
function lineAdder(sums: Float32Array, width: number) {
  const addToRow = rowAdder(sums)
  return (x0: number, y0: number, x1: number, y1: number): void => {
    if (y0 === y1) return
    const isDown = y0 < y1
    const sign = isDown ? 1 : -1
    const topX = isDown ? x0 : x1
    const topY = isDown ? y0 : y1
    const bottomX = isDown ? x1 : x0
    const bottomY = isDown ? y1 : y0
    const slope = (bottomX - topX) / (bottomY - topY)
    let x = topX
    for (let row = Math.floor(topY); row < Math.ceil(bottomY); row++) {
      const high = Math.min(row + 1, bottomY) - Math.max(row, topY)
      // Rounding must not lead beyond the end of the line, and so out of the image.
      const next = Math.min(Math.max(x + slope * high, Math.min(topX, bottomX)), Math.max(topX, bottomX))
      addToRow(row * width, sign * high, Math.min(x, next), Math.max(x, next))
      x = next
    }
  }
}

/** Adds a piece of a line within one row, from `left` to `right`; `area` is its height with its sign. */
function rowAdder(sums: Float32Array) {
  const add = (at: number, value: number): void => {
    sums[at] = (sums[at] as number) + value
  }
  return (row: number, area: number, left: number, right: number): void => {
    const first = Math.floor(left)
    const end = Math.ceil(right)
    if (end <= first + 1) {
      const middle = (left + right) / 2 - first
      add(row + first, area * (1 - middle))
      add(row + first + 1, area * middle)
      return
    }
    // Covered share of each column, as the line crosses them in order.
    const each = 1 / (right - left)
    let before = 0
    for (let column = first; column < end; column++) {
      const enter = Math.max(left, column)
      const leave = Math.min(right, column + 1)
      const crossed = (leave - left) * each
      const passed = (enter - left) * each
      const share = passed + (crossed - passed) * (column + 1 - (enter + leave) / 2)
      add(row + column, area * (share - before))
      before = share
    }
    add(row + end, area * (1 - before))
  }
}
