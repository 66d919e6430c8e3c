// A blog post, or a release of a changelog.
import type { BlogPostRoute } from '../../../build/shared/blogData.ts'
import type { LinkData } from '../../../build/shared/routeData.ts'
import { Body } from '../../layout/Body.tsx'
import { VisibilityBanner } from '../../layout/VersionNotice.tsx'
import PageFoot from '../../public/PageFoot.tsx'
import PostHeader from '../../public/PostHeader.tsx'
import { useTexts } from '../../text/translate.tsx'

export function BlogPostView({ route }: { readonly route: BlogPostRoute }) {
  const t = useTexts()
  return (
    <>
      {route.releases && (
        <p className="post-back">
          <a href={route.list.href}>
            <span className="arrow">←</span> {t('theme.changelog.back', 'Back to all releases')}
          </a>
        </p>
      )}
      <article className="post" key={route.path}>
        <VisibilityBanner route={route} />
        <PostHeader post={route.post}>
          <h1 {...route.textLanguage}>{route.post.title}</h1>
        </PostHeader>
        {route.series && <Series {...route.series} />}
        <Body id="__blog-post-container" html={route.body ?? ''} code={route.code} />
        <More route={route} />
        <PageFoot tags={route.post.tags} editHref={route.editHref} lastUpdate={route.lastUpdate} copy />
        {route.comments && <a {...route.comments} />}
      </article>
      <PostPager newer={route.newer} older={route.older} releases={route.releases} />
    </>
  )
}

/** The parts of a series. The name of the series is its heading. */
function Series({ name, parts, part }: NonNullable<BlogPostRoute['series']>) {
  return (
    <nav className="post-list post-list--series" aria-label={name}>
      <p className="post-list__title">{name}</p>
      <ol>
        {parts.map(({ href, label, language }, index) => (
          <li key={href}>
            {index === part ? (
              <b aria-current="page" {...language}>
                {label}
              </b>
            ) : (
              <a href={href} {...language}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function More({ route: { related, newsletter } }: { readonly route: BlogPostRoute }) {
  if (!related && !newsletter) return null
  return (
    <>
      {newsletter && (
        <p className="post-newsletter">
          <a className="button" href={newsletter.href}>
            {newsletter.label}
          </a>
        </p>
      )}
      {related && (
        <nav className="post-list" aria-label={related.title}>
          <p className="post-list__title">{related.title}</p>
          <ul>
            {related.links.map(({ href, label, language }) => (
              <li key={href}>
                <a href={href} {...language}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

function PostPager({
  newer,
  older,
  releases,
}: {
  readonly newer: LinkData | null
  readonly older: LinkData | null
  readonly releases: boolean
}) {
  const t = useTexts()
  if (!newer && !older) return null
  const words = releases
    ? [t('theme.changelog.newer', 'Newer release'), t('theme.changelog.older', 'Older release')]
    : [
        t('theme.blog.post.paginator.newerPost', 'Newer post'),
        t('theme.blog.post.paginator.olderPost', 'Older post'),
      ]
  return (
    <nav
      className="pagination-nav"
      aria-label={t('theme.blog.post.paginator.navAriaLabel', 'Blog post page navigation')}
    >
      {newer && (
        <a className="pagination-nav__link pagination-nav__link--prev" href={newer.href} rel="prev">
          <span className="pagination-nav__sublabel">{words[0]}</span>
          <span className="pagination-nav__label" {...newer.language}>
            {newer.label}
          </span>
        </a>
      )}
      {older && (
        <a className="pagination-nav__link pagination-nav__link--next" href={older.href} rel="next">
          <span className="pagination-nav__sublabel">{words[1]}</span>
          <span className="pagination-nav__label" {...older.language}>
            {older.label}
          </span>
        </a>
      )}
    </nav>
  )
}
