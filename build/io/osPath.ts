// Paths of the operating system, which only Windows makes difficult: they have backslashes and drives, and
// case does not count. `os` is another system's `node:path` in tests.
import system, { type PlatformPath } from 'node:path'

/** Whether an absolute path is a folder, or below it. */
export function isWithin(path: string, folder: string, os: PlatformPath = system): boolean {
  const inner = comparable(path, os)
  const outer = comparable(folder, os)
  return inner === outer || inner.startsWith(outer.endsWith(os.sep) ? outer : outer + os.sep)
}

/** Whether two absolute paths are spellings of one. */
export const isSamePath = (one: string, other: string, os: PlatformPath = system): boolean =>
  comparable(one, os) === comparable(other, os)

/** From a folder to a file, with `/` on every system. Absolute when the file is on another drive. */
export const relativePath = (from: string, to: string, os: PlatformPath = system): string =>
  os.relative(from, to).replaceAll(os.sep, '/')

/** Like `resolve`, with the drive in upper case: some terminals of Windows have it in lower case. */
export const absolutePath = (path: string, os: PlatformPath = system): string => {
  const absolute = os.resolve(path)
  return os.sep === '/' ? absolute : absolute.replace(/^[a-z]:/, (drive) => drive.toUpperCase())
}

/** The folder `/out` of the drive that a folder is on; `/out` alone is no absolute path for esbuild. */
export const outOfDrive = (folder: string, os: PlatformPath = system): string => os.resolve(folder, '/out')

function comparable(path: string, os: PlatformPath): string {
  if (os.sep === '/') return path
  const normal = os.normalize(path).toLowerCase()
  return normal.endsWith(os.sep) && normal !== os.parse(normal).root ? normal.slice(0, -1) : normal
}
