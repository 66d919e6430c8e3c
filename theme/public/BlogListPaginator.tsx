// `@theme/BlogListPaginator`: links to newer and older posts.
import { useTexts } from '../text/translate.tsx'
import PaginatorNavLink from './PaginatorNavLink.tsx'
import '../layout/Pager.css'

export interface BlogListPaginatorProps {
  readonly metadata: { readonly previousPage?: string | undefined; readonly nextPage?: string | undefined }
}

export default function BlogListPaginator({ metadata: { previousPage, nextPage } }: BlogListPaginatorProps) {
  const t = useTexts()
  if (!previousPage && !nextPage) return null
  return (
    <nav
      className="pagination-nav"
      aria-label={t('theme.blog.paginator.navAriaLabel', 'Blog list page navigation')}
    >
      {previousPage && (
        <PaginatorNavLink
          permalink={previousPage}
          title={t('theme.blog.paginator.newerEntries', 'Newer entries')}
        />
      )}
      {nextPage && (
        <PaginatorNavLink
          permalink={nextPage}
          title={t('theme.blog.paginator.olderEntries', 'Older entries')}
          isNext
        />
      )}
    </nav>
  )
}
