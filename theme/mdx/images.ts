// Sizes of imported images, by URL. The modules that build/bundle/load/assetPlugin.ts writes register them.

export interface ImageFacts {
  readonly width: number
  readonly height: number
  /** Smaller versions in the form of `srcset`; empty when there are none. */
  readonly srcSet: string
  /** The same in AVIF; empty when AVIF is not smaller. */
  readonly avif: string
  /** CSS for the placeholder; null for small and transparent images. */
  readonly placeholder: string | null
}

const known = new Map<string, ImageFacts>()

export function registerImage(src: string, facts: ImageFacts): string {
  known.set(src, facts)
  return src
}

/** Undefined for images that were not imported. */
export const imageFacts = (src: string): ImageFacts | undefined => known.get(src)
