// The data of the page of all tags, for documents or a blog.
import type { Tag } from '../model/blog.ts'
import { hrefOf, type RoutePath } from '../shared/paths.ts'
import type { TagGroups } from '../shared/routeData.ts'
import type { DataContext } from './contentKind.ts'
import { listDescription, translate } from './data.ts'
import { tagLetters } from './tags.ts'

interface ShownTag {
  readonly tag: Tag
  readonly items: readonly unknown[]
  readonly unlisted: boolean
  /** Undefined for a tag without a page. */
  readonly path: RoutePath | undefined
}

interface AllTags {
  readonly title: string
  readonly description: string | null
  readonly groups: TagGroups
}

export function allTags(shown: readonly ShownTag[], locale: string, context: DataContext): AllTags {
  const title = translate('theme.tags.tagsPageTitle', 'Tags', locale, context)
  const tags = shown.flatMap(({ tag, items, unlisted, path }) =>
    unlisted || !path
      ? []
      : [
          {
            href: hrefOf(path, context.config.baseUrl),
            label: tag.label,
            description: tag.description,
            count: items.length,
          },
        ],
  )
  const labels = tags.map(({ label }) => label)
  return {
    title,
    description: listDescription(title, labels),
    groups: tagLetters(tags, locale),
  }
}
