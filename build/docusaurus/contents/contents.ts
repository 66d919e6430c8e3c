// The content of docs, blogs and pages as plugins made for Docusaurus read it: `allContent`, and the content
// of a plugin that wraps one of the three packages.

import { blogsIn } from '../../kinds/blog/index.ts'
import { docsIn } from '../../kinds/docs/index.ts'
import { lazyField } from '../../shared/lazyField.ts'
import { type BlogContents, blogContents } from './blogContents.ts'
import type { ContentContext } from './contentContext.ts'
import { type DocsContents, docsContents } from './docsContents.ts'
import { pagesContents } from './pagesContents.ts'

/** Name of the plugin → id → content. */
export type Contents = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** In one language. The content of an instance is made when it is read for the first time. */
export function siteContents(context: ContentContext): Contents {
  const place = context.site.locales.find(({ locale }) => locale === context.locale)
  const docs = {}
  const blogs = {}
  const pages = {}
  if (place) {
    for (const instance of docsIn(place))
      lazyField(docs, instance.config.id, () => docsContents(instance, context))
    for (const blog of blogsIn(place)) lazyField(blogs, blog.config.id, () => blogContents(blog, context))
    for (const config of context.config.pages)
      lazyField(pages, config.id, () => pagesContents(config, context))
  }
  return {
    'docusaurus-plugin-content-docs': docs,
    'docusaurus-plugin-content-blog': blogs,
    'docusaurus-plugin-content-pages': pages,
  }
}

/** The metadata of all posts and documents by their files: `@site/blog/pond.md`. */
export function* metadataIn(contents: Contents): Generator<readonly [source: string, metadata: unknown]> {
  for (const content of Object.values(contents['docusaurus-plugin-content-blog'] ?? {}))
    for (const { metadata } of (content as BlogContents).blogPosts) yield [metadata.source, metadata]
  for (const content of Object.values(contents['docusaurus-plugin-content-docs'] ?? {}))
    for (const { docs } of (content as DocsContents).loadedVersions)
      for (const doc of docs) yield [doc.source, doc]
}
