// `@theme/Blog/Components/Author/Socials`: links to the profiles of an author.
import { authorOf, type BlogAuthor } from '../../../../compat/blog.tsx'

export interface BlogAuthorSocialsProps {
  readonly author: BlogAuthor
  readonly className?: string
}

export default function BlogAuthorSocials({ author, className = '' }: BlogAuthorSocialsProps) {
  return (
    <span className={`author__socials ${className}`.trim()}>
      {authorOf(author).socials.map(({ platform, href }) => (
        <a key={platform} href={href} target="_blank" rel="noopener noreferrer">
          {platform}
        </a>
      ))}
    </span>
  )
}
