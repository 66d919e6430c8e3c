// How lists and blocks open and close: their height grows and shrinks, long ones a little longer.

/** Whether motion is not wanted. */
export const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Milliseconds for a content of this many pixels; as good as none where motion is not wanted. */
export function slideDuration(height: number, calm = isCalm()): number {
  // Never 0: the end of the animation is still told.
  return calm ? 1 : Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10)
}

/** Moves a box between two heights. What it holds must be visible or clipped by its own styles when it is over. */
export const slide = (box: Element, from: number, to: number): Animation =>
  box.animate(
    [from, to].map((height) => ({ height: `${height}px`, visibility: 'visible', overflow: 'clip' })),
    { duration: slideDuration(Math.abs(to - from)), easing: 'ease-in-out' },
  )
