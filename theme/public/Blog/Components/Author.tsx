// `@theme/Blog/Components/Author`: image, name and title of an author.
import { type BlogAuthor, useAuthor } from '../../../compat/author.ts'
import { Author } from '../../../views/blog/Authors.tsx'

export interface BlogAuthorProps {
  readonly author: BlogAuthor
  readonly as?: 'h1' | 'h2'
  readonly className?: string
  /** Number of the author's posts. */
  readonly count?: number
}

export default function BlogAuthorView({ author, as, className, count }: BlogAuthorProps) {
  return (
    <div className={className}>
      <Author
        author={useAuthor(author)}
        {...(as === undefined ? {} : { heading: as })}
        {...(count === undefined ? {} : { count })}
      />
    </div>
  )
}
