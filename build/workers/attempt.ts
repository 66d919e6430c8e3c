import { messageChain } from '../model/messageChain.ts'

/** Failures of the system, which no page causes. */
const systemFailures = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])

/** Turns an exception into a message, unless the system itself failed. */
export async function attempt<T>(act: () => Promise<T>): Promise<T | { readonly error: string }> {
  try {
    return await act()
  } catch (error) {
    if (systemFailures.has((error as NodeJS.ErrnoException | null)?.code ?? '')) throw error
    return { error: messageChain(error) }
  }
}
