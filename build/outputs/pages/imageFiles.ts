// Images that the data of a page names by their files (`@site/blog/ann.png`): their final URLs.
import type { LinkIndex } from '../../link/linkIndex.ts'
import { resolveHref } from '../../link/resolveHref.ts'
import type { Asset } from '../../model/asset.ts'
import { isSiteFile } from '../../shared/hrefs.ts'
import { hrefOf, type SourcePath } from '../../shared/paths.ts'
import type { AuthorOrigin, PageOrigin } from '../../shared/routeBase.ts'
import type { RouteData } from '../../shared/routeData.ts'

export interface ImageFiles {
  readonly index: LinkIndex
  readonly assets: ReadonlyMap<SourcePath, Asset>
}

/**
 * As written where there is no such file, which the check of links reports. `source`: the file that names an
 * image beside it.
 */
export function hrefOfFile(
  image: string,
  { index, assets }: ImageFiles,
  source: SourcePath | null = null,
): string {
  const target = resolveHref(image, { locale: '', route: null, source }, index)
  if (target.kind === 'static') return hrefOf(target.path, index.baseUrl)
  const asset = target.kind === 'asset' ? assets.get(target.source) : undefined
  return asset ? hrefOf(`/${asset.output}`, index.baseUrl) : image
}

/** The images that front matter and authors name, of the page and of the posts that it lists. */
export function withOriginImages(data: RouteData, files: ImageFiles): RouteData {
  const finished = <D extends { readonly origin?: PageOrigin }>(one: D): D =>
    one.origin ? { ...one, origin: finishedOrigin(one.origin, files) } : one
  const whole = finished(data)
  return whole.view === 'blogPosts' ? { ...whole, posts: whole.posts.map(finished) } : whole
}

function finishedOrigin({ image, authors, post, ...origin }: PageOrigin, files: ImageFiles): PageOrigin {
  const finished = (author: AuthorOrigin): AuthorOrigin =>
    author.imageURL !== undefined && isSiteFile(author.imageURL)
      ? { ...author, imageURL: hrefOfFile(author.imageURL, files) }
      : author
  return {
    ...origin,
    ...(image === undefined ? {} : { image: hrefOfFile(image, files) }),
    ...(authors ? { authors: authors.map(finished) } : {}),
    ...(post ? { post: { ...post, authors: post.authors.map(finished) } } : {}),
  }
}
