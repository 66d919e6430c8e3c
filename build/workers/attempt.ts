import { messageChain } from '../io/messageChain.ts'

/** What code of the site does not cause: the page is not to blame. */
const systemFailures = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])

/** What is thrown becomes a message, unless the system itself failed. */
export async function attempt<T>(act: () => Promise<T>): Promise<T | { readonly error: string }> {
  try {
    return await act()
  } catch (error) {
    if (systemFailures.has((error as NodeJS.ErrnoException | null)?.code ?? '')) throw error
    return { error: messageChain(error) }
  }
}
