// Feeds that readers of feeds refuse, or in which they lose entries.
import type { OutputSiteRule } from '../outputRule.ts'
import { type HtmlElement, htmlTree, textOf } from './htmlTree.ts'

interface Entry {
  readonly id: string
  readonly title: string
  readonly link: string
  readonly date: string | null
}

export const feedFormat: OutputSiteRule = async ({ feeds }, report) => {
  for (const { path, text } of await feeds()) {
    const say = (message: string) =>
      report({
        file: null,
        message: `The feed ${path}: ${message}`,
        hint: 'Correct the posts, or createFeedItems.',
      })
    for (const problem of path.endsWith('.json') ? jsonProblems(text) : xmlProblems(text)) say(problem)
  }
}

function* xmlProblems(text: string): Generator<string> {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text))
    yield 'It has a character that XML does not allow.'
  if (
    /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(
      text.replace(/<!\[CDATA\[(?:[\s\S]*?\]\]>|[\s\S]*$)/g, ''),
    )
  )
    yield 'It has an "&" that is no reference.'
  const { root, unbalanced } = htmlTree(text, true)
  if (unbalanced.length > 0) yield `It is not well-formed: <${unbalanced[0]}> is not closed.`
  const feed = childrenOf(root).find(({ name }) => name === 'rss' || name === 'feed')
  if (!feed) return yield 'It is neither RSS nor Atom.'
  const isAtom = feed.name === 'feed'
  const head = isAtom ? feed : childrenOf(feed).find(({ name }) => name === 'channel')
  if (!head) return yield 'It has no channel.'
  for (const name of isAtom ? ['id', 'title', 'updated'] : ['title', 'link', 'description'])
    if (fieldOf(head, name) === '') yield `It has no ${name}.`
  const entries = childrenOf(head)
    .filter(({ name }) => name === (isAtom ? 'entry' : 'item'))
    .map((one) => (isAtom ? atomEntry(one) : rssEntry(one)))
  yield* entryProblems(entries)
}

const rssEntry = (item: HtmlElement): Entry => ({
  id: fieldOf(item, 'guid') || fieldOf(item, 'link'),
  title: fieldOf(item, 'title') || fieldOf(item, 'description'),
  link: fieldOf(item, 'link'),
  date: fieldOf(item, 'pubDate') || null,
})

const atomEntry = (entry: HtmlElement): Entry => ({
  id: fieldOf(entry, 'id'),
  title: fieldOf(entry, 'title'),
  link:
    childrenOf(entry)
      .find(({ name }) => name === 'link')
      ?.attributes.get('href') ?? '',
  date: fieldOf(entry, 'updated'),
})

function* jsonProblems(text: string): Generator<string> {
  let feed: Readonly<Record<string, unknown>>
  try {
    feed = JSON.parse(text)
  } catch {
    return yield 'It is not valid JSON.'
  }
  if (!String(feed['version']).startsWith('https://jsonfeed.org/version/'))
    yield 'It has no version of JSON Feed.'
  if (!feed['title']) yield 'It has no title.'
  const items = feed['items']
  if (!Array.isArray(items)) return yield 'It has no items.'
  yield* entryProblems(
    items.map((item) => ({
      id: String(item.id ?? ''),
      title: String(item.title ?? item.content_text ?? item.content_html ?? ''),
      link: String(item.url ?? ''),
      date: item.date_published ?? item.date_modified ?? null,
    })),
  )
}

function* entryProblems(entries: readonly Entry[]): Generator<string> {
  const ids = new Set<string>()
  for (const { id, title, link, date } of entries) {
    const name = `The entry ${id || title || link}`
    if (id === '') yield `${name} has no id.`
    else if (ids.has(id)) yield `${name} is there twice: readers show one of them.`
    ids.add(id)
    if (title === '') yield `${name} has neither a title nor a text.`
    if (link !== '' && !URL.canParse(link)) yield `${name} has no full URL: ${link}`
    if (date !== null && Number.isNaN(Date.parse(date))) yield `${name} has no valid date: ${date}`
  }
}

const childrenOf = ({ children }: HtmlElement): readonly HtmlElement[] =>
  children.filter((one): one is HtmlElement => typeof one !== 'string')

const fieldOf = (element: HtmlElement, name: string): string => {
  const child = childrenOf(element).find((one) => one.name === name)
  return child ? textOf(child).trim() : ''
}
