// Files around the content folders that pages show or offer: an image of the repository beside `../docs`.
import { type SourcePath, sourcePath } from '../shared/paths.ts'

export interface FilesAround {
  /**
   * The name of the file that a path from the root leads to: from a site in `website`, `../website/a.png` is
   * `a.png`.
   */
  readonly nameOf: (path: string) => SourcePath
  /** Whether there is such a file that content may show. The build depends on the answer. */
  readonly has: (source: SourcePath) => boolean
}

/** For a site without a folder on the disk. */
export const nothingAround: FilesAround = { nameOf: sourcePath, has: () => false }
