// `@theme/BlogListPage`: a page of posts.
import { BlogPostsPage, type BlogPostsPageProps } from '../compat/BlogPostsPage.tsx'
import { useShown } from '../context/route.tsx'
import BlogListPageStructuredData from './BlogListPage/StructuredData.tsx'

export type BlogListPageProps = Omit<BlogPostsPageProps, 'header'>

export default function BlogListPage(props: BlogListPageProps) {
  const { route } = useShown()
  const title = 'title' in route && route.title !== null ? route.title : props.metadata.blogTitle
  return (
    <>
      <BlogListPageStructuredData {...props} />
      <BlogPostsPage
        {...props}
        header={
          <header className="visually-hidden">
            <h1>{title}</h1>
          </header>
        }
      />
    </>
  )
}
