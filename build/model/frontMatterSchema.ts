// The front matter of each kind of page as schemas, for JSON schemas and for the types that sites import.
// Reading a page does not load this file: markdown/frontMatterField.ts checks the same types by hand, which
// saves every thread the loading of valibot. A test compares the two.
import * as v from 'valibot'
import {
  authorTypes,
  type FieldType,
  type FrontMatterKey,
  frontMatterFields,
  numberText,
} from './frontMatter.ts'
import { badgeTones } from './sidebarLooks.ts'
import { dayText, momentOf } from './text/isoDate.ts'

const scalar = v.union([v.string(), v.number()])
const text = v.nullable(scalar)
const list = v.union([v.string(), v.array(scalar)])

/** A real day: 2024-02-30 is none. A time may follow. */
const isoDay = v.pipe(
  v.string(),
  v.regex(/^\s*\d{4}-\d{1,2}-\d{1,2}(?:[T\s]|$)/),
  v.check((date) => {
    const [year = 0, month = 0, dayOfMonth = 0] = date
      .trim()
      .split(/[-T\s]/)
      .map(Number)
    const real = new Date(Date.UTC(year, month - 1, dayOfMonth))
    return real.getUTCMonth() === month - 1 && real.getUTCDate() === dayOfMonth
  }),
)

/** The same for days in words and with slashes. */
const otherDay = v.pipe(
  v.string(),
  v.regex(dayText),
  v.check((text) => momentOf(text) !== null),
)
const day = v.union([isoDay, otherDay])

const author = v.pipe(
  v.looseObject({
    key: v.optional(v.nullable(scalar)),
    name: v.optional(v.nullable(scalar)),
    type: v.optional(v.picklist(authorTypes)),
    title: v.optional(v.nullable(scalar)),
    url: v.optional(v.nullable(scalar)),
    email: v.optional(v.nullable(scalar)),
    image_url: v.optional(v.nullable(scalar)),
    imageURL: v.optional(v.nullable(scalar)),
    description: v.optional(v.nullable(scalar)),
    socials: v.optional(v.nullable(v.record(v.string(), scalar))),
  }),
  v.check(({ key, name, image_url, imageURL }) => Boolean(key || name || image_url || imageURL)),
)

/** The values that a field of each type can have in YAML. An empty field counts as absent. */
export const fieldInputs = {
  text,
  slug: text,
  textOrNull: text,
  number: v.nullable(v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.regex(numberText))])),
  flag: v.nullable(v.boolean()),
  headingLevel: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)),
  object: v.nullable(v.record(v.string(), v.unknown())),
  texts: v.nullable(list),
  tags: v.nullable(v.array(v.union([scalar, v.looseObject({ label: v.string(), permalink: v.string() })]))),
  format: v.picklist(['md', 'mdx', 'auto', 'detect']),
  date: v.nullable(day),
  authors: v.nullable(v.union([v.string(), author, v.array(v.union([v.string(), author]))])),
  badge: v.nullable(
    v.union([v.string(), v.looseObject({ text: v.string(), tone: v.optional(v.picklist(badgeTones)) })]),
  ),
  lastUpdate: v.looseObject({
    date: v.optional(v.nullable(day)),
    author: v.optional(v.nullable(v.string())),
  }),
} satisfies Record<FieldType, v.GenericSchema>

/** A field that is a string in the schema and a number here. */
type NumberInput = number | `${number}` | null

/** Every field with what it may hold. */
type FrontMatterInput = {
  readonly [K in keyof typeof frontMatterFields]?: (typeof frontMatterFields)[K] extends 'number'
    ? NumberInput
    : v.InferInput<(typeof fieldInputs)[(typeof frontMatterFields)[K]]>
}

const page = [
  'title',
  'title_meta',
  'description',
  'keywords',
  'image',
  'cover',
  'cover_alt',
  'slug',
] as const
const state = [
  'draft',
  'publish_at',
  'expires_at',
  'unlisted',
  'hide_from_search',
  'agents',
  'custom_edit_url',
  'last_update',
  'format',
  'mdx',
] as const
const contents = ['hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level'] as const

/** The fields of each kind of page. */
export const fieldsOf = {
  docs: [
    'id',
    ...page,
    'tags',
    'sidebar_label',
    'sidebar_key',
    'sidebar_position',
    'sidebar_class_name',
    'sidebar_icon',
    'sidebar_badge',
    'sidebar_hidden',
    'sidebar_custom_props',
    'displayed_sidebar',
    'pagination_label',
    'pagination_prev',
    'pagination_next',
    'parse_number_prefixes',
    'hide_title',
    'comments',
    ...contents,
    ...state,
  ],
  blog: [
    ...page,
    'sidebar_label',
    'date',
    'published',
    'series',
    'comments',
    'authors',
    'tags',
    'hide_reading_time',
    ...contents,
    ...state,
    'author',
    'author_title',
    'author_url',
    'author_image_url',
    'authorTitle',
    'authorURL',
    'authorImageURL',
  ],
  pages: [...page, 'wrapperClassName', ...contents, ...state],
} as const satisfies Record<string, readonly FrontMatterKey[]>

export type DocsFrontMatter = Pick<FrontMatterInput, (typeof fieldsOf.docs)[number]>
export type BlogFrontMatter = Pick<FrontMatterInput, (typeof fieldsOf.blog)[number]>
export type PagesFrontMatter = Pick<FrontMatterInput, (typeof fieldsOf.pages)[number]>

/** Fields that Troodon does not read are allowed: a site may have its own. */
export const frontMatterSchema = (kind: keyof typeof fieldsOf): v.GenericSchema =>
  v.looseObject(
    Object.fromEntries(
      fieldsOf[kind].map((name) => [name, v.optional(fieldInputs[frontMatterFields[name]])]),
    ),
  )
