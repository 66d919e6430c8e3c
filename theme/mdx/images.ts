// `@theme/images`: sizes of imported pictures. The bundler registers each picture under its address (build/bundle/assetPlugin.ts).

export interface ImageFacts {
  readonly width: number
  readonly height: number
  /** Smaller versions, as `srcset` has them; empty when there are none. */
  readonly srcSet: string
  /** The same for browsers that read AVIF; empty when it is not smaller. */
  readonly avif: string
  /** Colours to show until the picture is there, as CSS has them; null for small and transparent pictures. */
  readonly placeholder: string | null
}

const known = new Map<string, ImageFacts>()

export function registerImage(src: string, facts: ImageFacts): string {
  known.set(src, facts)
  return src
}

/** Undefined for pictures that were not imported. */
export const imageFacts = (src: string): ImageFacts | undefined => known.get(src)
