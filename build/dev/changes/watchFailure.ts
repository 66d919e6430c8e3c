// The message for a system that cannot watch all files.
import { messageChain } from '../../model/messageChain.ts'

export function watchFailure(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  const setting = code === undefined ? undefined : settings[code]
  const reason = setting
    ? `The system cannot watch more files (${code}). To raise the limit, run sudo sysctl ${setting}.`
    : messageChain(error)
  return `${reason} Until then, Troodon checks the files itself and finds changes a few seconds later.`
}

/** Linux limits, by the code of the error. */
const settings: Readonly<Record<string, string>> = {
  ENOSPC: 'fs.inotify.max_user_watches=524288',
  EMFILE: 'fs.inotify.max_user_instances=512',
}
