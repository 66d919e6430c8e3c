// What the card of a page says. Only what stands in the plan: an edit of a text changes no card.

import type { CardTexts } from '../model/cardTexts.ts'
import type { Route } from '../model/site.ts'
import { type DataContext, translate } from './data.ts'
import { entriesTo } from './docs/data.ts'

/** Null for pages that nobody shares. `ownTitle` is what a React page names its title, null when it names none. */
export function cardTexts(route: Route, ownTitle: string | null, context: DataContext): CardTexts | null {
  const { config } = context
  const site: CardTexts = { title: config.title, section: config.tagline || null, badge: null }
  const page = (title: string | null | undefined): CardTexts =>
    !title || title === config.title ? site : { title, section: null, badge: null }
  const versioned = (title: string, section: string | null): CardTexts => {
    const { version } = route as Extract<Route, { kind: 'doc' }>
    return { title, section, badge: version.badge ? version.label : null }
  }
  switch (route.kind) {
    case 'notFound':
    case 'debug':
      return null
    case 'doc':
      return versioned(route.doc.title, categoriesOf(route, route.doc.sidebar, context))
    case 'generatedIndex':
      return versioned(route.index.title, categoriesOf(route, route.index.sidebar, context))
    case 'docTags':
      return versioned(translate('theme.tags.tagsPageTitle', 'Tags', route.locale, context), null)
    case 'docTag':
      return versioned(
        route.group.tag.label,
        translate('theme.tags.tagsPageTitle', 'Tags', route.locale, context),
      )
    case 'markdownPage':
      return page(route.page.facts.frontMatter.title ?? route.page.facts.contentTitle)
    case 'componentPage':
      return page(ownTitle)
    case 'search':
      return page(
        translate('theme.SearchPage.emptyResultsTitle', 'Search the documentation', route.locale, context),
      )
    case 'blogPost':
      return {
        title: route.post.title,
        section: route.blog.config.blogTitle,
        badge: dayOf(route.post.date, route.locale, context),
      }
    case 'blogPosts': {
      const { of, blog } = route
      if (of === null)
        return { title: blog.config.blogTitle, section: blog.config.blogDescription, badge: null }
      const title = 'tag' in of ? of.tag.tag.label : (of.author.author.name ?? blog.config.blogTitle)
      return { title, section: blog.config.blogTitle, badge: null }
    }
    case 'blogArchive':
      return {
        title: translate('theme.blog.archive.title', 'Archive', route.locale, context),
        section: route.blog.config.blogTitle,
        badge: null,
      }
    case 'blogTags':
      return {
        title: translate('theme.tags.tagsPageTitle', 'Tags', route.locale, context),
        section: route.blog.config.blogTitle,
        badge: null,
      }
    case 'blogAuthors':
      return {
        title: translate('theme.blog.authorsList.pageTitle', 'Authors', route.locale, context),
        section: route.blog.config.blogTitle,
        badge: null,
      }
  }
}

/** The two nearest categories above a page: `Guides / Markdown features`. */
function categoriesOf(
  route: Extract<Route, { kind: 'doc' | 'generatedIndex' }>,
  sidebar: string | null,
  context: DataContext,
): string | null {
  if (sidebar === null) return null
  const above = entriesTo(route.path, sidebar, route, context).slice(0, -1)
  const labels = above.flatMap((entry) => (entry.type === 'category' ? [entry.label] : []))
  return labels.slice(-2).join(' / ') || null
}

function dayOf(date: string | null, locale: string, { config }: DataContext): string | null {
  if (date === null) return null
  const language = config.i18n.localeConfigs[locale]?.htmlLang ?? locale
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date))
}
