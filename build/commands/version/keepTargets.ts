// Paths in copied documents and modules that lead out of their folder: the copy is in another folder, and
// they lead to the same files from there.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { isWithin } from '../../io/osPath.ts'
import { writeNamed } from '../../io/writeWhole.ts'
import { decodePath } from '../../shared/paths.ts'

/** `draft` has the copies of `from`, and becomes `to`. Code blocks stay as they are. */
export function keepTargets({ draft, from, to }: Record<'draft' | 'from' | 'to', string>): void {
  for (const name of readdirSync(draft, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:mdx?|[cm]?[jt]sx?|s?css)$/i.test(name)) continue
    const file = join(draft, name)
    const text = readFileSync(file, 'utf8')
    const moved = (path: string, isImport: boolean): string => {
      const target = resolve(dirname(join(from, name)), decodePath(path))
      if (isWithin(target, from) || !(isImport ? isModule(target) : isFile(target))) return path
      const levels = relative(dirname(join(to, name)), dirname(target)).replaceAll('\\', '/')
      return [
        ...levels.split('/').filter(Boolean).map(encodeURI),
        path.slice(path.lastIndexOf('/') + 1),
      ].join('/')
    }
    const changed = withPaths(text, moved)
    if (changed !== text) writeNamed(file, changed)
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** An import may leave out the ending of a file, or name a folder. */
function isModule(path: string): boolean {
  const folder = dirname(path)
  return (
    existsSync(path) ||
    (existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(`${basename(path)}.`)))
  )
}

function withPaths(text: string, change: (path: string, isImport: boolean) => string): string {
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
      return line.replace(/(?<=["'(<=\s])(?:\.\.\/)+[^\s"'()<>#?]+/g, (path, at: number) =>
        change(path, /(?:\bfrom|\bimport|\b(?:import|require)\()\s*["']$/.test(line.slice(0, at))),
      )
    })
    .join('\n')
}
