// In place of views/blog/BlogArchiveView.tsx.
import type { BlogArchiveRoute } from '../../build/shared/blogData.ts'
import BlogArchivePage from '../public/BlogArchivePage.tsx'

export function BlogArchiveView({ route }: { readonly route: BlogArchiveRoute }) {
  const blogPosts = route.years.flatMap(({ posts }) =>
    posts.map(({ label, href, date }) => ({ metadata: { title: label, permalink: href, date } })),
  )
  return <BlogArchivePage archive={{ blogPosts }} key={route.path} />
}
