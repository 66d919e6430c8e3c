// `@theme/BlogPostPaginator`: links to the newer and older post.
import type { NavigationLink } from '../compat/doc.tsx'
import { useTexts } from '../text/translate.tsx'
import PaginatorNavLink from './PaginatorNavLink.tsx'
import '../layout/Pager.css'

export interface BlogPostPaginatorProps {
  readonly prevItem?: NavigationLink | undefined
  readonly nextItem?: NavigationLink | undefined
}

export default function BlogPostPaginator({ prevItem, nextItem }: BlogPostPaginatorProps) {
  const t = useTexts()
  return (
    <nav
      className="pagination-nav docusaurus-mt-lg"
      aria-label={t('theme.blog.post.paginator.navAriaLabel', 'Blog post page navigation')}
    >
      {prevItem && (
        <PaginatorNavLink {...prevItem} subLabel={t('theme.blog.post.paginator.newerPost', 'Newer post')} />
      )}
      {nextItem && (
        <PaginatorNavLink
          {...nextItem}
          isNext
          subLabel={t('theme.blog.post.paginator.olderPost', 'Older post')}
        />
      )}
    </nav>
  )
}
