// Links and images of authors, in authors files and in posts, with the place where each is written.
import { blogsIn } from '../kinds/blog/index.ts'
import type { OtherLinks } from '../link/checkLinks.ts'
import type { Author, BlogInstance } from '../model/blog.ts'
import type { LinkFact } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { type Position, positionAt } from '../model/text/positionAt.ts'
import { escapeRegExp } from '../shared/escape.ts'
import { fromRoot, isSiteFile, isUnsafe, leadsInside } from '../shared/hrefs.ts'
import { fileNameOf, type SourcePath } from '../shared/paths.ts'
import { openSourceTexts } from './sourceTexts.ts'

export function authorLinks({ locales }: Site, root: string): readonly OtherLinks[] {
  const texts = openSourceTexts(root)
  return locales.flatMap((locale) =>
    blogsIn(locale).flatMap((blog) =>
      [...writtenLinks(blog).values()].map(({ source, kind, href }): OtherLinks => {
        const isFile = isSiteFile(href)
        const place = placeOf(isFile ? fileNameOf(href) : href, texts(source) ?? '')
        const link = { kind, href: isFile ? href : fromRoot(href), ...place }
        return { source, locale: locale.locale, route: null, links: [link] }
      }),
    ),
  )
}

interface Written extends Pick<LinkFact, 'kind' | 'href'> {
  readonly source: SourcePath
}

/** By URL: one of the authors file is not looked for in the posts that name its author. */
function writtenLinks({ authors, authorsFile, posts }: BlogInstance): ReadonlyMap<string, Written> {
  const found = new Map<string, Written>()
  const add = (author: Author, source: SourcePath): void => {
    for (const { kind, href } of linksOf(author))
      if (!found.has(href) && (leadsInside(href) || isUnsafe(href))) found.set(href, { kind, href, source })
  }
  if (authorsFile) for (const { author } of authors) add(author, authorsFile)
  for (const post of posts) for (const author of post.authors) add(author, post.page.source)
  return found
}

/** An image is checked like one in an HTML tag: it is shown as it is. */
function linksOf({ url, image, socials }: Author): readonly Pick<LinkFact, 'kind' | 'href'>[] {
  return [
    ...(url === null ? [] : [{ kind: 'link', href: url } as const]),
    ...(image === null ? [] : [{ kind: 'src', href: image } as const]),
    ...Object.values(socials).map((href) => ({ kind: 'link', href }) as const),
  ]
}

/** The beginning of the file when the value is not written as it is. */
function placeOf(href: string, text: string): Position {
  const match = new RegExp(`(?<=[\\s"'/])${escapeRegExp(href)}(?=["'\\s,}]|$)`).exec(text)
  return match ? positionAt(text, match.index) : { line: 1, column: 1 }
}
