// URIs of the editor and files of the site.

import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isWithin, relativePath } from '../io/osPath.ts'
import { realFolder } from '../io/realFolder.ts'
import { type SourcePath, sourcePath } from '../shared/paths.ts'

/** The path of a URI; null for one that is no file. */
export function pathOf(uri: string): string | null {
  try {
    return fileURLToPath(uri)
  } catch {
    return null
  }
}

export interface SiteFiles {
  readonly uriOf: (file: SourcePath) => string
  /** Null for a file outside the site. */
  readonly sourceOf: (uri: string) => SourcePath | null
}

/** Remembers the URIs of the editor, which can be written in another way: `file:///c%3A/…`, links. */
export function siteFiles(root: string): SiteFiles {
  const uris = new Map<SourcePath, string>()
  return {
    uriOf: (file) => uris.get(file) ?? pathToFileURL(join(root, file)).href,
    sourceOf(uri) {
      const path = pathOf(uri)
      const real = path === null || isWithin(path, root) ? path : realFolder(path)
      if (real === null || !isWithin(real, root)) return null
      const source = sourcePath(relativePath(root, real))
      uris.set(source, uri)
      return source
    },
  }
}
