// The card of a documentation page. It shows only what is in the plan, so editing the words of a page changes
// no card.
import type { CardTexts } from '../../model/cardTexts.ts'
import type { DocRouteEntry, DocsRoute, GeneratedIndexRouteEntry } from '../../model/docs.ts'
import type { DataContext } from '../contentKind.ts'
import { translate } from '../data.ts'
import { entriesTo } from './trail.ts'

export function docsCardText(route: DocsRoute, context: DataContext): CardTexts {
  const { version, locale } = route
  const badge = version.badge ? version.label : null
  const tags = () => translate('theme.tags.tagsPageTitle', 'Tags', locale, context)
  switch (route.type) {
    case 'doc':
      return { title: route.doc.title, section: categoriesOf(route, context), badge }
    case 'generatedIndex':
      return { title: route.index.title, section: categoriesOf(route, context), badge }
    case 'docTags':
      return { title: tags(), section: null, badge }
    case 'docTag':
      return { title: route.group.tag.label, section: tags(), badge }
  }
}

/** The two nearest categories above a page: `Guides / Markdown features`. */
function categoriesOf(route: DocRouteEntry | GeneratedIndexRouteEntry, context: DataContext): string | null {
  const above = entriesTo(route, context).slice(0, -1)
  const labels = above.flatMap((entry) => (entry.type === 'category' ? [entry.label] : []))
  return labels.slice(-2).join(' / ') || null
}
