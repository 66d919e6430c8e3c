// In place of views/blog/BlogArchiveView.tsx.
import type { BlogArchiveRoute } from '../../build/shared/blogData.ts'
import { isoDate } from '../compat/isoDate.ts'
import BlogArchivePage from '../public/BlogArchivePage.tsx'

export function BlogArchiveView({ route }: { readonly route: BlogArchiveRoute }) {
  // Newest first, as the posts of a blog.
  const blogPosts = route.years.flatMap(({ posts }) =>
    [...posts]
      .reverse()
      .map(({ label, href, date }) => ({ metadata: { title: label, permalink: href, date: isoDate(date) } })),
  )
  return <BlogArchivePage archive={{ blogPosts }} key={route.path} />
}
