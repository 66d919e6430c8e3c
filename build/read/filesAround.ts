// Files around the content folders, looked for when a page links to them, because nothing scans all of a
// repository.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { openReadable } from '../io/readableFile.ts'
import { readableFolders } from '../model/config/readableFolders.ts'
import type { FilesAround } from '../model/filesAround.ts'
import type { Project } from '../model/project.ts'
import { hashOutsideFiles } from '../reuse/buildKey.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'

export interface FoundAround extends FilesAround {
  /** All files that were looked for, with their hashes: the build depends on those that are missing, too. */
  readonly seen: () => ReadonlyMap<SourcePath, string>
}

export function openFilesAround(project: Pick<Project, 'root' | 'config'>): FoundAround {
  const { root } = project
  const above = root.split(/[\\/]/)
  const known = new Map<SourcePath, boolean>()
  let isReadable: ((file: string) => boolean) | undefined
  const look = (source: SourcePath): boolean => {
    const file = join(root, source)
    isReadable ??= openReadable(readableFolders(project))
    return (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false) && isReadable(file)
  }
  return {
    nameOf: (path) => sourcePath(path.startsWith('../') ? withoutDetour(path, above) : path),
    has(source) {
      if (!isFileAround(source)) return false
      const before = known.get(source)
      if (before !== undefined) return before
      const found = look(source)
      known.set(source, found)
      return found
    },
    seen: () => hashOutsideFiles([...known.keys()].sort(), root),
  }
}

/** `../website/a.png` → `a.png`, where `above` ends with `website`. */
function withoutDetour(path: string, above: readonly string[]): string {
  const segments = path.split('/')
  let levels = segments.findIndex((segment) => segment !== '..')
  if (levels === -1) return path
  const rest = segments.slice(levels)
  while (levels > 0 && rest.length > 1 && rest[0] === above.at(-levels)) {
    rest.shift()
    levels--
  }
  return '../'.repeat(levels) + rest.join('/')
}

/** Pages and Markdown files are in the content folders: as in Docusaurus, links to others are broken. */
const isFileAround = (source: SourcePath): boolean =>
  source.startsWith('../') && /\.\w+$/.test(source) && !/\.(?:mdx?|html?)$/i.test(source)
