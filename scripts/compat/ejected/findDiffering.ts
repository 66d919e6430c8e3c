/**
 * The items that differ, alone, from what is expected. Groups of `size` are tried together, and those that
 * differ in halves. Neighbors are in different groups: they may depend on each other.
 */
export async function findDiffering<Item>(
  items: readonly Item[],
  size: number,
  differs: (group: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> {
  const count = Math.ceil(items.length / size)
  const found: Item[] = []
  const search = async (group: readonly Item[]): Promise<void> => {
    if (group.length === 0 || !(await differs(group))) return
    if (group.length === 1) return void found.push(...group)
    const half = Math.ceil(group.length / 2)
    await search(group.slice(0, half))
    await search(group.slice(half))
  }
  for (let at = 0; at < count; at++) await search(items.filter((_, index) => index % count === at))
  return found
}
