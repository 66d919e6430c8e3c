// Files around the content folders, looked for when a page links to them, because nothing scans all of a
// repository.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { relativePath } from '../io/osPath.ts'
import { openReadable, type ReadableFiles } from '../io/readableFile.ts'
import { type Refusal, readableFolders } from '../model/config/readableFolders.ts'
import type { FilesAround } from '../model/filesAround.ts'
import type { Project } from '../model/project.ts'
import { hashOutsideFiles } from '../reuse/buildKey.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'

export interface FoundAround extends FilesAround {
  /**
   * Files outside the content that were looked for, and rules of Git, with their hashes: the build depends on
   * those that are missing, too.
   */
  readonly seen: () => ReadonlyMap<SourcePath, string>
}

export function openFilesAround(project: Pick<Project, 'root' | 'config'>): FoundAround {
  const { root } = project
  const above = root.split(/[\\/]/)
  const known = new Map<SourcePath, Refusal | null>()
  const others = new Set<SourcePath>()
  let readable: ReadableFiles | undefined
  const look = (source: SourcePath): Refusal | null => {
    const file = join(root, source)
    readable ??= openReadable(readableFolders(project))
    const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
    return isFile ? readable.refusal(file) : 'missing'
  }
  return {
    nameOf: (path) => sourcePath(path.startsWith('../') ? withoutDetour(path, above) : path),
    isAround: isFileAround,
    refusal(source, isKnown) {
      const before = known.get(source)
      if (before !== undefined) return before
      if (!isKnown) others.add(source)
      const found = look(source)
      known.set(source, found)
      return found
    },
    seen() {
      const rules = (readable?.ignoreFiles() ?? []).map((file) => sourcePath(relativePath(root, file)))
      return hashOutsideFiles([...others, ...rules].sort(), root)
    },
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
