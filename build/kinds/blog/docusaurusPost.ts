// A post as functions that were made for Docusaurus receive it.
import type { Author, Post } from '../../model/blog.ts'
import type { DocusaurusPost, SplitText } from '../../model/docusaurusPost.ts'
import { lazyField } from '../../shared/lazyField.ts'
import { hrefOf } from '../../shared/paths.ts'
import { readName } from './posts.ts'

/** `read` is called when a function looks at the text or the front matter. */
export function docusaurusPost(post: Post, baseUrl: string, read: () => SplitText): DocusaurusPost {
  const { page, title, date, unlisted, readingMinutes } = post
  let split: SplitText | null = null
  const text = (): SplitText => {
    split ??= read()
    return split
  }
  const metadata = {
    source: `@site/${page.source}`,
    permalink: hrefOf(post.route, baseUrl),
    title,
    description: post.description ?? '',
    date: new Date(date ?? Number.NaN),
    unlisted,
    ...(readingMinutes === null ? {} : { readingTime: readingMinutes }),
    hasTruncateMarker: page.facts.truncated === true,
    tags: post.tags.map(({ label, route }) => ({ label, permalink: hrefOf(route, baseUrl) })),
    authors: post.authors.map((author) => docusaurusAuthor(author, baseUrl)),
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
  baseUrl: string,
): Readonly<Record<string, unknown>> {
  const page = route === null ? null : { permalink: hrefOf(route, baseUrl) }
  return Object.fromEntries(
    Object.entries({ ...author, imageURL: image, key, page }).filter(([, value]) => value !== null),
  )
}
