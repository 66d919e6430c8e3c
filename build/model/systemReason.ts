// The codes of the system's errors, in words.

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its path is too long',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file',
  ENOENT: 'there is no such file',
  EIO: 'the disk has an error',
  EBUSY: 'another program uses it',
}

/** Why a file or folder cannot be used, as it follows a colon: `permission denied`. */
export const systemReason = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code).replace(/^ERR_FS_/, '') : ''
  // `EXDEV: cross-device link not permitted, rename 'a' -> 'b'`
  const [, words] = /^E[A-Z\d]+: ([^,]+)/.exec((error as Error | null)?.message ?? '') ?? []
  return reasons[code] ?? words ?? (code === '' ? 'the system gives no reason' : `the system answers ${code}`)
}

/** `/a.json cannot be read: permission denied` for an error of the system; null for another one. */
export function systemMessage(error: Error): string | null {
  const { code = '', syscall, path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string }
  if (syscall === undefined || !(path || code in reasons)) return null
  const action = readingCalls.has(syscall) ? 'cannot be read' : 'cannot be written'
  return `${dest ?? path ?? 'A file'} ${action}: ${systemReason(error)}`
}

/** `open` writes, too, but most files are opened to be read. */
const readingCalls: ReadonlySet<string> = new Set(['open', 'read', 'scandir', 'stat', 'lstat', 'readlink'])
