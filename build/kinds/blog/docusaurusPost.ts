// A post as functions that were made for Docusaurus receive it.
import type { Post } from '../../model/blog.ts'
import type { DocusaurusPost, SplitText } from '../../model/docusaurusPost.ts'
import { hrefOf } from '../../shared/paths.ts'

/** `read` is asked when a function looks at the text or the front matter. */
export function docusaurusPost(post: Post, baseUrl: string, read: () => SplitText): DocusaurusPost {
  const { page, title, date, unlisted, readingMinutes } = post
  let split: SplitText | null = null
  const text = (): SplitText => {
    split ??= read()
    return split
  }
  return {
    id: page.facts.frontMatter.slug ?? title,
    metadata: {
      source: `@site/${page.source}`,
      permalink: hrefOf(post.route, baseUrl),
      title,
      description: post.description ?? '',
      date: new Date(date ?? Number.NaN),
      unlisted,
      ...(readingMinutes === null ? {} : { readingTime: readingMinutes }),
      hasTruncateMarker: page.facts.truncated === true,
      tags: post.tags.map(({ label, route }) => ({ label, permalink: hrefOf(route, baseUrl) })),
      authors: post.authors.map(authorOf),
      get frontMatter() {
        return text().data
      },
    },
    get content() {
      return text().content
    },
  }
}

const authorOf = ({ key, image, route: _, ...author }: Post['authors'][number]) =>
  Object.fromEntries(
    Object.entries({ ...author, key, imageURL: image }).filter(([, value]) => value !== null),
  )
