// The facts of an image file that depend on its content alone.
import type { Config } from './project.ts'

/**
 * Whether images have colors to show until they are loaded. Docusaurus has none. Decoding the images of
 * a site for them can take half of its memory.
 */
export const hasPreviews = ({ isDocusaurus }: Pick<Config, 'isDocusaurus'>): boolean => !isDocusaurus

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
