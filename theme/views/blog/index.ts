// The views of blogs: browsers load them with the first page of one.
import { BlogArchiveView } from './BlogArchiveView.tsx'
import { BlogAuthorsView } from './BlogAuthorsView.tsx'
import { BlogFrame } from './BlogFrame.tsx'
import { BlogPostsView } from './BlogPostsView.tsx'
import { BlogPostView } from './BlogPostView.tsx'

export const blogViews = {
  blogPost: { view: BlogPostView, frame: BlogFrame },
  blogPosts: { view: BlogPostsView, frame: BlogFrame },
  blogArchive: { view: BlogArchiveView },
  blogAuthors: { view: BlogAuthorsView },
}
