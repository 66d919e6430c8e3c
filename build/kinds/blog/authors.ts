// Authors of posts: keys of the authors file, fields written in a post, or both.

import * as v from 'valibot'
import type { Author } from '../../model/blog.ts'
import { type Diagnostic, inFile } from '../../model/diagnostics.ts'
import { type AuthorField, authorTypes, type FrontMatter } from '../../model/frontMatter.ts'
import type { Page } from '../../model/page.ts'
import { kebabCase } from '../../model/text/kebabCase.ts'
import { nearest } from '../../model/text/nearest.ts'
import { addAll } from '../../shared/addAll.ts'
import { isBeside } from '../../shared/hrefs.ts'
import { isObject } from '../../shared/isObject.ts'
import { folderOf, joinPath, type RoutePath, type SourcePath } from '../../shared/paths.ts'
import { authorsFile, ownFields } from './authorsSchema.ts'

export interface ReadAuthors {
  readonly authors: ReadonlyMap<string, Author>
  readonly diagnostics: readonly Diagnostic[]
  /** Whether the file cannot be read: then nothing is known of the authors that posts name. */
  readonly isBroken?: boolean
}

interface AuthorsPlace {
  /** Makes the route of an author's page from its path below the page of all authors. */
  readonly pageRoute: (permalink: string) => RoutePath
  /** Whether `type` may have any value. */
  readonly freeTypes: boolean
}

export function readAuthorsFile(
  file: SourcePath,
  value: unknown,
  { pageRoute, freeTypes }: AuthorsPlace,
): ReadAuthors {
  const read = v.safeParse(authorsFile, (freeTypes ? withKnownTypes(value) : value) ?? null)
  if (!read.success) {
    const problem = (issue: (typeof read.issues)[number]): Diagnostic =>
      inFile(file, {
        code: 'authorsFile',
        line: 1,
        column: 1,
        message: `${v.getDotPath(issue) ?? 'The file'}: ${issue.message}.`,
        hint: 'Each key has a name or an image_url, and can have title, url and more.',
        find: (issue.path ?? []).map(({ key }) => `${key}:`),
      })
    return { authors: new Map(), diagnostics: read.issues.map(problem), isBroken: true }
  }
  const diagnostics: Diagnostic[] = []
  const authors = new Map<string, Author>()
  const pages = new Map<string, string>()
  for (const [key, { page, image_url, imageURL, socials = {}, ...fields }] of Object.entries(
    read.output ?? {},
  )) {
    const route = !page ? null : pageRoute(page === true ? `/${kebabCase(key)}` : page.permalink)
    const taken = route === null ? undefined : pages.get(route)
    if (taken !== undefined) diagnostics.push(samePage(file, key, taken, route as string))
    if (route !== null) pages.set(route, key)
    const links = socialLinks(socials)
    addAll(
      diagnostics,
      links.wrong.map((handle) => wrongHandle(file, key, handle)),
    )
    authors.set(key, {
      ...authorOf({
        ...fields,
        key,
        image: imageOf(imageURL ?? image_url, file),
        socials: links.urls,
        route: taken === undefined ? route : null,
      }),
      ...ownOf(fields, freeTypes && isObject(value) ? value[key] : null),
    })
  }
  return { authors, diagnostics }
}

/** Without types that are fields of the site's own. */
function withKnownTypes(authors: unknown): unknown {
  if (!isObject(authors)) return authors
  const known = Object.entries(authors).map(([key, author]) => {
    if (!isObject(author) || (authorTypes as readonly unknown[]).includes(author['type']))
      return [key, author]
    const { type: _, ...fields } = author
    return [key, fields]
  })
  return Object.fromEntries(known)
}

/** The fields of an author that only components of the site know. */
function ownOf(fields: Readonly<Record<string, unknown>>, written: unknown): Pick<Author, 'own'> {
  const own = ownFields(fields)
  const type = isObject(written) ? written['type'] : undefined
  const all = type === undefined ? own : { ...own, type }
  return Object.keys(all).length > 0 ? { own: all } : {}
}

interface FoundAuthors {
  readonly authors: readonly Author[]
  readonly diagnostics: readonly Diagnostic[]
  /** Names of authors that are in no file. */
  readonly inline: readonly string[]
}

export function authorsOf({ source, facts }: Page, known: ReadonlyMap<string, Author>): FoundAuthors {
  const { authors } = facts.frontMatter
  const diagnostics: Diagnostic[] = []
  const found: Author[] = []
  const inline: string[] = []
  for (const { key, imageUrl, socials, own, ...fields } of authors ?? ownAuthor(facts.frontMatter)) {
    const links = socialLinks(socials ?? {})
    addAll(
      diagnostics,
      links.wrong.map((handle) => wrongHandle(source, fields.name ?? key ?? '', handle)),
    )
    const base = key === undefined ? undefined : known.get(key)
    if (key !== undefined && !base) {
      diagnostics.push(unknownAuthor(source, key, known))
      continue
    }
    if (key === undefined) inline.push(fields.name ?? imageUrl ?? '')
    const author = authorOf({
      ...fields,
      key: key ?? null,
      image: imageOf(imageUrl, source),
      socials: links.urls,
      route: null,
    })
    const written = own ? { ...author, own } : author
    found.push(base ? merged(base, written) : written)
  }
  return { authors: found, diagnostics, inline }
}

/** An author in the older fields, which name one person. */
function ownAuthor({ author, ...fields }: FrontMatter): readonly AuthorField[] {
  const title = fields.author_title ?? fields.authorTitle
  const url = fields.author_url ?? fields.authorURL
  const imageUrl = fields.author_image_url ?? fields.authorImageURL
  if (author === undefined && imageUrl === undefined) return []
  const said = Object.entries({ name: author, title, url, imageUrl }).filter(
    ([, value]) => value !== undefined,
  )
  return [Object.fromEntries(said)]
}

/** One beside the file is named by its path from the root of the site: lists show it as well. */
const imageOf = (image: string | undefined, file: SourcePath): string | undefined =>
  image !== undefined && isBeside(image) ? `@site/${joinPath(folderOf(file), image)}` : image

type Fields = { readonly [K in Exclude<keyof Author, 'own'>]?: Author[K] | undefined }

const authorOf = (fields: Fields): Author => ({
  key: fields.key ?? null,
  name: fields.name ?? null,
  type: fields.type ?? null,
  title: fields.title ?? null,
  url: fields.url ?? null,
  email: fields.email ?? null,
  image: fields.image ?? null,
  description: fields.description ?? null,
  socials: fields.socials ?? {},
  route: fields.route ?? null,
})

/** Fields written in the post win over the fields of the authors file. */
function merged(base: Author, own: Author): Author {
  const said = Object.entries(own).filter(([name, value]) => value !== null && name !== 'socials')
  const fields = base.own || own.own ? { own: { ...base.own, ...own.own } } : {}
  return { ...base, ...Object.fromEntries(said), socials: { ...base.socials, ...own.socials }, ...fields }
}

/** Platform → what comes before the handle in the URL of a profile. LinkedIn has a slash at the end. */
const platforms: Readonly<Record<string, string>> = {
  bluesky: 'https://bsky.app/profile/',
  email: 'mailto:',
  github: 'https://github.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/in/',
  mastodon: 'https://mastodon.social/@',
  stackoverflow: 'https://stackoverflow.com/users/',
  threads: 'https://www.threads.net/@',
  twitch: 'https://twitch.tv/',
  twitter: 'https://twitter.com/',
  x: 'https://x.com/',
  youtube: 'https://youtube.com/@',
}

function socialLinks(socials: Readonly<Record<string, string>>): {
  urls: Record<string, string>
  wrong: readonly string[]
} {
  const urls: Record<string, string> = {}
  const wrong: string[] = []
  for (const [name, handle] of Object.entries(socials)) {
    const known = name.toLowerCase()
    const start = platforms[known] ?? ''
    if (/^(?:(?:https?:)?\/\/|mailto:)/.test(handle)) urls[name] = handle
    else if (handle.includes('/')) wrong.push(handle)
    else
      urls[start === '' ? name : known] =
        start + (start.endsWith('@') ? handle.replace(/^@/, '') : handle) + (known === 'linkedin' ? '/' : '')
  }
  return { urls, wrong }
}

const wrongHandle = (file: SourcePath, author: string, handle: string): Diagnostic => ({
  code: 'authorsFile',
  file,
  line: 1,
  column: 1,
  message: `The handle "${handle}" of ${author} has a slash.`,
  hint: 'Write the name alone, or a URL with https://.',
  find: ['socials:', handle],
})

const samePage = (file: SourcePath, key: string, other: string, route: string): Diagnostic => ({
  code: 'authorsFile',
  file,
  line: 1,
  column: 1,
  message: `The authors "${other}" and "${key}" have the same page, ${route}.`,
  hint: 'Give one of them another permalink.',
  find: [`${key}:`],
})

function unknownAuthor(file: SourcePath, key: string, known: ReadonlyMap<string, Author>): Diagnostic {
  const similar = nearest(key, known.keys())
  const names = [...known.keys()].join(', ')
  return {
    code: 'unknownAuthor',
    file,
    line: 1,
    column: 1,
    message: `The author "${key}" is not in the authors file, which contains ${names === '' ? 'no authors' : names}.`,
    hint: similar === null ? null : `Did you mean ${similar}?`,
    find: ['authors:', key],
  }
}
