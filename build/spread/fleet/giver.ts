// What the coordinator gives to its workers. A shared place that is full or cannot be written is no reason to
// fail: the coordinator then does the work itself.
import type { Exchange } from './exchange.ts'

/** The digest of the pack; null where it could not be written. After one failure, nothing more is written. */
export type Give = (...args: Parameters<Exchange['put']>) => Promise<string | null>

/** `say` prints a line for people. */
export function openGiver({ put }: Pick<Exchange, 'put'>, say: (line: string) => void): Give {
  let hasFailed = false
  return async (values, head) => {
    if (hasFailed) return null
    try {
      return await put(values, head)
    } catch (error) {
      const { message } = error as Error
      if (!hasFailed)
        say(
          `The shared storage cannot be used (${message.replace(/\.$/, '')}). The build continues without workers.`,
        )
      hasFailed = true
      return null
    }
  }
}
