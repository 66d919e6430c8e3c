// `@theme/BlogPostItem/Footer/ReadMoreLink`.
import { useTexts } from '../../../text/translate.tsx'
import Link, { type LinkProps } from '../../Link.tsx'

export default function ReadMoreLink({
  blogPostTitle,
  ...props
}: LinkProps & { readonly blogPostTitle: string }) {
  const t = useTexts()
  const label = t('theme.blog.post.readMoreLabel', 'Read more about {title}', { title: blogPostTitle })
  return (
    <Link className="post-summary__more" aria-label={label} {...props}>
      {t('theme.blog.post.readMore', 'Read more')} <span className="arrow">→</span>
    </Link>
  )
}
