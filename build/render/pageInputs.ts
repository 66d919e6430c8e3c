// The inputs of one page, by names that a person understands.
import type { PageSource } from '../model/inputRecord.ts'

/** Members of a route's data that are no inputs, or come from inputs with names of their own. */
const unnamed: ReadonlySet<string> = new Set(['view', 'path', 'href', 'body', 'code'])

/** A page may name it itself, when it shows more of the sidebar than its data says. */
export const sidebarInput = 'the sidebar'

/** Names of members for readers; other members keep their own. */
const names: Readonly<Record<string, string>> = {
  previous: 'the previous page',
  next: 'the next page',
  newer: 'the newer post',
  older: 'the older post',
  sidebar: sidebarInput,
  lead: 'the description below the title',
  breadcrumbs: 'the path in the sidebar',
  head: 'title, description and other data of the head',
  version: 'the version, or the same document in others',
  tags: 'the tags',
  cards: 'the cards of documents',
  toc: 'the headings',
  headings: 'the headings',
  editHref: 'the edit link',
  lastUpdate: 'the last update',
  htmlClass: 'the classes of the page',
  textLanguage: 'the language of the text',
  changedOriginal: 'whether the translation is behind',
  wrapperClass: 'the classes of the page',
  computedCode: 'the colors of computed code',
  frontMatter: 'the front matter',
  allHref: 'the link to all tags',
  mixedCase: 'the paths with capitals',
  sidebarTitle: 'the title of the sidebar',
  readingMinutes: 'the reading time',
  postsPerPage: 'the pages of the list',
  totalPages: 'the pages of the list',
  totalCount: 'the number of posts',
  posts: 'the posts of the list',
  post: 'the data of the post',
  unlisted: 'the visibility',
  draft: 'the visibility',
  allDocs: 'the list of all documents',
}

/** Name → identity. `digest` is the caller's hash. */
export function pageInputs(
  { route, attributes, named }: PageSource,
  digest: (text: string) => string,
): Record<string, string> {
  const inputs: Record<string, string> = { ...named }
  for (const [member, value] of Object.entries(route)) {
    if (unnamed.has(member)) continue
    const name = names[member] ?? `the ${member}`
    inputs[name] = digest((inputs[name] ?? '') + JSON.stringify(value))
  }
  const code = 'code' in route ? route.code : null
  for (const attribute of [...attributes, ...Object.values(code?.attributes ?? {}).flat()])
    inputs[addressIn(attribute)] = digest(attribute)
  return inputs
}

const addressIn = (attributes: string): string =>
  `link to ${/^(?:href|src)="([^"]*)"/.exec(attributes)?.[1] ?? attributes}`
