// Exceptions as sentences: a full disk, a file without write permission, a port in use, an error in the
// site's code.
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { CacheRemoved } from '../io/cacheRemoval.ts'
import { messageChain } from '../model/messageChain.ts'
import { systemReason } from '../model/systemReason.ts'

/**
 * The message for an exception that ended a command: an error of the system, or a bug. `choosesFolders`:
 * whether the command has options for the folders that it writes.
 */
export function explainFailure(error: unknown, choosesFolders = true): string {
  if (error instanceof CacheRemoved) return error.message
  const failure = systemError(error)
  const { code, path, address } = failure
  if (code === 'EADDRINUSE')
    return `${address ?? 'The address'} is used by another program. Choose another port with --port.`
  if (address !== undefined && (code === 'EACCES' || code === 'EADDRNOTAVAIL'))
    return `${address} cannot be used (${code}). Choose another one with --port or --host.`
  if (code === 'ENOSPC')
    return `There is no space left on the disk${path ? ` of ${dirname(path)}` : ''}. ${choosesFolders ? 'Make space there, or choose other folders with --out and --cache. The output folder is unchanged' : 'Make space there, and run the command again'}.`
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return noPermission(failure)
  const shape = path !== undefined && code !== undefined ? wrongShape[code] : undefined
  if (shape) return `${path} ${shape}.`
  if (code === 'EISDIR')
    return 'A folder is in the place of a file of the cache. Remove the cache with troodon clear, and build again.'
  if (code === 'EMFILE') return 'Too many files are open. Raise the limit (ulimit -n) and build again.'
  if (/^MDB_/m.test(messageChain(error)))
    return `The cache is damaged (${messageChain(error)}). Build with --no-cache to start with an empty cache.`
  const stack = error instanceof Error && process.env['TROODON_DEBUG'] ? `\n${error.stack}` : ''
  return `The build stopped: ${messageChain(error)}${stack}`
}

function noPermission({ error, path = 'A file' }: SystemFailure): string {
  const reason = systemReason(error)
  return isUnreadable(path)
    ? `${path} cannot be read: ${reason}. Check its permissions.`
    : `${path} cannot be written: ${reason}. Check who may write to its folder.`
}

function isUnreadable(path: string): boolean {
  try {
    if (existsSync(path)) accessSync(path, constants.R_OK)
    return false
  } catch {
    return true
  }
}

/** Files and folders in each other's place, and those that went while they were read. */
const wrongShape: Readonly<Record<string, string>> = {
  ENOENT:
    'is missing. It was there when the build began, or something names it: bring it back, and build again',
  ELOOP: 'is a link that leads in a circle. Remove it or correct its target',
  ENAMETOOLONG: 'has a name that is too long for this disk. Rename it, or a folder above it',
  EISDIR: 'is a folder, but must be a file. Rename or remove the folder',
  ENOTDIR: 'is not in a folder: a part of its path is a file. Rename or remove that file',
  EEXIST: 'exists already, but cannot stay there. Rename or remove it',
  ENOTEMPTY: 'is a folder with files, but must be a file. Rename or remove the folder',
}

/** The message for an error that the site's code threw when no build waited for it. */
export const strayErrorMessage = (error: unknown): string =>
  `unhandled error in the site's code: ${messageChain(error)}`

interface SystemFailure {
  readonly error?: Error
  readonly code?: string
  /** The file of the failed operation; the target, when it has two. */
  readonly path?: string | undefined
  readonly address?: string | undefined
}

/** The system's error among an exception and its causes. */
function systemError(error: unknown): SystemFailure {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('code' in current && typeof current.code === 'string') {
      const { path, dest, address, port } = current as NodeJS.ErrnoException & {
        dest?: string
        address?: string
        port?: number
      }
      return {
        error: current,
        code: current.code.replace(/^ERR_FS_/, ''),
        path: dest ?? path,
        address: address && `${address}:${port}`,
      }
    }
  return {}
}
