// Paths in copied documents that lead out of their folder: the copy is in another folder, and they lead to
// the same files from there.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isWithin } from '../../io/osPath.ts'
import { decodePath } from '../../shared/paths.ts'

/** `draft` has the copies of `from`, and becomes `to`. Code blocks stay as they are. */
export function keepTargets({ draft, from, to }: Record<'draft' | 'from' | 'to', string>): void {
  for (const name of readdirSync(draft, { recursive: true, encoding: 'utf8' })) {
    if (!/\.mdx?$/i.test(name)) continue
    const file = join(draft, name)
    const text = readFileSync(file, 'utf8')
    const moved = (path: string): string => {
      const target = resolve(dirname(join(from, name)), decodePath(path))
      if (isWithin(target, from) || !statSync(target, { throwIfNoEntry: false })?.isFile()) return path
      const levels = relative(dirname(join(to, name)), dirname(target)).replaceAll('\\', '/')
      return [
        ...levels.split('/').filter(Boolean).map(encodeURI),
        path.slice(path.lastIndexOf('/') + 1),
      ].join('/')
    }
    const changed = withPaths(text, moved)
    if (changed !== text) writeFileSync(file, changed)
  }
}

function withPaths(text: string, change: (path: string) => string): string {
  let fence: string | null = null
  return text
    .split('\n')
    .map((line) => {
      const marks = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
      if (fence !== null) {
        if (marks?.startsWith(fence)) fence = null
        return line
      }
      if (marks !== undefined) fence = marks
      return line.replace(/(?<=["'(<=\s])(?:\.\.\/)+[^\s"'()<>#?]+/g, change)
    })
    .join('\n')
}
