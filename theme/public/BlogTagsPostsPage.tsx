// `@theme/BlogTagsPostsPage`: the posts with a tag.
import { type BlogListMetadata, BlogPostsPage, type BlogPostsPageProps } from '../compat/BlogPostsPage.tsx'
import { useShown } from '../context/route.tsx'
import { useSite } from '../context/site.tsx'
import { hostHref } from '../router/hostHref.ts'
import { useTexts } from '../text/translate.tsx'

export interface BlogTagsPostsPageProps extends Omit<BlogPostsPageProps, 'metadata' | 'header'> {
  readonly tag: {
    readonly label: string
    readonly permalink: string
    readonly allTagsPath: string
    readonly count: number
    readonly description?: string
    readonly unlisted: boolean
  }
  readonly listMetadata: BlogListMetadata
}

export default function BlogTagsPostsPage({ tag, listMetadata, ...props }: BlogTagsPostsPageProps) {
  const t = useTexts()
  const { route } = useShown()
  const header = (
    <header className="posts-header">
      <h1>{'title' in route ? route.title : tag.label}</h1>
      {tag.description && <p className="posts-header__description">{tag.description}</p>}
      <p>
        <a href={hostHref(tag.allTagsPath, useSite())}>{t('theme.tags.tagsPageLink', 'View All Tags')}</a>
      </p>
    </header>
  )
  return <BlogPostsPage {...props} metadata={listMetadata} header={header} />
}
