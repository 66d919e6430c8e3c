// A post as functions that were made for Docusaurus receive it.
import type { Author, Post } from '../../model/blog.ts'
import type { BlogConfig } from '../../model/config/blogConfig.ts'
import type { DocusaurusAuthor, DocusaurusPost, SplitText } from '../../model/docusaurusPost.ts'
import type { Config } from '../../model/project.ts'
import { lazyField } from '../../shared/lazyField.ts'
import { hrefOf } from '../../shared/paths.ts'
import { docusaurusTag } from '../docusaurusTag.ts'
import { contentPermalink, type PermalinkConfig } from '../permalink.ts'
import { writtenFields } from '../writtenFields.ts'
import { exactMinutes, readName } from './posts.ts'

/** `read` is called when a function looks at the text or the front matter. */
export function docusaurusPost(
  post: Post,
  blog: Pick<BlogConfig, 'wordsPerMinute'>,
  config: PermalinkConfig & Partial<Pick<Config, 'markdownExtensions'>>,
  read: () => SplitText,
): DocusaurusPost {
  const { page } = post
  let split: SplitText | null = null
  const text = (): SplitText => {
    split ??= read()
    return split
  }
  const metadata = plainMetadata(post, blog, config)
  lazyField(metadata, 'frontMatter', () => writtenFields(page, config, () => text().data))
  const shown = { id: docusaurusPostId(post), metadata }
  lazyField(shown, 'content', () => withoutTitle(text().content.trim()))
  return shown
}

/** Without the front matter. */
function plainMetadata(
  post: Post,
  blog: Pick<BlogConfig, 'wordsPerMinute'>,
  config: PermalinkConfig,
): Omit<DocusaurusPost['metadata'], 'frontMatter'> {
  const { page, title, date, unlisted } = post
  const readingTime = post.readingMinutes === null ? null : exactMinutes(page.facts, blog)
  return {
    source: `@site/${page.source}`,
    permalink: contentPermalink(post.route, config),
    title,
    description: post.description ?? '',
    date: new Date(date ?? Number.NaN),
    unlisted,
    ...(readingTime === null ? {} : { readingTime }),
    hasTruncateMarker: page.facts.truncated === true,
    tags: post.tags.map((tag) => docusaurusTag(tag, config)),
    authors: post.authors.map((author) => docusaurusAuthor(author, config)),
  }
}

/** A post shows the title that its text begins with above the text. */
const withoutTitle = (text: string): string => text.replace(/^# .*(?:\n\s*|$)/, '')

/** The slug: `welcome`, or `/2026/03/01/pond` by the name of the file. */
export const docusaurusPostId = ({ page, relative }: Pick<Post, 'page' | 'relative'>): string =>
  page.facts.frontMatter.slug ?? readName(relative, true).slug

/** Without members that are not set, except for the two that Docusaurus always has. */
export function docusaurusAuthor(
  { key, image, route, type: _, own, ...author }: Author,
  config: PermalinkConfig,
): DocusaurusAuthor {
  const imageURL = image?.startsWith('/') ? hrefOf(image, config.baseUrl) : image
  const page = route === null ? null : { permalink: contentPermalink(route, config) }
  const set = Object.entries({ ...author, imageURL }).filter(([, value]) => value !== null)
  return { ...own, ...Object.fromEntries(set), key, page }
}
