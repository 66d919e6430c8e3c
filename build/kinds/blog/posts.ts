// Files of a blog → posts with date, route, authors. Dates and URLs follow the rules of Docusaurus.

import picomatch from 'picomatch'
import type { Author, Post } from '../../model/blog.ts'
import type { Diagnostic } from '../../model/diagnostics.ts'
import { nameOnDisk } from '../../model/nameOnDisk.ts'
import type { Page } from '../../model/page.ts'
import type { BlogConfig } from '../../model/project.ts'
import { readingMinutes } from '../../model/readingTime.ts'
import { isDraft } from '../../model/site.ts'
import { isoDate } from '../../model/text/isoDate.ts'
import { titleOf } from '../../model/titleOf.ts'
import { addAll } from '../../shared/addAll.ts'
import { joinPath, routePath, type SourcePath } from '../../shared/paths.ts'
import { slugProblem } from '../../shared/slug.ts'
import { authorsOf } from './authors.ts'
import type { BlogPlace } from './place.ts'

/** A post whose tags are not known yet. */
export type BarePost = Omit<Post, 'tags'>

interface ReadPosts {
  /** In the order of the blog; drafts left out. */
  readonly posts: readonly BarePost[]
  readonly diagnostics: readonly Diagnostic[]
}

export function readPosts(place: BlogPlace, authors: ReadonlyMap<string, Author>): ReadPosts {
  const { config, input } = place
  const posts: BarePost[] = []
  const diagnostics: Diagnostic[] = []
  for (const { relative, page } of filesOf(place)) {
    if (isDraft(page.facts, input.config)) continue
    const read = readPost(relative, page, authors, place)
    addAll(diagnostics, read.diagnostics)
    if (read.post) posts.push(read.post)
  }
  // Files come sorted by name; posts of one day stay in that order, or in the reverse one.
  posts.sort((a, b) => compare(b.date ?? '', a.date ?? ''))
  return { posts: config.sortPosts === 'ascending' ? posts.reverse() : posts, diagnostics }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function* filesOf({
  config,
  input,
  folder,
  localizedFolder,
}: BlogPlace): Generator<{ relative: string; page: Page }> {
  const included = picomatch([...config.include])
  const excluded = picomatch([...config.exclude])
  for (const [source, facts] of input.pages) {
    if (!source.startsWith(`${folder}/`)) continue
    const relative = source.slice(folder.length + 1)
    if (!included(relative) || excluded(relative)) continue
    const localized =
      localizedFolder === null ? null : nameOnDisk(`${localizedFolder}/${relative}`, input.files)
    const translated = localized === null ? undefined : input.pages.get(localized)
    yield {
      relative,
      page: localized && translated ? { source: localized, facts: translated } : { source, facts },
    }
  }
}

function readPost(
  relative: string,
  page: Page,
  authors: ReadonlyMap<string, Author>,
  { config, input, base }: BlogPlace,
): { readonly post: BarePost | null; readonly diagnostics: readonly Diagnostic[] } {
  const { frontMatter, excerpt } = page.facts
  const { source } = page
  const named = readName(relative, input.config.behaviors.keepsIndexOfDay)
  const slug = frontMatter.slug ?? named.slug
  const reason = slugProblem(slug)
  if (reason) return { post: null, diagnostics: [invalidSlug(source, slug, reason)] }
  const found = authorsOf(page, authors)
  const date =
    isoDate(frontMatter.date) ?? isoDate(named.date) ?? isoDate(input.history?.get(source)?.created)
  const post: BarePost = {
    page,
    relative,
    route: routePath(`${base}/${slug}`, input.config.trailingSlash),
    title: titleOf(page.facts) ?? named.text,
    description: frontMatter.description ?? excerpt,
    date,
    published: isoDate(frontMatter.published),
    unlisted: frontMatter.unlisted === true,
    authors: found.authors,
    readingMinutes:
      config.showReadingTime && frontMatter.hide_reading_time !== true ? minutesOf(page.facts, config) : null,
  }
  const diagnostics = [
    ...found.diagnostics,
    ...inlineAuthors(page, found.inline, config),
    ...untruncated(page, config),
    ...(date === null ? [missingDate(source)] : []),
  ]
  return { post, diagnostics }
}

/** Null when the blog's own function gives nothing. */
function minutesOf(facts: Page['facts'], config: BlogConfig): number | null {
  const minutes = exactMinutes(facts, config)
  return minutes === null ? null : Math.ceil(minutes)
}

/** The reading time as functions made for Docusaurus receive it: not rounded up. */
export const exactMinutes = (
  { words = 0, readingTime }: Page['facts'],
  { wordsPerMinute }: Pick<BlogConfig, 'wordsPerMinute'>,
): number | null => (readingTime === undefined ? readingMinutes(words, wordsPerMinute) : readingTime)

const invalidSlug = (file: SourcePath, slug: string, reason: string): Diagnostic => ({
  ...problem(
    'invalidSlug',
    file,
    `The slug "${slug}" ${reason}.`,
    'Write a path below the blog such as /releases/3.6.',
  ),
  find: ['slug:'],
})

function inlineAuthors(
  { source, facts: { frontMatter } }: Page,
  names: readonly string[],
  { onInlineAuthors, authorsMapPath }: BlogConfig,
): readonly Diagnostic[] {
  if (names.length === 0 || onInlineAuthors === 'off') return []
  const message = `The authors ${names.map((name) => `"${name}"`).join(', ')} are not in the authors file.`
  const hint = `Add them to ${authorsMapPath}, or set onInlineAuthors to ignore.`
  return [
    {
      ...problem('inlineAuthor', source, message, hint),
      severity: onInlineAuthors,
      find: [frontMatter.authors ? 'authors:' : 'author:', names[0] ?? ''],
    },
  ]
}

const untruncated = (
  { source, facts }: Page,
  { onUntruncatedBlogPosts }: BlogConfig,
): readonly Diagnostic[] =>
  facts.truncated || onUntruncatedBlogPosts === 'off'
    ? []
    : [
        {
          ...problem(
            'untruncatedPost',
            source,
            'The post has no truncate marker, so lists of posts show all of it.',
            'Write <!-- truncate --> (or {/* truncate */}) after the first paragraph.',
          ),
          severity: onUntruncatedBlogPosts,
        },
      ]

const missingDate = (file: SourcePath): Diagnostic =>
  problem(
    'missingDate',
    file,
    'The post has no date, so lists show it last.',
    'Write date: 2024-11-22, or begin the file name with it.',
  )

const dated = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*)$/

/**
 * `demo/2020-08-03-intro.md` → date and `/2020/08/03/demo/intro`; `releases/3.6/index.md` → `/releases/3.6`.
 * Of several dates, the last one counts: `2020/08/2020-08-03-intro.md`. `keepsIndex`: `2020-08-03/index.md` →
 * `/2020/08/03/index`.
 */
export function readName(
  relative: string,
  keepsIndex: boolean,
): {
  readonly date: string | undefined
  readonly slug: string
  readonly text: string
} {
  const open = relative.replace(/\.mdx?$/i, '')
  const isIndexOfDay = /\d{4}[-/]\d{1,2}[-/]\d{1,2}\/index$/.test(open)
  const name = keepsIndex && isIndexOfDay ? open : open.replace(/(?:^|\/)index$/i, '')
  const match = dated.exec(name)?.groups
  if (!match) return { date: undefined, slug: `/${name}`, text: name.replace(/^.*\//, '') }
  const { folder = '', date = '', text = '' } = match
  const day = date.replaceAll('/', '-')
  return { date: day, slug: joinPath('/', day.replaceAll('-', '/'), folder + text), text: text || day }
}

const problem = (code: Diagnostic['code'], file: SourcePath, message: string, hint: string): Diagnostic => ({
  code,
  file,
  line: 1,
  column: 1,
  message,
  hint,
})
