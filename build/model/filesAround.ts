// Files that pages show or offer beside their content: whether content may show them, also those around the
// content folders, such as an image of the repository beside `../docs`.
import { type SourcePath, sourcePath } from '../shared/paths.ts'
import type { Refusal } from './config/readableFolders.ts'

export interface FilesAround {
  /**
   * The name of the file that a path from the root leads to: from a site in `website`, `../website/a.png` is
   * `a.png`.
   */
  readonly nameOf: (path: string) => SourcePath
  /** Whether a path that no folder of the site has can be such a file. */
  readonly isAround: (source: SourcePath) => boolean
  /**
   * Why content may not show a file; null if it may. The build depends on the answer. `isKnown`: it depends
   * on the file anyway.
   */
  readonly refusal: (source: SourcePath, isKnown: boolean) => Refusal | null
}

/** For a site without a folder on the disk. */
export const nothingAround: FilesAround = { nameOf: sourcePath, isAround: () => false, refusal: () => null }
