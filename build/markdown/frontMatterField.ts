// Reads one front matter value as the type its field has, or says what was expected.
import {
  type AuthorField,
  authorTypes,
  type FieldType,
  numberText,
  type TagField,
} from '../model/frontMatter.ts'
import { badgeShape, isBadge } from '../model/sidebarLooks.ts'
import { dayText, isoDate, momentOf } from '../model/text/isoDate.ts'
import { isObject } from '../shared/isObject.ts'

export interface FieldPlace {
  readonly line: number
  readonly column: number
  /** The value as written on the key's line; keeps `3.10` from becoming 3.1. */
  readonly raw: string
}

type Read =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly expected: string; readonly found: string; readonly hint: string | null }

const readers: { readonly [T in FieldType]: (value: unknown, place: FieldPlace) => Read } = {
  text: (value, { raw }) => {
    if (typeof value === 'string') return good(value)
    if (typeof value === 'number') return good(raw === '' ? String(value) : raw)
    if (value === null) return good(undefined)
    return bad('text', value, 'Put the value in quotes.')
  },
  slug: (value, place) => readers.text(value, place),
  number: (value) =>
    typeof value === 'number' && Number.isFinite(value)
      ? good(value)
      : typeof value === 'string' && numberText.test(value)
        ? good(Number(value))
        : value === null
          ? good(undefined)
          : bad('a number', value),
  flag: (value) =>
    typeof value === 'boolean'
      ? good(value)
      : value === null
        ? good(undefined)
        : bad('true or false', value, 'Write true or false, without quotes.'),
  headingLevel: (value) =>
    Number.isInteger(value) && (value as number) >= 2 && (value as number) <= 6
      ? good(value)
      : bad('a heading level from 2 to 6', value),
  textOrNull: (value, place) => (value === null ? good(null) : readers.text(value, place)),
  object: (value) =>
    isObject(value)
      ? good(value)
      : value === null
        ? good(undefined)
        : bad('a list of "key: value" lines', value),
  texts: (value) => {
    if (value === null) return good(undefined)
    if (typeof value === 'string') return good(value.split(/,\s*/).filter(Boolean))
    if (Array.isArray(value) && value.every(isScalar)) return good(value.map(String))
    return bad('a list of texts', value)
  },
  tags: (value) => {
    if (value === null) return good(undefined)
    if (!Array.isArray(value)) return bad('a list of tags', value, 'Write tags: [one, two].')
    const wrong = value.find((tag) => !isScalar(tag) && !isTag(tag))
    if (wrong !== undefined) return bad('a list of tags, each a text or {label, permalink}', wrong)
    return good(
      value.map(
        (tag): TagField => (isTag(tag) ? { label: tag.label, permalink: tag.permalink } : String(tag)),
      ),
    )
  },
  format: (value) =>
    value === 'md' || value === 'mdx' || value === 'auto' || value === 'detect'
      ? good(value)
      : bad('md, mdx, auto or detect', value),
  date: (value) => {
    if (value === null) return good(undefined)
    const date = writtenDate(value)
    return date === null ? badDate('a date such as 2024-11-22', value) : good(date)
  },
  authors: (value) => {
    if (value === null) return good(undefined)
    const all = Array.isArray(value) ? value : [value]
    const wrong = all.find((author) => typeof author !== 'string' && !isObject(author))
    if (wrong !== undefined) return bad('keys of authors or objects with a name', wrong)
    const stray = all
      .filter(isObject)
      .find((author) => !author['name'] && !author['key'] && !author['image_url'] && !author['imageURL'])
    if (stray) return bad('authors with a key, a name or an image', stray)
    const unknown = all
      .filter(isObject)
      .find(({ type }) => type !== undefined && !(authorTypes as readonly unknown[]).includes(type))
    if (unknown) return bad(`authors whose type is ${authorTypes.join(' or ')}`, unknown['type'])
    return good(all.map(authorOf))
  },
  badge: (value) =>
    value === null ? good(undefined) : isBadge(value) ? good(value) : bad(badgeShape, value),
  lastUpdate: (value) => {
    if (!isObject(value)) return bad('an object with date, author or both', value)
    const { date = null, author = null } = value
    const day = date === null ? null : writtenDate(date)
    if (date !== null && day === null)
      return badDate('an object whose date is a date such as 2024-11-22', date)
    if (author !== null && typeof author !== 'string') return bad('an object whose author is text', author)
    return good({ date: isoDate(day ?? undefined)?.slice(0, 10) ?? null, author })
  },
}

export const readField = (type: FieldType, value: unknown, place: FieldPlace): Read =>
  readers[type](value, place)

const good = (value: unknown): Read => ({ ok: true, value })
const bad = (expected: string, value: unknown, hint: string | null = null): Read => ({
  ok: false,
  expected,
  found: describe(value),
  hint,
})

/** Of a day that does not exist, it says how many days the month has. */
function badDate(expected: string, value: unknown): Read {
  const written = bad(expected, value)
  const [, year, month] =
    /^\s*(\d{4})-(0?[1-9]|1[0-2])-\d{1,2}(?:[T\s]|$)/.exec(typeof value === 'string' ? value : '') ?? []
  if (written.ok || year === undefined) return written
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const found = `${String(value).trim()}: ${year}-${month?.padStart(2, '0')} has ${days} days`
  return { ...written, found }
}

const authorTexts = ['key', 'name', 'type', 'title', 'url', 'email', 'description']

function authorOf(author: unknown): AuthorField {
  if (!isObject(author)) return { key: String(author) }
  const { image_url, imageURL, socials: given, ...others } = author
  const all = Object.entries({ ...others, imageUrl: image_url ?? imageURL })
  const texts = all.filter(([name, value]) => [...authorTexts, 'imageUrl'].includes(name) && isScalar(value))
  const own = Object.entries(others).filter(([name]) => !authorTexts.includes(name))
  const socials = isObject(given) ? Object.entries(given).filter(([, value]) => isScalar(value)) : []
  return {
    ...Object.fromEntries(texts.map(([name, value]) => [name, String(value)])),
    ...(socials.length > 0
      ? { socials: Object.fromEntries(socials.map(([name, value]) => [name, String(value)])) }
      : {}),
    ...(own.length > 0 ? { own: JSON.parse(JSON.stringify(Object.fromEntries(own))) } : {}),
  }
}

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'
const isTag = (value: unknown): value is { label: string; permalink: string } =>
  isObject(value) && typeof value['label'] === 'string' && typeof value['permalink'] === 'string'

/** `2024-11-22`, with or without a time, and days in words or with slashes: `Nov 22, 2024`, `11/22/2024`. */
function writtenDate(value: unknown): string | null {
  if (typeof value !== 'string') return null
  if (isDate(value)) return value.trim()
  return dayText.test(value) ? momentOf(value) : null
}

/** A real day: 2024-02-30 is not one, though many readers turn it into March. */
function isDate(value: string): boolean {
  const match = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s]|$)/.exec(value)
  if (!match) return false
  const [year, month, day] = match.slice(1, 4).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (isObject(value)) return 'an object'
  return typeof value === 'string' ? `the text "${value}"` : String(value)
}
