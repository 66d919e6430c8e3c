// Requests to a target, many at the same time.
import pLimit from 'p-limit'

const lanes = 24

/** The first failure ends it: what waits is not begun. */
export async function inLanes<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const limit = pLimit(lanes)
  const failed = (error: unknown): never => {
    limit.clearQueue()
    throw error
  }
  await Promise.all(items.map((item) => limit(() => act(item)).catch(failed)))
}
