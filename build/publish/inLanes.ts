// Requests to a target, many at the same time.

const lanes = 24

/** The first failure ends it: what waits is not begun, and what has begun is over when this rejects. */
export async function inLanes<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const failures: unknown[] = []
  const lane = async (): Promise<void> => {
    for (const item of waiting) {
      if (failures.length > 0) return
      await act(item).catch((error: unknown) => void failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (failures.length > 0) throw failures[0]
}
