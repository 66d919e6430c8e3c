// Animates the height of lists and blocks that open or close. Tall ones take slightly longer.

/** Whether the reader prefers reduced motion. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Duration in milliseconds for a height in pixels; 1 if the reader prefers reduced motion. */
export function slideDuration(height: number, reduced = prefersReducedMotion()): number {
  // Not 0, so that the animation still fires its end event.
  return reduced ? 1 : Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10)
}

/** Animates a box between two heights. Afterwards its own styles must show or clip its content. */
export const slide = (box: Element, from: number, to: number): Animation =>
  box.animate(
    [from, to].map((height) => ({ height: `${height}px`, visibility: 'visible', overflow: 'clip' })),
    { duration: slideDuration(Math.abs(to - from)), easing: 'ease-in-out' },
  )
