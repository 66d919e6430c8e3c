// The card of a page: its title, or the site's name and tagline where it has none of its own.
import type { CardTexts } from '../../model/cardTexts.ts'
import type { PagesRoute } from '../../model/pages.ts'
import { titleOf as titleOfPage } from '../../model/titleOf.ts'
import type { DataContext } from '../contentKind.ts'
import { translate } from '../data.ts'

export function pagesCardText(
  route: PagesRoute,
  renderedTitle: string | null,
  context: DataContext,
): CardTexts | null {
  if (route.type === 'notFound') return null
  const { config } = context
  const title = titleOf(route, renderedTitle, context)
  return !title || title === config.title
    ? { title: config.title, section: config.tagline || null, badge: null }
    : { title, section: null, badge: null }
}

function titleOf(route: PagesRoute, renderedTitle: string | null, context: DataContext): string | null {
  switch (route.type) {
    case 'markdownPage':
      return titleOfPage(route.page.facts)
    case 'componentPage':
      return renderedTitle
    case 'search':
      return translate(
        'theme.SearchPage.emptyResultsTitle',
        'Search the documentation',
        route.locale,
        context,
      )
    case 'notFound':
      return null
  }
}
