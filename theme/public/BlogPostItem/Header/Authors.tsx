// `@theme/BlogPostItem/Header/Authors`.
import { useBlogPost } from '../../../compat/blog.tsx'
import BlogAuthor from '../../Blog/Components/Author.tsx'

export default function BlogPostItemHeaderAuthors({ className = '' }: { readonly className?: string }) {
  const { authors } = useBlogPost().metadata
  if (authors.length === 0) return null
  const kind = authors.every(({ name }) => !name)
    ? 'authors--images'
    : authors.length > 1
      ? 'authors--several'
      : ''
  return (
    <ul className={`authors ${kind} ${className}`.trim()}>
      {authors.map((author, index) => (
        <li key={index}>
          <BlogAuthor author={author} />
        </li>
      ))}
    </ul>
  )
}
