// A function of the configuration that Troodon waits for: one that never ends is reported like one that
// throws.
import { inTime } from '../io/inTime.ts'
import { configLimit } from '../io/limits.ts'
import { messageChain } from '../model/messageChain.ts'
import { unsafeMessage, withSafeUrls } from '../shared/unsafeUrls.ts'

/** Functions may ask a server, which takes longer than to load a configuration. */
const patience = 5

/** Rejects with the name of the function. */
export async function siteFunction<T>(name: string, run: () => T | PromiseLike<T>): Promise<T> {
  try {
    return await inTime(run, patience * configLimit(), `The function ${name}`)
  } catch (error) {
    throw new Error(`The function ${name} failed: ${messageChain(error)}`, { cause: error })
  }
}

/** Throws if the result has a URL that runs code when a reader opens it. */
export function refuseUnsafe(name: string, result: unknown): void {
  const [found] = withSafeUrls(result).unsafe
  if (!found) return
  const { message, hint } = unsafeMessage(found.url)
  throw new Error(`The function ${name} returns an unsafe URL in ${found.path}: ${message} ${hint}`)
}
