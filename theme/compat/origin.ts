// Data of a page that only components of the site use. The build adds it to the data of pages when this
// module is part of the site's code (build/bundle/bundler.ts).
import type { PageOrigin } from '../../build/shared/routeBase.ts'

const none: PageOrigin = { title: '', description: null, source: '', frontMatter: {} }

export const originOf = (data: { readonly origin?: PageOrigin }): PageOrigin => data.origin ?? none

/** The member `image` of a page's `assets`. */
export function imageAsset({ image, frontMatter }: PageOrigin): { readonly image?: string } {
  const shown = image ?? frontMatter['image']
  return typeof shown === 'string' ? { image: shown } : {}
}
