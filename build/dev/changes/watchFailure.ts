// The message for a system that cannot watch all files.
import { messageChain } from '../../model/messageChain.ts'

export function watchFailure(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  const setting = code === undefined ? undefined : settings[code]
  const reason = setting
    ? `The system watches no more files (${code}); sudo sysctl ${setting} raises its limit.`
    : messageChain(error)
  return `${reason} Until then changes are found by looking for them, some seconds later.`
}

/** Linux limits, by the code of the error. */
const settings: Readonly<Record<string, string>> = {
  ENOSPC: 'fs.inotify.max_user_watches=524288',
  EMFILE: 'fs.inotify.max_user_instances=512',
}
