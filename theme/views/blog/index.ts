// The views of blogs. Browsers load them with the first blog page.
import { BlogArchiveView } from './BlogArchiveView.tsx'
import { BlogAuthorsView } from './BlogAuthorsView.tsx'
import { BlogFrame } from './BlogFrame.tsx'
import { BlogPostsView } from './BlogPostsView.tsx'
import { BlogPostView } from './BlogPostView.tsx'
import { BlogTagsView } from './BlogTagsView.tsx'

export const blogViews = {
  blogPost: { view: BlogPostView, frame: BlogFrame },
  blogPosts: { view: BlogPostsView, frame: BlogFrame },
  blogArchive: { view: BlogArchiveView },
  blogAuthors: { view: BlogAuthorsView, frame: BlogFrame },
  blogTags: { view: BlogTagsView, frame: BlogFrame },
}
