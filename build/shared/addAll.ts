// Joins lists of any length.

/** A call such as `push(...items)` fails where items are more than its stack holds: about 120,000. */
export function addAll<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item)
}
