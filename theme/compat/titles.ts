// Titles of generated pages, in the language of the page.
import { translate } from '../public/Translate.tsx'
import { useTexts } from '../text/translate.tsx'
import { usePluralForm } from './misc.ts'

export const translateTagsPageTitle = (): string =>
  translate({ id: 'theme.tags.tagsPageTitle', message: 'Tags' })

export const translateBlogAuthorsListPageTitle = (): string =>
  translate({ id: 'theme.blog.authorsList.pageTitle', message: 'Authors' })

/** `3 posts tagged with "x"`. */
export function useBlogTagsPostsPageTitle(tag: { readonly label: string; readonly count: number }): string {
  const t = useTexts()
  return t('theme.blog.tagTitle', '{nPosts} tagged with "{tagName}"', {
    nPosts: useCounted(tag.count),
    tagName: tag.label,
  })
}

/** `Ada - 3 posts`. */
export function useBlogAuthorPageTitle(author: {
  readonly key: string
  readonly name?: string
  readonly count: number
}): string {
  const t = useTexts()
  return t('theme.blog.author.pageTitle', '{authorName} - {nPosts}', {
    authorName: author.name ?? author.key,
    nPosts: useCounted(author.count),
  })
}

function useCounted(count: number): string {
  const t = useTexts()
  return usePluralForm().selectMessage(
    count,
    t('theme.blog.post.plurals', 'One post|{count} posts', { count }),
  )
}

export const BlogAuthorsListViewAllLabel = (): string =>
  useTexts()('theme.blog.authorsList.viewAll', 'View all authors')

export const BlogAuthorNoPostsLabel = (): string =>
  useTexts()('theme.blog.author.noPosts', 'This author has not written any posts yet.')
