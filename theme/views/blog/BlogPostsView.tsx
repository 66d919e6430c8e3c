// A list of posts: all of them, those with a tag, or those of an author.
import type { BlogPostsRoute, PostSummary } from '../../../build/shared/blogData.ts'
import { markedRows } from '../../context/rows.ts'
import { Cards } from '../../layout/Cards.tsx'
import { TagList } from '../../layout/TagList.tsx'
import { UnlistedBanner } from '../../layout/VersionNotice.tsx'
import PostHeader from '../../public/PostHeader.tsx'
import { useTexts } from '../../text/translate.tsx'
import { Author } from './Authors.tsx'

export function BlogPostsView({ route }: { readonly route: BlogPostsRoute }) {
  const t = useTexts()
  return (
    <div key={route.path}>
      <header className="posts-header">
        {route.unlisted && <UnlistedBanner />}
        {route.author ? (
          <Author author={{ ...route.author, href: null }} heading="h1" />
        ) : (
          <h1>{route.title}</h1>
        )}
        {route.description !== null && <p className="posts-header__description">{route.description}</p>}
        {route.all && (
          <p>
            <a href={route.all.href}>{route.all.label}</a>
          </p>
        )}
      </header>
      {route.pinned && (
        <div className="posts-pinned">
          <Cards cards={route.pinned} />
        </div>
      )}
      {route.author && route.posts.length === 0 && (
        <p>{t('theme.blog.author.noPosts', 'This author has not written any posts yet.')}</p>
      )}
      {markedRows(route.posts, Summary, {}) ??
        route.posts.map((post) => <Summary key={post.href} {...post} />)}
      {(route.newer !== null || route.older !== null) && (
        <nav
          className="pagination-nav"
          aria-label={t('theme.blog.paginator.navAriaLabel', 'Blog list page navigation')}
        >
          {route.newer !== null && (
            <a className="pagination-nav__link pagination-nav__link--prev" href={route.newer} rel="prev">
              <span className="pagination-nav__label">
                {t('theme.blog.paginator.newerEntries', 'Newer entries')}
              </span>
            </a>
          )}
          {route.older !== null && (
            <a className="pagination-nav__link pagination-nav__link--next" href={route.older} rel="next">
              <span className="pagination-nav__label">
                {t('theme.blog.paginator.olderEntries', 'Older entries')}
              </span>
            </a>
          )}
        </nav>
      )}
    </div>
  )
}

function Summary(post: PostSummary) {
  const t = useTexts()
  return (
    <article className="post-summary">
      <PostHeader post={post} inList>
        <h2 {...post.language}>
          <a href={post.href}>{post.title}</a>
        </h2>
      </PostHeader>
      <div
        {...post.language}
        className="markdown"
        data-excerpt
        dangerouslySetInnerHTML={{ __html: post.body ?? '' }}
        suppressHydrationWarning
      />
      <footer className="post-summary__foot">
        {post.tags.length > 0 && <TagList tags={post.tags} />}
        {post.more && (
          <a
            className="post-summary__more"
            href={post.href}
            aria-label={t('theme.blog.post.readMoreLabel', 'Read more about {title}', { title: post.title })}
          >
            {t('theme.blog.post.readMore', 'Read more')} <span className="arrow">→</span>
          </a>
        )}
      </footer>
    </article>
  )
}
