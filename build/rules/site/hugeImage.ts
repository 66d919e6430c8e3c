// An image that takes long to load.
import type { SiteRule } from '../siteRule.ts'

export const hugeImage: SiteRule = ({ files, hugeImage: { maxBytes } }, report) => {
  for (const { source, bytes, ...place } of files())
    if (bytes > maxBytes && image.test(source))
      report({
        ...place,
        message: `The image ${source} has ${megabytes(bytes)}.`,
        hint: 'Make it smaller, or save it as WebP or AVIF.',
      })
}

const image = /\.(?:png|jpe?g|gif|webp|avif|bmp|svg)$/i

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`
