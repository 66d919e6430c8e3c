// One blog.
import { isRaw, textOf } from '../docusaurusConfig.ts'
import { componentOptions, markdownPlugins, unsupportedPlugins, withoutKnownRecma } from './content.ts'
import { type Convert, convertKeys, defined } from './context.ts'
import type { Entry } from './entries.ts'
import { instanceAdmonitions } from './markdown.ts'

export function convertBlog({ options, where, isWrapped = false }: Entry, convert: Convert): object {
  const path = convert.path(textOf(options['path']) ?? 'blog')
  return defined({
    // Another meaning of a site's own field.
    showSeries: false,
    ...convertKeys(withoutKnownRecma(options), where, { ...rules, isOpen: isWrapped }, convert),
    // A folder that is written must exist. Without one, the blog is empty.
    path: options['path'] === undefined && !convert.hasFolder(path) ? undefined : path,
    admonitions: instanceAdmonitions(options),
    routeBasePath: options['routeBasePath'] ?? 'blog',
    feedOptions: feedOptions(options['feedOptions'], `${where}.feedOptions`, convert),
  })
}

/** The feeds of Docusaurus have no style sheets by default. */
function feedOptions(given: unknown, where: string, convert: Convert): unknown {
  if (!isRaw(given)) return { xslt: false }
  const same = convertKeys(
    given,
    where,
    {
      same: ['type', 'title', 'description', 'copyright', 'language', 'limit', 'xslt', 'createFeedItems'],
      nullable: ['type'],
    },
    convert,
  )
  return { ...same, ...(given['limit'] === null ? { limit: false } : {}), xslt: same['xslt'] ?? false }
}

const rules = {
  same: [
    ...markdownPlugins,
    'id',
    'blogTitle',
    'blogDescription',
    'blogSidebarTitle',
    'blogSidebarCount',
    'postsPerPage',
    'sortPosts',
    'include',
    'exclude',
    'authorsMapPath',
    'authorsBasePath',
    'tagsBasePath',
    'pageBasePath',
    'archiveBasePath',
    'onInlineTags',
    'onInlineAuthors',
    'onUntruncatedBlogPosts',
    'showReadingTime',
    'readingTime',
    'processBlogPosts',
    'truncateMarker',
    'editUrl',
    'editLocalizedFiles',
    'showLastUpdateTime',
    'showLastUpdateAuthor',
    'tags',
  ],
  nullable: ['tags', 'archiveBasePath'],
  unsupported: unsupportedPlugins,
  other: ['path', 'routeBasePath', 'feedOptions', 'admonitions'],
  ofTheme: componentOptions,
}
