// Images of authors that are files beside the content (`image_url: ./ann.png`): their final URLs.
import type { LinkIndex } from '../../link/linkIndex.ts'
import { resolveHref } from '../../link/resolveHref.ts'
import type { Asset } from '../../model/asset.ts'
import type { AuthorData, PostHeader } from '../../shared/blogData.ts'
import { isSiteFile } from '../../shared/hrefs.ts'
import { hrefOf, type SourcePath } from '../../shared/paths.ts'
import type { RouteData } from '../../shared/routeData.ts'

interface ImageFiles {
  readonly index: LinkIndex
  readonly assets: ReadonlyMap<SourcePath, Asset>
}

/** The data of a page of a blog; that of other pages stays. */
export function withAuthorImages(data: RouteData, files: ImageFiles): RouteData {
  const finished = <A extends AuthorData>(author: A): A =>
    author.image !== null && isSiteFile(author.image)
      ? { ...author, image: hrefOfFile(author.image, files) }
      : author
  const withAuthors = <P extends Pick<PostHeader, 'authors'>>(post: P): P =>
    post.authors.some(({ image }) => image !== null && isSiteFile(image))
      ? { ...post, authors: post.authors.map(finished) }
      : post
  switch (data.view) {
    case 'blogPost':
      return { ...data, post: withAuthors(data.post) }
    case 'blogPosts':
      return { ...data, author: data.author && finished(data.author), posts: data.posts.map(withAuthors) }
    case 'blogAuthors':
      return { ...data, authors: data.authors.map(finished) }
    default:
      return data
  }
}

/** As written where there is no such file, which the check of links reports. */
function hrefOfFile(image: string, { index, assets }: ImageFiles): string {
  const target = resolveHref(image, { locale: '', route: null, source: null }, index)
  if (target.kind === 'static') return hrefOf(target.path, index.baseUrl)
  const asset = target.kind === 'asset' ? assets.get(target.source) : undefined
  return asset ? hrefOf(`/${asset.output}`, index.baseUrl) : image
}
