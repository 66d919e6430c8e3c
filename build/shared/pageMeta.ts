// Names and values of the <meta> elements that describe a page, for the server and for navigation.
import type { HeadImage } from './routeData.ts'

/** What a page says of itself comes before what `metadata` says of the site. */
export const metaOfPages: ReadonlySet<string> = new Set([
  'description',
  'keywords',
  'robots',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:type',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:image',
])

const imageTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}

export function imageTags(
  image: HeadImage | null,
): readonly (readonly [name: string, content: string | null])[] {
  if (image === null) return []
  const ending = /\.(\w+)(?:[?#].*)?$/.exec(image.href)?.[1]?.toLowerCase() ?? ''
  return [
    ['og:image', image.href],
    ['og:image:type', imageTypes[ending] ?? null],
    ['og:image:width', image.width?.toString() ?? null],
    ['og:image:height', image.height?.toString() ?? null],
    ['og:image:alt', image.alt ?? null],
  ]
}
