// A file that a page shows or offers: an image, or a download.
import type { OutputPath } from '../shared/paths.ts'

export interface Asset {
  readonly hash: string
  readonly width: number | null
  readonly height: number | null
  /** Colours to show until the image is there, as CSS has them. */
  readonly placeholder: string | null
  /** The output path if it is not a static file. */
  readonly output: OutputPath
}
