// Finds values with the same key.

/** All but the first of each key, with the first. A value without a key is left out. */
export function repeated<T>(
  values: readonly T[],
  keyOf: (value: T) => string | null,
): readonly { readonly one: T; readonly first: T }[] {
  const seen = new Map<string, T>()
  return values.flatMap((one) => {
    const key = keyOf(one)
    if (!key) return []
    const first = seen.get(key)
    if (first === undefined) seen.set(key, one)
    return first === undefined ? [] : [{ one, first }]
  })
}
