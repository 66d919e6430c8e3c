// The card of a blog page: the post or list, the name of the blog, and the day of a post.
import type { BlogPostsRouteEntry, BlogRoute } from '../../model/blog.ts'
import type { CardTexts } from '../../model/cardTexts.ts'
import type { DataContext } from '../contentKind.ts'
import { translate } from '../data.ts'

export function blogCardText(route: BlogRoute, context: DataContext): CardTexts {
  const { locale } = route
  const section = route.blog.config.blogTitle
  const titled = (id: string, message: string): CardTexts => ({
    title: translate(id, message, locale, context),
    section,
    badge: null,
  })
  switch (route.type) {
    case 'blogPost':
      return { title: route.post.title, section, badge: dayOf(route.post.date, locale, context) }
    case 'blogPosts':
      return listCard(route)
    case 'blogArchive':
      return titled('theme.blog.archive.title', 'Archive')
    case 'blogTags':
      return titled('theme.tags.tagsPageTitle', 'Tags')
    case 'blogAuthors':
      return titled('theme.blog.authorsList.pageTitle', 'Authors')
  }
}

function listCard({ of, blog: { config } }: BlogPostsRouteEntry): CardTexts {
  if (of === null) return { title: config.blogTitle, section: config.blogDescription, badge: null }
  const title = 'tag' in of ? of.tag.tag.label : (of.author.author.name ?? config.blogTitle)
  return { title, section: config.blogTitle, badge: null }
}

function dayOf(date: string | null, locale: string, { config }: DataContext): string | null {
  if (date === null) return null
  const { dateLocale = locale, calendar = 'gregory' } = config.i18n.localeConfigs[locale] ?? {}
  return new Intl.DateTimeFormat(dateLocale, {
    calendar,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date))
}
