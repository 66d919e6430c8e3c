// Failures of a target folder in words: which folder it is, and what to do.
import { UsageError } from '../../model/usageError.ts'

/** A UsageError for an error of the disk of this folder; any other error as it is. */
export function explainFolder(error: unknown, folder: string): unknown {
  const { code = '', path, dest } = (error ?? {}) as NodeJS.ErrnoException & { readonly dest?: string }
  const file = dest ?? path ?? folder
  const [reason, hint] = reasons[code.replace(/^ERR_FS_/, '')] ?? []
  if (reason === undefined || !file.startsWith(folder)) return error
  const next = 'Run the deploy again: it continues.'
  return new UsageError(`${reason} ${folder} (${file}). ${hint}. ${next}`, { cause: error })
}

/** Codes of errors → what happened in the folder, and what to do. */
const reasons: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  ENOSPC: ['There is no space left in', 'Make space there, or keep fewer releases with --keep'],
  EDQUOT: ['The quota is used up in', 'Make space there, or keep fewer releases with --keep'],
  EROFS: ['Nothing can be written in', 'Its disk can only be read'],
  EACCES: ['Nothing can be written in', 'Check who may write there'],
  EISDIR: ['A folder is in the place of a file in', 'Remove it'],
  EPERM: ['Nothing can be written in', 'Check who may write there'],
}
