// Data of a page that only components of the site use. The build adds it to the data of pages when this
// module is part of the site's code (build/bundle/bundler.ts).
import type { PageOrigin } from '../../build/shared/routeBase.ts'

const none: PageOrigin = { title: '', description: null, source: '', frontMatter: {} }

export const originOf = (data: { readonly origin?: PageOrigin }): PageOrigin => data.origin ?? none

/** The member `image` of a page's `assets`: only of a file beside the page, as in Docusaurus. */
export const imageAsset = ({ image }: PageOrigin): { readonly image?: string } =>
  image === undefined ? {} : { image }
