// A post as functions that were made for Docusaurus receive it.
import type { Author, Post } from '../../model/blog.ts'
import type { DocusaurusPost, SplitText } from '../../model/docusaurusPost.ts'
import { lazyField } from '../../shared/lazyField.ts'
import { type PermalinkConfig, permalink } from '../permalink.ts'
import { readName } from './posts.ts'

/** `read` is called when a function looks at the text or the front matter. */
export function docusaurusPost(post: Post, config: PermalinkConfig, read: () => SplitText): DocusaurusPost {
  const { page, title, date, unlisted, readingMinutes } = post
  let split: SplitText | null = null
  const text = (): SplitText => {
    split ??= read()
    return split
  }
  const metadata = {
    source: `@site/${page.source}`,
    permalink: permalink(post.route, config),
    title,
    description: post.description ?? '',
    date: new Date(date ?? Number.NaN),
    unlisted,
    ...(readingMinutes === null ? {} : { readingTime: readingMinutes }),
    hasTruncateMarker: page.facts.truncated === true,
    tags: post.tags.map(({ label, route }) => ({ label, permalink: permalink(route, config) })),
    authors: post.authors.map((author) => docusaurusAuthor(author, config)),
  }
  lazyField(metadata, 'frontMatter', () => text().data)
  const shown = { id: docusaurusPostId(post), metadata }
  lazyField(shown, 'content', () => text().content)
  return shown
}

/** The slug: `welcome`, or `/2026/03/01/pond` by the name of the file. */
export const docusaurusPostId = ({ page, relative }: Pick<Post, 'page' | 'relative'>): string =>
  page.facts.frontMatter.slug ?? readName(relative).slug

/** Without members that are not set. */
export function docusaurusAuthor(
  { key, image, route, type: _, ...author }: Author,
  config: PermalinkConfig,
): Readonly<Record<string, unknown>> {
  const page = route === null ? null : { permalink: permalink(route, config) }
  return Object.fromEntries(
    Object.entries({ ...author, imageURL: image, key, page }).filter(([, value]) => value !== null),
  )
}
