// Images of authors that are files beside the content (`image_url: ./ann.png`): their final URLs.
import type { AuthorData, PostHeader } from '../../shared/blogData.ts'
import { isSiteFile } from '../../shared/hrefs.ts'
import type { RouteData } from '../../shared/routeData.ts'
import { hrefOfFile, type ImageFiles } from './imageFiles.ts'

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
