// Finds the current heading from the distances of the headings to the top of the window.

export interface HeadingPlace {
  readonly id: string
  /** Distance from the top of the window in pixels. */
  readonly top: number
}

/**
 * The first heading at or below the top if it is in the upper half of the window, otherwise the one before
 * it.
 */
export function activeHeading(
  places: readonly HeadingPlace[],
  offset: number,
  windowHeight: number,
): string | undefined {
  const next = places.findIndex(({ top }) => top >= offset)
  // The last one where all are above (-1).
  const candidate = places.at(next)
  return (next < 0 || (candidate && candidate.top < windowHeight / 2) ? candidate : places[next - 1])?.id
}
