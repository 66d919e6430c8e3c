// The front matter fields we read. To add one: a row here; parse/frontMatter.ts checks it by its type.

interface FieldTypes {
  readonly text: string
  readonly number: number
  readonly flag: boolean
  readonly texts: readonly string[]
  readonly tags: readonly TagField[]
  readonly textOrNull: string | null
  readonly lastUpdate: { readonly date: string | null; readonly author: string | null }
  readonly object: Readonly<Record<string, unknown>>
  readonly headingLevel: number
  readonly slug: string
  readonly format: 'md' | 'mdx' | 'auto' | 'detect'
  /** A day `2024-11-22`, or with a time: `2024-11-22T10:00`. */
  readonly date: string
  readonly authors: readonly AuthorField[]
}

/** Search engines are told which of the two somebody is. */
export const authorTypes = ['person', 'organization'] as const
export type AuthorType = (typeof authorTypes)[number]

/** An author as written: a key of authors.yml, or the fields of one, with or without a key. */
export interface AuthorField {
  readonly key?: string
  readonly name?: string
  readonly type?: AuthorType
  readonly title?: string
  readonly url?: string
  readonly email?: string
  readonly imageUrl?: string
  readonly description?: string
  readonly socials?: Readonly<Record<string, string>>
}

/** A tag as written: a key or label, or both label and address. */
export type TagField = string | { readonly label: string; readonly permalink: string }

export type FieldType = keyof FieldTypes

export const frontMatterFields = {
  id: 'text',
  title: 'text',
  title_meta: 'text',
  description: 'text',
  keywords: 'texts',
  image: 'text',
  slug: 'slug',
  tags: 'tags',
  draft: 'flag',
  unlisted: 'flag',
  hide_title: 'flag',
  hide_table_of_contents: 'flag',
  toc_min_heading_level: 'headingLevel',
  toc_max_heading_level: 'headingLevel',
  sidebar_label: 'text',
  sidebar_position: 'number',
  sidebar_class_name: 'text',
  sidebar_custom_props: 'object',
  displayed_sidebar: 'textOrNull',
  pagination_label: 'text',
  pagination_prev: 'textOrNull',
  pagination_next: 'textOrNull',
  custom_edit_url: 'textOrNull',
  last_update: 'lastUpdate',
  parse_number_prefixes: 'flag',
  wrapperClassName: 'text',
  date: 'date',
  authors: 'authors',
  author: 'text',
  author_title: 'text',
  author_url: 'text',
  author_image_url: 'text',
  // As the first generation of the format wrote them.
  authorTitle: 'text',
  authorURL: 'text',
  authorImageURL: 'text',
  hide_reading_time: 'flag',
  format: 'format',
  mdx: 'object',
} as const satisfies Record<string, FieldType>

export type FrontMatterKey = keyof typeof frontMatterFields

export type FrontMatter = { readonly [K in FrontMatterKey]?: FieldTypes[(typeof frontMatterFields)[K]] }
