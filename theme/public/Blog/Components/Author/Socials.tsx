// `@theme/Blog/Components/Author/Socials`: links to the profiles of an author.
import { type BlogAuthor, useAuthor } from '../../../../compat/author.ts'
import { AuthorSocials } from '../../../../views/blog/AuthorSocials.tsx'

export interface BlogAuthorSocialsProps {
  readonly author: BlogAuthor
  readonly className?: string
}

export default function BlogAuthorSocials({ author, className }: BlogAuthorSocialsProps) {
  const links = <AuthorSocials author={useAuthor(author)} />
  return className === undefined ? links : <div className={className}>{links}</div>
}
