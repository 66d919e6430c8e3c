// The texts and lists of a page's data, and the same data with marks in place of them. Data with equal shapes
// is rendered to the same HTML but for its texts and lists.

/** The fields that a view prints. */
export interface Printed {
  /** All of the data but its texts and lists. */
  readonly shape: string
  readonly texts: readonly string[]
  readonly lists: readonly (readonly object[])[]
}

/** Members that no view of the theme reads while it renders on the server, unless the page has code. */
const unread: ReadonlySet<string> = new Set([
  'backlinks',
  'customProps',
  'head',
  'headings',
  'htmlClass',
  'origin',
  'trails',
])
/** Strings that components compare. */
const compared: ReadonlySet<string> = new Set([
  'about',
  'banner',
  'className',
  'instance',
  'key',
  'kind',
  'name',
  'platform',
  'sidebarName',
  'type',
  'view',
  'wrapperClass',
])
/** Lists that the theme prints with `markedRows`. */
const lists: ReadonlySet<string> = new Set(['cards', 'children', 'items', 'posts', 'toc'])

export function printedOf(data: object): Printed {
  const found: Found = { texts: [], lists: [] }
  const shape = shapeOfMembers(data as Members, found)
  return { shape, texts: found.texts, lists: found.lists }
}

interface Found {
  readonly texts: string[]
  readonly lists: (readonly object[])[]
}

type Members = Readonly<Record<string, unknown>>

function shapeOfMembers(object: Members, found: Found): string {
  let shape = '{'
  for (const name in object) if (!unread.has(name)) shape += `${name}:${shapeOf(object[name], name, found)};`
  return `${shape}}`
}

function shapeOf(value: unknown, name: string, found: Found): string {
  if (typeof value === 'string') {
    // React prints an empty text in another way than others.
    if (value === '' || compared.has(name)) return JSON.stringify(value)
    found.texts.push(value)
    return '$'
  }
  if (Array.isArray(value)) {
    if (!lists.has(name)) return `[${value.map((one) => shapeOf(one, '', found)).join()}]`
    if (value.length === 0) return '[]'
    found.lists.push(value)
    return '[$]'
  }
  return typeof value === 'object' && value !== null ? shapeOfMembers(value as Members, found) : String(value)
}

/** The same data with marks. They have the order of `printedOf`. */
export function withMarks<Data extends object>(data: Data): Data {
  let texts = 0
  let marked = 0
  const mark = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return value === '' || compared.has(name) ? value : markOf(texts++)
    if (Array.isArray(value)) {
      if (!lists.has(name)) return value.map((one) => mark(one, ''))
      return value.length === 0 ? value : Object.assign([{}], { markedList: marked++ })
    }
    return typeof value === 'object' && value !== null ? members(value) : value
  }
  const members = (object: object): object =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => [name, unread.has(name) ? value : mark(value, name)]),
    )
  return members(data) as Data
}

/** The number of a list that `withMarks` has put in place of another; undefined for others. */
export const listNumber = (rows: readonly object[]): number | undefined =>
  (rows as { readonly markedList?: number }).markedList

/** HTML cannot contain NUL. The `&` shows whether the place of the mark escapes texts. */
export const markOf = (index: number): string => `\0&${index}\0`

/** The number of a text that is a mark; null for other texts. */
export function markNumber(text: string): number | null {
  const found = /^\0&(\d+)\0$/.exec(text)?.[1]
  if (found !== undefined) return Number(found)
  if (text.includes('\0')) throw new Error('A text is computed from a part of another.')
  return null
}

/** Where marks are in HTML: `amp;` where texts are escaped, and the number. */
export const marksIn = (html: string) => html.matchAll(/\0&(amp;)?(\d+)\0/g)
