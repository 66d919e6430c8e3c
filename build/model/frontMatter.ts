// The front matter fields that Troodon reads. To add one, add a row and its place in frontMatterSchema.ts;
// markdown/frontMatterField.ts reads a value by the type of its field.
import type { SidebarBadge } from './sidebarLooks.ts'

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
  readonly badge: SidebarBadge
}

/** A number that is written as text: `"2"`, `"-1.5"`. */
export const numberText = /^\s*-?(?:\d+\.?\d*|\.\d+)\s*$/

/** For search engines. */
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
  /** Fields that only components of the site know. */
  readonly own?: Readonly<Record<string, unknown>>
}

/** A tag as written: a key or label, or label and permalink. */
export type TagField = string | { readonly label: string; readonly permalink: string }

export type FieldType = keyof FieldTypes

/** Every field with its type. Editors show the comments for `DocsFrontMatter` and the like. */
export const frontMatterFields = {
  /**
   * Last part of the id of the document.
   * @default the file name
   * @example 'feeding'
   */
  id: 'text',
  /**
   * Title of the page.
   * @default the first heading, else the file name
   * @example 'Feeding'
   */
  title: 'text',
  /**
   * Title for browser tabs and search results.
   * @default the title
   * @example 'How to feed feathered dinosaurs'
   */
  title_meta: 'text',
  /**
   * One or two sentences for search results and cards.
   * @default the beginning of the page
   * @example 'What to feed whom.'
   */
  description: 'text',
  /**
   * Keywords for search engines.
   * @default none
   * @example ['feeding', 'fish']
   */
  keywords: 'texts',
  /**
   * Image that social networks show for links to the page.
   * @default the image of the site
   * @example '/img/feeding.png'
   */
  image: 'text',
  /**
   * Image that opens the page, and its entry in lists of posts: a path or a URL.
   * @default none
   * @example './pond.jpg'
   */
  cover: 'text',
  /**
   * What the cover shows, for readers who do not see it.
   * @default none: the cover is decoration
   * @example 'The pond at dawn'
   */
  cover_alt: 'text',
  /**
   * URL of the page: relative to its folder, or from the root of its instance with a slash.
   * @default made from the file name
   * @example '/food'
   */
  slug: 'slug',
  /**
   * Tags: keys of the tags file, labels, or labels with permalinks.
   * @default none
   * @example ['feeding', { label: 'Fish', permalink: '/fish' }]
   */
  tags: 'tags',
  /**
   * Leaves the page out of the published site.
   * @default false
   * @example true
   */
  draft: 'flag',
  /**
   * Moment before which the page is a draft, with a time zone: `Z`, `+01:00` or `Europe/Berlin`.
   * @default none
   * @example '2026-12-01 09:00 Europe/Berlin'
   */
  publish_at: 'date',
  /**
   * Moment from which the page is a draft, in the same form.
   * @default none
   * @example '2027-01-31'
   */
  expires_at: 'date',
  /**
   * Builds the page without links to it, and hides it from search engines.
   * @default false
   * @example true
   */
  unlisted: 'flag',
  /**
   * Leaves the page out of the site's own search. Search engines still find it.
   * @default false
   * @example true
   */
  hide_from_search: 'flag',
  /**
   * Markdown for agents: it is in the Markdown of the page, below the heading, and not in its HTML.
   * @default none
   * @example 'The commands of this page need version 2.1.'
   */
  agents: 'text',
  /**
   * Shows no title above the page.
   * @default false
   * @example true
   */
  hide_title: 'flag',
  /**
   * Shows no table of contents.
   * @default false
   * @example true
   */
  hide_table_of_contents: 'flag',
  /**
   * Highest level of headings in the table of contents.
   * @default `themeConfig.tableOfContents.minHeadingLevel`
   * @example 2
   */
  toc_min_heading_level: 'headingLevel',
  /**
   * Lowest level of headings in the table of contents.
   * @default `themeConfig.tableOfContents.maxHeadingLevel`
   * @example 4
   */
  toc_max_heading_level: 'headingLevel',
  /**
   * Name in the sidebar.
   * @default the title
   * @example 'Feeding'
   */
  sidebar_label: 'text',
  /**
   * Name in translation files of the category whose page this is, if `_category_` has no `key`.
   * @default the label of the category
   * @example 'care-of-young'
   */
  sidebar_key: 'text',
  /**
   * Position in an autogenerated sidebar.
   * @default after those with a position, by file name
   * @example 2
   */
  sidebar_position: 'number',
  /**
   * Class of the item in the sidebar.
   * @default none
   * @example 'new'
   */
  sidebar_class_name: 'text',
  /**
   * Icon of the item in the sidebar: one of an installed set of Iconify, or an emoji.
   * @default none
   * @example 'lucide:fish'
   */
  sidebar_icon: 'text',
  /**
   * Badge of the item in the sidebar: a text, or a text with a tone.
   * @default none
   * @example { text: 'New', tone: 'tip' }
   */
  sidebar_badge: 'badge',
  /**
   * Hides the item in the sidebar of other pages. The page stays public.
   * @default false
   * @example true
   */
  sidebar_hidden: 'flag',
  /**
   * Values of the item in the sidebar, for components of the site.
   * @default none
   * @example { badge: 'new' }
   */
  sidebar_custom_props: 'object',
  /**
   * Name of the sidebar beside the page; `null` for none.
   * @default the sidebar that lists the document
   * @example 'reference'
   */
  displayed_sidebar: 'textOrNull',
  /**
   * Name in the links to the previous and next document.
   * @default `sidebar_label`, else the title
   * @example 'Feeding'
   */
  pagination_label: 'text',
  /**
   * Id of the previous document; `null` for no link.
   * @default the previous one in the sidebar
   * @example 'hatching'
   */
  pagination_prev: 'textOrNull',
  /**
   * Id of the next document; `null` for no link.
   * @default the next one in the sidebar
   * @example null
   */
  pagination_next: 'textOrNull',
  /**
   * URL of the “Edit this page” link; `null` for no link.
   * @default made from `editUrl`
   * @example 'https://git.example/handbook/edit/feeding.md'
   */
  custom_edit_url: 'textOrNull',
  /**
   * When the page was last changed, and by whom.
   * @default from the Git history
   * @example { date: '2026-03-01', author: 'Maria' }
   */
  last_update: 'lastUpdate',
  /**
   * Removes number prefixes from the file name.
   * @default `numberPrefixParser`
   * @example false
   */
  parse_number_prefixes: 'flag',
  /**
   * Class of the `main` element and of the document.
   * @default none
   * @example 'landing'
   */
  wrapperClassName: 'text',
  /**
   * Day of the post, with or without a time.
   * @default the date in the file name, else the first commit
   * @example '2026-03-01'
   */
  date: 'date',
  /**
   * Day on which the post was published, if `date` is the day of the event that it describes. Search engines
   * and feeds see this day.
   * @default `date`
   * @example '2026-11-22'
   */
  published: 'date',
  /**
   * Name of the series that the post is a part of. Its page lists the other parts.
   * @default none
   * @example 'Building a pond'
   */
  series: 'text',
  /**
   * Whether the page has comments, when the site has them.
   * @default true for posts; as the site says for documents
   * @example false
   */
  comments: 'flag',
  /**
   * Authors: keys of the authors file, or authors with their fields.
   * @default none
   * @example ['maria', { name: 'Guest', url: 'https://guest.example' }]
   */
  authors: 'authors',
  /**
   * Name of the only author; use `authors` in new posts.
   * @default none
   * @example 'Maria'
   */
  author: 'text',
  /**
   * Title of the only author; use `authors` in new posts.
   * @default none
   * @example 'Keeper'
   */
  author_title: 'text',
  /**
   * Website of the only author; use `authors` in new posts.
   * @default none
   * @example 'https://maria.example'
   */
  author_url: 'text',
  /**
   * Image of the only author; use `authors` in new posts.
   * @default none
   * @example 'https://maria.example/face.png'
   */
  author_image_url: 'text',
  /**
   * Title of the only author, as in Docusaurus 1.
   * @default none
   * @example 'Keeper'
   */
  authorTitle: 'text',
  /**
   * Website of the only author, as in Docusaurus 1.
   * @default none
   * @example 'https://maria.example'
   */
  authorURL: 'text',
  /**
   * Image of the only author, as in Docusaurus 1.
   * @default none
   * @example 'https://maria.example/face.png'
   */
  authorImageURL: 'text',
  /**
   * Shows no reading time.
   * @default false
   * @example true
   */
  hide_reading_time: 'flag',
  /**
   * How the file is read, see `markdown.format`.
   * @default `markdown.format`
   * @example 'md'
   */
  format: 'format',
  /**
   * The same as `format`, in the form `{ format }`.
   * @default none
   * @example { format: 'md' }
   */
  mdx: 'object',
} as const satisfies Record<string, FieldType>

export type FrontMatterKey = keyof typeof frontMatterFields

export type FrontMatter = { readonly [K in FrontMatterKey]?: FieldTypes[(typeof frontMatterFields)[K]] }
