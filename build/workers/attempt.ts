// One job of a thread that the code of a page may end with an exception: a message instead, with its place.
import { type CodePlace, codePlaceOf } from '../model/codePlace.ts'
import { messageChain } from '../model/messageChain.ts'

/** Failures of the system, which no page causes. */
const systemFailures = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])

interface Failure {
  readonly error: string
  readonly at: CodePlace | null
}

/** Turns an exception into a message, unless the system itself failed. */
export async function attempt<T>(act: () => Promise<T>): Promise<T | Failure> {
  try {
    return await act()
  } catch (error) {
    if (systemFailures.has((error as NodeJS.ErrnoException | null)?.code ?? '')) throw error
    return { error: messageChain(error), at: codePlaceOf(error) }
  }
}
