// The order of named values.

/**
 * Compares entries by their names. They are read by their place: a pattern (`[a], [b]`) runs an iterator each
 * time, and long lists are sorted before V8 has optimized it.
 */
export const byName = (a: readonly [string, ...unknown[]], b: readonly [string, ...unknown[]]): number =>
  a[0] < b[0] ? -1 : 1
