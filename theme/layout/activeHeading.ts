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
): string | null {
  const next = places.findIndex(({ top }) => top >= offset)
  if (next === -1) return places.at(-1)?.id ?? null
  const candidate = places[next] as HeadingPlace
  if (candidate.top < windowHeight / 2) return candidate.id
  return places[next - 1]?.id ?? null
}
