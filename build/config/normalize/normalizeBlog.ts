// A blog with all its options.
import type * as v from 'valibot'
import type { BlogConfig, FeedType } from '../../model/config/blogConfig.ts'
import type { UnifiedPlugins } from '../../model/config/markdownExtensions.ts'
import type { blog } from '../options/blog.ts'
import { severityOf } from '../severity.ts'
import { trimSlashes } from '../trimSlashes.ts'
import { unifiedPluginsOf } from './normalizeMarkdown.ts'

/** `all` are the plugins of `markdown`, which every instance has. */
export function blogOf(raw: v.InferOutput<typeof blog>, all: UnifiedPlugins): BlogConfig {
  const { feedOptions } = raw
  const path = trimSlashes(raw.path)
  return {
    ...raw,
    path,
    routeBasePath: trimSlashes(raw.routeBasePath ?? (raw.id === 'default' ? 'blog' : path)),
    authorsBasePath: trimSlashes(raw.authorsBasePath),
    tagsBasePath: trimSlashes(raw.tagsBasePath),
    ...unifiedPluginsOf(all, raw),
    pageBasePath: trimSlashes(raw.pageBasePath),
    authorPageBasePath: trimSlashes(raw.authorPageBasePath ?? raw.pageBasePath),
    archiveBasePath: raw.archiveBasePath === null ? null : trimSlashes(raw.archiveBasePath),
    onInlineTags: severityOf[raw.onInlineTags],
    onInlineAuthors: severityOf[raw.onInlineAuthors],
    onUntruncatedBlogPosts: severityOf[raw.onUntruncatedBlogPosts],
    editUrl: raw.editUrl ?? null,
    newsletter: raw.newsletter ?? null,
    readingTime: raw.readingTime ?? null,
    processBlogPosts: raw.processBlogPosts ?? null,
    truncateMarker: raw.truncateMarker ?? null,
    feeds:
      feedOptions === false
        ? null
        : {
            types: feedTypes(feedOptions.type),
            title: feedOptions.title ?? null,
            description: feedOptions.description ?? null,
            copyright: feedOptions.copyright ?? null,
            language: feedOptions.language ?? null,
            limit: feedOptions.limit === false ? null : feedOptions.limit,
            xslt: sheetsOf(feedOptions.xslt),
            createFeedItems: feedOptions.createFeedItems ?? null,
          },
  }
}

const sheetsOf = (xslt: boolean | { readonly rss?: Sheet; readonly atom?: Sheet }) =>
  typeof xslt === 'boolean'
    ? { rss: xslt || null, atom: xslt || null }
    : { rss: xslt.rss || null, atom: xslt.atom || null }

type Sheet = string | boolean | null | undefined

const feedTypes = (type: FeedType | 'all' | readonly FeedType[] | null): readonly FeedType[] =>
  type === null ? [] : type === 'all' ? ['rss', 'atom', 'json'] : [type].flat()
