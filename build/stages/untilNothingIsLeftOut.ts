// A build starts again when a page needs code that was left out of the server's code.
import { LeftOutCode } from '../io/leftOutCode.ts'

/** `run` again, after which nothing is left out, when it needs such code. */
export async function untilNothingIsLeftOut<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof LeftOutCode)) throw error
    return run()
  }
}
