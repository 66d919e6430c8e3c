// The facts of an image file that depend on its content alone.
export interface ImageFacts {
  readonly width: number | null
  readonly height: number | null
  /** Colours to show until the image is there, as CSS has them. */
  readonly placeholder: string | null
  /** A description of the code in an SVG. */
  readonly script: string | null
}

/** The facts, or why the image cannot be read. */
export type ImageResult = ImageFacts | { readonly problem: string }
