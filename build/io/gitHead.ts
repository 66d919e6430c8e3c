// The commit that is checked out, read from git's files: starting git would take longer than an unchanged
// build.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'

/** The hash of HEAD, with a mark in a shallow clone; an empty string outside a repository. */
export function readHead(root: string): string {
  try {
    const folder = gitFolder(root)
    if (folder === null) return ''
    const common = existsSync(join(folder, 'commondir'))
      ? join(folder, readFileSync(join(folder, 'commondir'), 'utf8').trim())
      : folder
    const hash = hashIn(folder, common)
    return hash !== '' && existsSync(join(common, 'shallow')) ? `${hash} shallow` : hash
  } catch {
    return ''
  }
}

/** Work trees have a HEAD of their own, and branches in common. */
function hashIn(folder: string, common: string): string {
  const head = readFileSync(join(folder, 'HEAD'), 'utf8').trim()
  if (!head.startsWith('ref: ')) return head
  const name = head.slice('ref: '.length)
  const loose = join(common, name)
  if (existsSync(loose)) return readFileSync(loose, 'utf8').trim()
  const packed = readFileSync(join(common, 'packed-refs'), 'utf8')
    .split('\n')
    .find((line) => line.endsWith(` ${name}`))
  return packed?.split(' ')[0] ?? ''
}

function gitFolder(root: string): string | null {
  for (let folder = root; ; folder = dirname(folder)) {
    const entry = join(folder, '.git')
    const stat = statSync(entry, { throwIfNoEntry: false })
    if (stat?.isDirectory()) return entry
    if (stat?.isFile()) {
      const target = readFileSync(entry, 'utf8')
        .replace(/^gitdir:\s*/, '')
        .trim()
      return isAbsolute(target) ? target : join(folder, target)
    }
    if (dirname(folder) === folder) return null
  }
}
