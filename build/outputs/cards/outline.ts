// Outlines as straight lines: the curves of fonts are cut into pieces too short to be seen.

interface Point {
  readonly x: number
  readonly y: number
}

type Curve =
  | ({ readonly type: 'Q'; readonly x1: number; readonly y1: number } & Point)
  | ({
      readonly type: 'C'
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
    } & Point)

/** A step of an outline as font files have them. */
export type PathCommand =
  | ({ readonly type: 'M' } & Point)
  | ({ readonly type: 'L' } & Point)
  | Curve
  | { readonly type: 'Z' }

const pieces = 8

/**
 * Lines of closed outlines, each coordinate multiplied by `scale`. `flip` is for font files, which count y
 * upwards.
 */
export function linesOf(commands: readonly PathCommand[], scale = 1, flip = false): Float64Array {
  const lines: number[] = []
  const down = flip ? -scale : scale
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const to = (nextX: number, nextY: number) => {
    if (nextX !== x || nextY !== y) lines.push(x * scale, y * down, nextX * scale, nextY * down)
    x = nextX
    y = nextY
  }
  for (const command of commands) {
    if (command.type === 'M') {
      to(startX, startY)
      x = startX = command.x
      y = startY = command.y
    } else if (command.type === 'L') to(command.x, command.y)
    else if (command.type === 'Z') to(startX, startY)
    else {
      const [fromX, fromY] = [x, y]
      for (let piece = 1; piece <= pieces; piece++) {
        const t = piece / pieces
        to(along(t, fromX, command, 'x'), along(t, fromY, command, 'y'))
      }
    }
  }
  to(startX, startY)
  return Float64Array.from(lines)
}

function along(t: number, from: number, curve: Curve, axis: 'x' | 'y'): number {
  const rest = 1 - t
  const first = axis === 'x' ? curve.x1 : curve.y1
  if (t === 1) return curve[axis]
  if (curve.type === 'Q') return rest * rest * from + 2 * rest * t * first + t * t * curve[axis]
  const second = axis === 'x' ? curve.x2 : curve.y2
  return (
    rest * rest * rest * from +
    3 * rest * rest * t * first +
    3 * rest * t * t * second +
    t * t * t * curve[axis]
  )
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The outline of a box with round ends, as a ring that is `border` thick. */
export function ring(box: Box, border: number): Float64Array {
  const outer = linesOf(roundBox(box))
  const inner = linesOf(
    roundBox({
      left: box.left + border,
      top: box.top + border,
      width: box.width - 2 * border,
      height: box.height - 2 * border,
    }),
  )
  for (let at = 0; at < inner.length; at += 4)
    inner.subarray(at, at + 4).set([inner[at + 2], inner[at + 3], inner[at], inner[at + 1]] as number[])
  return Float64Array.from([...outer, ...inner])
}

function roundBox({ left, top, width, height }: Box): PathCommand[] {
  const radius = height / 2
  // A quarter of a circle as a curve: its handles are this much of the radius away from the corner.
  const handle = radius * (1 - 0.5522847498)
  const [right, bottom, middle] = [left + width, top + height, top + radius]
  return [
    { type: 'M', x: left + radius, y: top },
    { type: 'L', x: right - radius, y: top },
    { type: 'C', x1: right - handle, y1: top, x2: right, y2: top + handle, x: right, y: middle },
    {
      type: 'C',
      x1: right,
      y1: bottom - handle,
      x2: right - handle,
      y2: bottom,
      x: right - radius,
      y: bottom,
    },
    { type: 'L', x: left + radius, y: bottom },
    { type: 'C', x1: left + handle, y1: bottom, x2: left, y2: bottom - handle, x: left, y: middle },
    { type: 'C', x1: left, y1: top + handle, x2: left + handle, y2: top, x: left + radius, y: top },
  ]
}
